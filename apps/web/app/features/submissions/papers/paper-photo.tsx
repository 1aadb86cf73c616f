import { useEffect, useState } from 'react';
import { fetchPaper } from '~/lib/papers/fetch-paper.ts';

/** One's own paper, small; what cannot be fetched is named in words. */
export function PaperPhoto({ id, alt }: { id: string; alt: string }) {
  const [src, setSrc] = useState<string | null>();
  useEffect(() => {
    let made: string | undefined;
    let isWanted = true;
    fetchPaper(id).then(
      (address) => {
        made = address;
        if (isWanted) setSrc(address);
        else URL.revokeObjectURL(address);
      },
      () => isWanted && setSrc(null),
    );
    return () => {
      isWanted = false;
      if (made) URL.revokeObjectURL(made);
    };
  }, [id]);
  if (!src)
    return <p className="grid h-24 w-32 place-items-center bg-tint text-14">{src === null ? alt : '…'}</p>;
  return <img src={src} alt={alt} className="h-24 w-32 bg-tint object-cover" />;
}
