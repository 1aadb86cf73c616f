import { t } from '@serendib/contract/words/t';
import sinhalaDisplay from './sinhala-display.woff2?url';
import sinhalaText from './sinhala-text.woff2?url';
import tamilDisplay from './tamil-display.woff2?url';
import tamilText from './tamil-text.woff2?url';

const faces: Readonly<Record<string, readonly string[]>> = {
  si: [sinhalaText, sinhalaDisplay],
  ta: [tamilText, tamilDisplay],
};

/** Fetches the faces of a page's own language at once. The server alone says so: a browser has them by then. */
export const LanguageFaces = () =>
  faces[t('@language')]?.map((face) => (
    <link key={face} rel="preload" href={face} as="font" type="font/woff2" crossOrigin="anonymous" />
  ));
