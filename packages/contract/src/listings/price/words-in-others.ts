// In texts of their own, which the server's bundle can write in ASCII: raw ones stay as they are.

/** What a price is for, in Sinhala and Tamil, as alternatives of a regular expression. */
export const perNightInOthers = 'රැයකට|රාත්\u200d?රියකට|(?:ஒரு\\s+)?இரவுக்கு|இரவொன்றுக்கு';
export const perDayInOthers = 'දිනකට|දවසකට|(?:ஒரு\\s+)?நாளு?ை?க்கு|நாளொன்றுக்கு';
export const perPersonInOthers = 'කෙනෙකුට|පුද්ගලයෙකුට|එක්\\s+අයෙකුට|நபருக்கு|ஒருவருக்கு';
/** What is paid besides a price. */
export const chargesInOthers = 'බදු|සේවා|ගාස්තු|රියදුරු|வரி|சேவை|கட்டண|ஓட்டுநர்';
