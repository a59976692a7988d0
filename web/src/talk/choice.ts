// Whether a new table has a chat, as it is asked where it is laid.

import ChatChoice from './ChatChoice.svelte';
import { loadTalkWords } from './words';

export async function chatChoice(): Promise<typeof ChatChoice> {
  await loadTalkWords();
  return ChatChoice;
}
