export type Block = { paragraph: string } | { items: string[] };
export type Fragment = { text: string } | { sprite: string };

/** Paragraphs are parted by empty lines or by lists; a list's lines begin with "- ". */
export function blocksOf(text: string): Block[] {
  const blocks: Block[] = [];
  for (const part of text.split(/\n\s*\n/)) {
    for (const line of part.split('\n').map((each) => each.trim())) {
      const last = blocks.at(-1);
      if (line.startsWith('- ')) {
        if (last && 'items' in last) last.items.push(line.slice(2));
        else blocks.push({ items: [line.slice(2)] });
      } else if (line) blocks.push({ paragraph: line });
    }
  }
  return blocks;
}

/** Words and the pictures between them. */
export function fragmentsOf(line: string): Fragment[] {
  return line
    .split(/(\[\[[^\]]+\]\])/)
    .filter(Boolean)
    .map((part) => (part.startsWith('[[') ? { sprite: part.slice(2, -2) } : { text: part }));
}
