import type { ReplyOf } from '~/lib/api/call.ts';
import type { WithImage } from './place-image.ts';

type Reply = ReplyOf<'GET /destinations/{id}'>;

/** A place as its page shows it. */
export type Place = WithImage<Reply> & Pick<Reply, 'nameSi' | 'nameTa'>;
