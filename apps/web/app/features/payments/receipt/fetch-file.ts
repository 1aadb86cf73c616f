import { saveFile } from '~/lib/api/save-file.ts';
import { errorText } from '~/lib/words/error-text.ts';

/** Saves the receipt as a file, or says why it could not be: with the press, since the page begins without the words of a refusal. */
export async function fetchFile(orderId: string, failed: string): Promise<string | undefined> {
  try {
    const url = `/api/payments/${encodeURIComponent(orderId)}/receipt`;
    await saveFile(url, `serendib-receipt-${orderId}.pdf`);
    return undefined;
  } catch (error) {
    return errorText(error, failed);
  }
}
