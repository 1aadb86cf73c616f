import { createRequire } from 'node:module';
import { parentPort, workerData } from 'node:worker_threads';

/** The WebAssembly decoder, as far as it is used here; it brings no types. */
interface Heif {
  HeifDecoder: new () => { decode(bytes: Uint8Array): HeifImage[] };
}
interface HeifImage {
  is_primary(): boolean;
  get_width(): number;
  get_height(): number;
  display(
    target: { data: Uint8ClampedArray<ArrayBuffer>; width: number; height: number },
    done: (shown: { data: Uint8ClampedArray<ArrayBuffer> } | null) => void,
  ): void;
}

/** Runs as a thread of its own, because decoding takes a second or two in which nothing else would be answered. */
const { bytes, mostPixels } = workerData as { bytes: Uint8Array; mostPixels: number };
const heif: Heif = createRequire(import.meta.url)('libheif-js/wasm-bundle');
const images = new heif.HeifDecoder().decode(bytes);
const image = images.find((each) => each.is_primary()) ?? images[0];
if (!image) throw new Error('It holds no picture.');
const [width, height] = [image.get_width(), image.get_height()];
if (width * height > mostPixels) throw new Error('It has too many pixels.');
image.display({ data: new Uint8ClampedArray(width * height * 4), width, height }, (shown) => {
  if (!shown) throw new Error('It could not be shown.');
  const pixels = new Uint8Array(shown.data.buffer);
  parentPort?.postMessage({ pixels, width, height }, [pixels.buffer]);
});
