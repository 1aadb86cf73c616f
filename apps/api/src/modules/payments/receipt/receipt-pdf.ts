import { runsOf } from '../../../platform/pdf/fonts.ts';
import { leftOutWords } from '../../../platform/pdf/left-out.ts';
import { openPdf } from '../../../platform/pdf/open-pdf.ts';

export interface Receipt {
  orderId: string;
  language: string;
  title: string;
  /** `LKR 500` */
  amount: string;
  what: string;
  facts: { name: string; value: string }[];
  /** Something that must not be overlooked: given back, or not real money. */
  notice: string | null;
  smallPrint: string[];
  site: string;
  issuedAt: Date;
}

const ink = '#17203a';
const muted = '#4b5369';
const line = '#d3d8cf';
const amber = '#f3b12b';
const [left, width, labelWidth] = [56, 483, 150];

/** One page of A4, in our own fonts; names may be in any script that these have. */
export async function writeReceipt(receipt: Receipt): Promise<Buffer> {
  const { doc, written } = await openPdf({
    margins: { top: 0, bottom: 0, left, right: 56 },
    lang: receipt.language,
    info: {
      Title: `${receipt.title} ${receipt.orderId}`,
      Author: 'Serendib',
      CreationDate: receipt.issuedAt,
      ModDate: receipt.issuedAt,
    },
  });
  draw(doc, receipt);
  doc.end();
  return written;
}

interface Style {
  size: number;
  colour?: string;
  latin?: 'text' | 'heading';
  x?: number;
  width?: number;
  /** No higher than this; what is longer ends in dots. */
  height?: number;
  align?: 'right';
}

/** Writes a text of any of our scripts, and gives the height below it. */
function write(doc: PDFKit.PDFDocument, text: string, y: number, style: Style): number {
  const { size, colour = ink, latin = 'text', x = left, width: wide = width, height = 200 } = style;
  const runs = runsOf(text || ' ', latin);
  doc.fillColor(colour).fontSize(size);
  runs.forEach(({ font, text: part }, index) => {
    const options = {
      width: wide,
      height,
      ellipsis: true,
      ...(style.align ? { align: style.align } : {}),
      lineGap: size * 0.25,
      continued: index < runs.length - 1,
    };
    doc.font(font);
    if (index === 0) doc.text(part, x, y, options);
    else doc.text(part, options);
  });
  return doc.y;
}

function draw(doc: PDFKit.PDFDocument, receipt: Receipt): void {
  doc.rect(0, 0, doc.page.width, 74).fill(amber);
  write(doc, 'Serendib', 24, { size: 22, latin: 'heading' });
  write(doc, receipt.site, 31, { size: 10, x: left + 233, width: 250, align: 'right' });

  let y = write(doc, receipt.title, 112, { size: 40, latin: 'heading' });
  y = write(doc, receipt.what, y + 2, { size: 14, colour: muted });
  y = write(doc, receipt.amount, y + 18, { size: 30, latin: 'heading' }) + 14;
  if (receipt.notice) {
    const below = write(doc, receipt.notice, y + 8, { size: 12, x: left + 14, width: width - 14 });
    doc.rect(left, y + 4, 3, below - y).fill(amber);
    y = below + 16;
  }
  for (const { name, value } of receipt.facts) {
    doc
      .moveTo(left, y)
      .lineTo(left + width, y)
      .lineWidth(0.7)
      .stroke(line);
    write(doc, name, y + 10, { size: 11, colour: muted, width: labelWidth });
    y = write(doc, value, y + 10, {
      ...{ size: 11, x: left + labelWidth, width: width - labelWidth, height: 48 },
    });
    y += 8;
  }
  doc
    .moveTo(left, y)
    .lineTo(left + width, y)
    .lineWidth(0.7)
    .stroke(line);
  y += 20;
  const texts = receipt.facts.flatMap(({ name, value }) => [name, value]);
  for (const words of [...receipt.smallPrint, ...leftOutWords(receipt.language, texts)])
    y = write(doc, words, y, { size: 9.5, colour: muted }) + 5;
}
