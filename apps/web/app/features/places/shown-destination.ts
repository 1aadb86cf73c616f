import type { ReplyOf } from '~/lib/api/call.ts';
import type { WithImage } from './place-image.ts';

type Reply = ReplyOf<'GET /destinations/{id}'>;

/** A destination as its page shows it. */
export type ShownDestination = WithImage<Reply> & Pick<Reply, 'nameSi' | 'nameTa'>;
