import { fontFile, fontNames } from './fonts.ts';

export interface OpenPdf {
  doc: PDFKit.PDFDocument;
  /** Resolves once the document is ended. */
  written: Promise<Buffer>;
}

/** An empty page of A4 in our own fonts. The library is loaded with the first one: few processes write any. */
export async function openPdf(options: PDFKit.PDFDocumentOptions): Promise<OpenPdf> {
  const { default: PDFDocument } = await import('pdfkit');
  const doc = new PDFDocument({ size: 'A4', displayTitle: true, ...options });
  const chunks: Buffer[] = [];
  const written = new Promise<Buffer>((resolve, reject) => {
    doc.on('data', (chunk: Buffer) => chunks.push(chunk));
    doc.on('end', () => resolve(Buffer.concat(chunks)));
    doc.on('error', reject);
  });
  for (const name of fontNames) doc.registerFont(name, fontFile(name));
  return { doc, written };
}
