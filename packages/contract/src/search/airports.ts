const airport = {
  english: ['airport', 'international airport'],
  sinhala: ['', 'ජාත්‍යන්තර '].flatMap((which) => [`${which}ගුවන් තොටුපළ`, `${which}ගුවන්තොටුපළ`]),
  tamil: ['விமான நிலையம்', 'சர்வதேச விமான நிலையம்'],
};

/** What an airport is called that is known by these names: "Mattala airport", "මත්තල ගුවන් තොටුපළ". */
const called = (names: Readonly<Record<keyof typeof airport, readonly string[]>>): string[] =>
  (['english', 'sinhala', 'tamil'] as const).flatMap((language) =>
    names[language].flatMap((name) => airport[language].map((what) => `${name} ${what}`)),
  );

/** What the airports of the island are called, by their places. Without a name it is Katunayake's. */
export const airportNames: Readonly<Record<string, readonly string[]>> = {
  Katunayake: [
    ...['cmb', ...airport.english, ...airport.sinhala, ...airport.tamil],
    ...called({
      english: ['katunayake', 'bandaranaike', 'colombo'],
      sinhala: ['කටුනායක', 'බණ්ඩාරනායක', 'කොළඹ'],
      tamil: ['கட்டுநாயக்க', 'பண்டாரநாயக்க', 'கொழும்பு'],
    }),
  ],
  Mattala: called({
    english: ['mattala', 'mattala rajapaksa', 'hambantota'],
    sinhala: ['මත්තල', 'මත්තල රාජපක්ෂ', 'හම්බන්තොට'],
    tamil: ['மத்தள', 'மத்தள ராஜபக்ச', 'அம்பாந்தோட்டை'],
  }),
  Ratmalana: called({ english: ['ratmalana'], sinhala: ['රත්මලාන'], tamil: ['இரத்மலானை'] }),
  Jaffna: called({
    english: ['jaffna', 'palaly', 'palali'],
    sinhala: ['යාපනය', 'යාපනයේ', 'යාපනේ', 'පලාලි'],
    tamil: ['யாழ்ப்பாணம்', 'யாழ்ப்பாண', 'யாழ்', 'பலாலி'],
  }),
  Trincomalee: called({
    english: ['trincomalee', 'trinco', 'china bay'],
    sinhala: ['ත්‍රිකුණාමලය', 'ත්‍රිකුණාමලයේ', 'චීන වරාය'],
    tamil: ['திருகோணமலை', 'சீனக்குடா'],
  }),
  Batticaloa: called({
    english: ['batticaloa'],
    sinhala: ['මඩකලපුව', 'මඩකලපුවේ'],
    tamil: ['மட்டக்களப்பு'],
  }),
};
