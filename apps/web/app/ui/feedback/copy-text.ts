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
