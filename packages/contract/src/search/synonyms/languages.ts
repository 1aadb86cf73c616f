import type { Synonym } from './synonym.ts';

/** What languages are called, in themselves too. */
export const languageSynonyms: Synonym[] = [
  { said: ['mandarin', 'chinese'], means: ['mandarin chinese'] },
  { said: ['sinhalese', 'singhalese'], means: ['sinhala'] },
  { said: ['deutsch', 'deutschsprachig', 'deutscher'], means: ['german'] },
  { said: ['francais', 'français', 'francophone'], means: ['french'] },
  { said: ['italiano'], means: ['italian'] },
  { said: ['espanol', 'español'], means: ['spanish'] },
  { said: ['nederlands', 'flemish'], means: ['dutch'] },
  { said: ['polski'], means: ['polish'] },
  { said: ['farsi'], means: ['persian'] },
  { said: ['русский', 'русскоговорящий'], means: ['russian'] },
  { said: ['中文', '普通话'], means: ['mandarin chinese'] },
  { said: ['日本語'], means: ['japanese'] },
  { said: ['한국어'], means: ['korean'] },
];
