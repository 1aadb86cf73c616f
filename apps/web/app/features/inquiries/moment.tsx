import { momentThereAndHere } from '~/lib/inquiries/thread-words.ts';

export function Moment({ at }: { at: string }) {
  return <time dateTime={at}>{momentThereAndHere(at)}</time>;
}
