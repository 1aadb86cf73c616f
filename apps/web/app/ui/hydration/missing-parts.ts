import { t } from '@serendib/contract/words/t';
import { shownToasts, toast } from '../feedback/toast.tsx';

type Typed = HTMLInputElement | HTMLTextAreaElement;

/** The server answers: what does not come all the same is of a build that is not there any more. */
export const isServerThere = (): Promise<boolean> =>
  fetch('/favicon.svg', { method: 'HEAD', cache: 'no-store' }).then(
    ({ ok }) => ok,
    () => false,
  );

/** As often a part is tried while there is a network, before it is asked whether the server is there. */
const attempts = 4;

declare global {
  interface Window {
    /** Told by defer-hydration.tsx with each attempt at the scripts of a part that failed. */
    partMissing?: ((part: object) => void) | undefined;
  }
}

/** Says once of parts that do not come that the page is of an older version, and how it is opened anew. */
export function tellOfMissingParts(): () => void {
  const failed = new Map<object, number>();
  let typed: Typed | undefined;
  const onInput = ({ target }: Event) => {
    typed = target as Typed;
  };
  const tell = async (part: object) => {
    if (!(await isServerThere()) || failed.get(part) === Number.POSITIVE_INFINITY) return;
    failed.set(part, Number.POSITIVE_INFINITY);
    // Parts that are asked for with the same touch fail together.
    if (shownToasts().some(({ kind }) => kind === 'newer')) return;
    const isUnsent = typed?.isConnected && typed.form?.method === 'post' && typed.value !== '';
    const words = t('There is a newer version of Serendib');
    toast(isUnsent ? `${words}. ${t('What you typed was not sent.')}` : words, 'newer');
  };
  window.partMissing = (part) => {
    if (!navigator.onLine) return;
    const times = (failed.get(part) ?? 0) + 1;
    failed.set(part, times);
    if (Number.isFinite(times) && times >= attempts) void tell(part);
  };
  addEventListener('input', onInput, true);
  return () => {
    removeEventListener('input', onInput, true);
    window.partMissing = undefined;
  };
}
