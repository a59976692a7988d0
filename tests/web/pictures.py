"""Pictures of pages in shades of grey, for tests that compare what eyes see."""

from base64 import b64decode, b64encode
from dataclasses import dataclass

from playwright.sync_api import Page

GREYS = """async (png) => {
    const bytes = Uint8Array.from(atob(png), (letter) => letter.charCodeAt(0));
    const image = await createImageBitmap(new Blob([bytes]));
    const canvas = new OffscreenCanvas(image.width, image.height).getContext('2d');
    canvas.drawImage(image, 0, 0);
    const { data } = canvas.getImageData(0, 0, image.width, image.height);
    const greys = new Uint8Array(data.length / 4);
    for (let n = 0; n < greys.length; n++)
        greys[n] = 0.2126 * data[4 * n] + 0.7152 * data[4 * n + 1] + 0.0722 * data[4 * n + 2];
    let text = '';
    for (let n = 0; n < greys.length; n += 8192)
        text += String.fromCharCode(...greys.subarray(n, n + 8192));
    return [image.width, image.height, btoa(text)];
}"""
SAME = 24  # two greys that no eye tells apart at an edge


@dataclass(frozen=True)
class Grey:
    """A picture without colours."""

    width: int
    height: int
    pixels: bytes

    def differing(self, other: "Grey") -> float:
        """Which part of the pixels is another one."""
        assert (self.width, self.height) == (other.width, other.height)
        pairs = zip(self.pixels, other.pixels, strict=True)
        return sum(abs(one - two) > SAME for one, two in pairs) / len(self.pixels)

    def shape_apart(self, other: "Grey") -> float:
        """Of what either of two pieces covers, the part that only one does."""
        mine, theirs = self._covered(), other._covered()
        return len(mine ^ theirs) / len(mine | theirs)

    def _covered(self) -> set[int]:
        ground = self.pixels[0]
        return {place for place, each in enumerate(self.pixels) if abs(each - ground) > SAME}

    def cut(self, left: int, top: int, size: int) -> "Grey":
        """A square of it."""
        rows = (self.pixels[y * self.width + left :][:size] for y in range(top, top + size))
        return Grey(size, size, b"".join(rows))

    @property
    def mean(self) -> float:
        """How light it is, from 0 to 255."""
        return sum(self.pixels) / len(self.pixels)

    @property
    def deviation(self) -> float:
        """How much is drawn on it."""
        mean = self.mean
        return float((sum((each - mean) ** 2 for each in self.pixels) / len(self.pixels)) ** 0.5)


def grey(page: Page, png: bytes) -> Grey:
    """A screenshot in shades of grey; any page can convert it."""
    width, height, pixels = page.evaluate(GREYS, b64encode(png).decode())
    return Grey(width, height, b64decode(pixels))
