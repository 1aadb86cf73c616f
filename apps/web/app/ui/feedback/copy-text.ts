import { t } from '@serendib/contract/words/t';
import { toast } from './toast.tsx';

/** Puts a text where it can be pasted from, and says whether the browser let us. */
export async function copyText(text: string, copied: string, refused: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    toast(copied, 'good');
  } catch {
    toast(refused, 'danger');
  }
}

export const copyLink = (url: string): Promise<void> =>
  copyText(url, t('The link is copied.'), t('Your browser does not let us copy. Hold the link to copy it.'));
