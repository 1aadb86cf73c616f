import { notFound } from '~/lib/api/load.ts';

async function load(): Promise<never> {
  throw notFound();
}

export { load as clientLoader, load as loader };

export default function NotFound() {
  return null;
}
