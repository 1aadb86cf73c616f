// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';
import { shrinkPhoto } from './shrink-photo.ts';

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

/** How large a photo is drawn to be sent; nothing where it goes as it is. */
async function drawnOf(width: number, height: number, bytes = 3_000_000) {
  const drawImage = vi.fn<(...drawn: unknown[]) => void>();
  vi.stubGlobal('createImageBitmap', async () => ({ width, height, close: () => undefined }));
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue({
    drawImage,
    fillRect: () => undefined,
  } as never);
  vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((done) => done(new Blob(['x'])));
  const file = new File([new Uint8Array(bytes)], 'a.jpg', { type: 'image/jpeg' });
  const sent = await shrinkPhoto(file);
  expect(sent === file).toBe(drawImage.mock.calls.length === 0);
  return drawImage.mock.calls[0]?.slice(3);
}

test.each([
  ['lies', [4032, 3024], [2048, 1536]],
  ['stands', [3024, 4032], [1600, 2133]],
  ['stands, of a narrow camera', [2268, 4032], [1600, 2844]],
  ['is a long picture of a screen', [1600, 6400], [800, 3200]],
  ['is a panorama', [10_000, 2_000], [2048, 410]],
])('of a photo that %s not less is sent than the server keeps', async (_, [width, height], drawn) => {
  expect(await drawnOf(width as number, height as number)).toEqual(drawn);
});

test('what is no larger than the server keeps, and not heavy, goes as it is', async () => {
  expect(await drawnOf(1080, 2400, 900_000)).toBeUndefined();
  expect(await drawnOf(1600, 3200, 900_000)).toBeUndefined();
});
