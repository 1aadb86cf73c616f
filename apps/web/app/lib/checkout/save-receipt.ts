import { saveFile } from '../api/save-file.ts';
import { errorText } from '../words/error-text.ts';

/** Saves a receipt as a file, or answers why it could not be. A page fetches this with the press, to begin without the words of a refusal. */
export async function saveReceipt(orderId: string, failed: string): Promise<string | undefined> {
  try {
    const url = `/api/payments/${encodeURIComponent(orderId)}/receipt`;
    await saveFile(url, `serendib-receipt-${orderId}.pdf`);
    return undefined;
  } catch (error) {
    return errorText(error, failed);
  }
}
