import { expect, test } from 'vitest';
import { understand } from './understand.ts';

const told = (search: string) => understand(search).understood.map(({ as, value }) => `${as}:${value}`);

test.each([
  ['Mattala airport', 'mattala'],
  ['Hambantota airport', 'mattala'],
  ['Ratmalana airport', 'ratmalana'],
  ['Jaffna airport', 'jaffna'],
  ['Palaly airport', 'jaffna'],
  ['Trincomalee airport', 'trincomalee'],
  ['International airport', 'katunayake'],
  ['Bandaranaike International Airport', 'katunayake'],
  ['Mattala Rajapaksa International Airport', 'mattala'],
  ['Hambantota International Airport', 'mattala'],
  ['Ratmalana International Airport', 'ratmalana'],
  ['Palali airport', 'jaffna'],
  ['ගුවන් තොටුපළ', 'katunayake'],
  ['ගුවන්තොටුපළට', 'katunayake'],
  ['කටුනායක ගුවන් තොටුපළෙන්', 'katunayake'],
  ['මත්තල ගුවන් තොටුපළ', 'mattala'],
  ['මත්තල රාජපක්ෂ ජාත්‍යන්තර ගුවන්තොටුපළ', 'mattala'],
  ['රත්මලාන ගුවන්තොටුපළ', 'ratmalana'],
  ['පලාලි ගුවන් තොටුපළ', 'jaffna'],
  ['விமான நிலையம்', 'katunayake'],
  ['கட்டுநாயக்க விமான நிலையத்திலிருந்து', 'katunayake'],
  ['மத்தள விமான நிலையம்', 'mattala'],
  ['யாழ்ப்பாணம் சர்வதேச விமான நிலையம்', 'jaffna'],
  ['பலாலி விமான நிலையத்தில்', 'jaffna'],
  ['மட்டக்களப்பு விமான நிலையம்', 'batticaloa'],
])('%s is at a place of its own, and nothing else is asked for', (search, slug) => {
  const { rest, corrected } = understand(search);
  expect([told(search), rest, corrected]).toEqual([[`place:${slug}`], [], null]);
});
