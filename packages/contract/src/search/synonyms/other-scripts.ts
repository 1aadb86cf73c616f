import type { Synonym } from './synonym.ts';

/** As people say it in Sinhala and Tamil, where that is not the label of the option. */
export const otherScripts: Synonym[] = [
  { said: ['වෑන්', 'වෑන් එක', 'வேன்'], means: ['van'] },
  { said: ['කාර්', 'කාර් එක', 'මෝටර් රථය', 'கார்'], means: ['car'] },
  { said: ['බස්', 'බස් රථය', 'බස් එක', 'பஸ்', 'பேருந்து'], means: ['mini bus', 'large bus'] },
  {
    said: ['ත්‍රීවීල්', 'ත්‍රීවීලර්', 'ත්‍රී වීල්', 'ටුක් ටුක්', 'ஆட்டோ', 'ஆட்டோ ரிக்‌ஷா', 'முச்சக்கரவண்டி'],
    means: ['three wheeler'],
  },
  { said: ['ටැක්සි', 'வாடகை வண்டி', 'டாக்சி'], means: ['taxi'] },
  { said: ['ජීප්', 'ජීප් රථය', 'ஜீப்'], means: ['suv', 'jeep', '4wd'] },
  {
    said: ['හෝටල්', 'හෝටලය', 'හෝටල', 'නවාතැන්', 'නවාතැන', 'கெஸ்ட் ஹவுஸ்', 'தங்குமிடம்', 'ஹோட்டல்', 'விடுதி'],
    means: ['hotel'],
  },
  {
    said: ['කෑම කඩ', 'කඩේ', 'ආපනශාලා', 'කෑම', 'சாப்பாட்டுக் கடை', 'உணவகம்', 'சாப்பாடு'],
    means: ['restaurant', 'local eatery'],
  },
  { said: ['ඒසී', 'ඒ සී', 'ஏசி'], means: ['air conditioning'] },
  { said: ['සර්ෆ්', 'සර්ෆින්', 'சர்ஃபிங்'], means: ['surf'] },
  { said: ['තල්මසුන්', 'තල්මසුන් නැරඹීම', 'திமிங்கிலம்'], means: ['whale'] },
  { said: ['අලි', 'அலியானை', 'யானை'], means: ['elephant'] },
  { said: ['තේ', 'தேநீர்', 'தேயிலை'], means: ['tea'] },
  { said: ['වෙරළ', 'මුහුදු වෙරළ', 'கடற்கரை'], means: ['beach'] },
  { said: ['සෆාරි', 'சஃபாரி'], means: ['safari'] },
];
