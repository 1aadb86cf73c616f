import { runsOf } from './fonts.ts';
import { leftOutWords } from './left-out.ts';
import { openPdf } from './open-pdf.ts';

export interface Section {
  title: string;
  facts: [name: string, value: string][];
  /** What happened, one a line. */
  lines: string[];
}

export interface SectionsDocument {
  /** Of its words. */
  language: string;
  title: string;
  lines: string[];
  sections: Section[];
  issuedAt: Date;
}

const ink = '#17203a';
const muted = '#4b5369';
const [margin, width] = [56, 483];

/** As many pages of A4 as it takes, in our own fonts. */
export async function writeSections({
  language,
  title,
  lines,
  sections,
  issuedAt,
}: SectionsDocument): Promise<Buffer> {
  const { doc, written } = await openPdf({
    margin,
    lang: language,
    info: { Title: title, Author: 'Serendib', CreationDate: issuedAt, ModDate: issuedAt },
  });
  write(doc, title, { size: 22, latin: 'heading' });
  for (const line of lines) write(doc, line, { size: 10, colour: muted });
  for (const section of sections) {
    doc.moveDown(1.2);
    write(doc, section.title, { size: 14, latin: 'heading' });
    doc.moveDown(0.2);
    for (const [name, value] of section.facts) write(doc, `${name}: ${value}`, { size: 10.5 });
    for (const line of section.lines) write(doc, line, { size: 9.5, colour: muted });
  }
  const texts = sections.flatMap((section) => [section.title, ...section.facts.flat(), ...section.lines]);
  for (const words of leftOutWords(language, [title, ...lines, ...texts])) {
    doc.moveDown(1.2);
    write(doc, words, { size: 9.5, colour: muted });
  }
  doc.end();
  return written;
}

interface Style {
  size: number;
  colour?: string;
  latin?: 'text' | 'heading';
}

function write(doc: PDFKit.PDFDocument, text: string, { size, colour = ink, latin = 'text' }: Style): void {
  const runs = runsOf(text || ' ', latin);
  doc.fillColor(colour).fontSize(size);
  runs.forEach(({ font, text: part }, index) => {
    doc.font(font).text(part, { width, lineGap: size * 0.3, continued: index < runs.length - 1 });
  });
}
