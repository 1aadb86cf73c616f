import type { District } from '../options/places.ts';
import { t } from '../words/t.ts';

/** What travellers call destinations when they search for all of them. */
export const destinationNames = [
  'destination',
  'place to see',
  'place to visit',
  'sight',
  'sightseeing',
  'sight seeing',
  'things to do',
  'thing to see',
  'attraction',
  'what to see',
  'what to do',
  'where to go',
  'must see',
] as const;

/** What travellers call a place of the gazetteer, which its own names do not say. */
export const nicknames: Readonly<Record<string, readonly string[]>> = {
  'Sri Jayewardenepura Kotte': ['kotte', 'jayewardenepura', 'jayawardenepura', 'කෝට්ටේ', 'கோட்டே'],
  'Lunuganga Garden': ['lunuganga', 'ලුණුගඟ', 'லுனுகங்க'],
  'Chundikulam National Park': ['chundikulam'],
  'Nine Arch Bridge': ['nine arches', '9 arches', 'nine arch', '9 arch', 'arch bridge'],
  // Misspelt so that they begin with the name of a town elsewhere, which is spelt right.
  'Galle Face Green': ['galle fase', 'galle fece'],
  'Horton Plains National Park': ['hatton plains'],
  'Temple of the Sacred Tooth Relic': ['tooth temple', 'temple of tooth'],
  // How names are said, and as they stand before a noun: "සීගිරි ගල".
  Galle: ['ගල්ල'],
  Ella: ['எல்லாவில்', 'எல்லாவுக்கு'],
  Sigiriya: ['සීගිරි'],
  Negombo: ['මීගමු'],
  Kelaniya: ['කැලණි'],
  Kilinochchi: ['කිලිනොච්චිය'],
  'Nuwara Eliya': ['නුවරෙළිය', 'නුවර එලිය', 'நுவரஎலியா'],
  'Dambulla Cave Temple': ['தம்புல்லை'],
  // How names that are too short to be mended are misspelt: a letter for another that sounds alike, or without its mark.
  Colombo: ['කොලඹ', 'කොළබ'],
  Kandy: ['கன்டி'],
  Matale: ['මාතලෙ', 'මාතළේ'],
  Hatton: ['හටන්'],
  Horana: ['හොරන'],
  Kandana: ['කදාන'],
};

/** What stands at the end of the Sinhala and Tamil names of places and is left out by who asks for them: "යාල", "துன்ஹிந்த". */
export const whatPlacesAre: readonly string[] = [
  ...['ජාතික වනෝද්‍යානය', 'රාජකීය උද්භිද උද්‍යානය', 'උද්භිද උද්‍යානය', 'රජමහා විහාරය', 'ලෙන් විහාරය', 'විහාරය'],
  ...['වන රක්ෂිතය', 'වනාන්තරය', 'අභයභූමිය', 'අලි අනාථාගාරය', 'බුදු පිළිමය', 'බුද්ධ ප්‍රතිමාව', 'කඳුවැටිය'],
  ...['ප්‍රදීපාගාරය', 'දේවස්ථානය', 'කෝවිල', 'කලපුව', 'දූපත', 'වෙරළ', 'ඇල්ල', 'වැව', 'ලෙන'],
  ...['தேசியப் பூங்கா', 'தாவரவியல் பூங்கா', 'ஒதுக்குக் காடு', 'கலங்கரை விளக்கம்', 'யானைகள் சரணாலயம்'],
  ...['புத்தர் சிலை', 'ரஜமகா விகாரை', 'பொற்கோயில்', 'மலைத்தொடர்', 'நீர்வீழ்ச்சி', 'சரணாலயம்', 'விகாரை', 'கோவில்'],
  ...['கடற்கரை', 'களப்பு', 'குகை', 'ஏரி', 'குளம்'],
];

/** What is left of some names is a word of its own: stone, silver, pigeon, shed, which; the island, bird, quiet, secret, gold, king. */
export const wordsOfTheirOwn: readonly string[] = [
  ...['ගල්', 'கல்', 'රිදී', 'ரிதி', 'පරෙවි', 'මහ පරෙවි', 'කුඩා පරෙවි', 'මඩු', 'කුමන', 'ලංකා', 'කුරුලු', 'නිසල'],
  ...['රහස්', 'රන්', 'යෝධ', 'මහරජ', 'සේර', 'රතු ගල්', 'මාබල්', 'ශාන්ත මරියා', 'කන්දසාමි', 'බ්‍රාහ්මණ'],
  ...['ஜங்கிள்', 'மார்பிள்', 'இரகசிய', 'அமைதி', 'சிங்க', 'செம்பாறை', 'மகாராஜ', 'பேரை', 'பேக்கர்'],
];

/** Parts of the island that travellers name, and the districts that they are. */
export const regions: readonly { label: string; said: readonly string[]; districts: readonly District[] }[] =
  [
    {
      label: t('Cultural Triangle'),
      said: ['cultural triangle', 'ancient cities', 'ancient city'],
      districts: ['Anuradhapura', 'Polonnaruwa', 'Matale', 'Kandy'],
    },
    {
      label: t('Hill Country'),
      said: [
        'hill country',
        'tea country',
        'highlands',
        'central highlands',
        'tea hills',
        'up country',
        'upcountry',
      ],
      // It is not a message: names of districts.
      districts: ['Kandy', 'Nuwara Eliya', 'Badulla'],
    },
    {
      label: t('South coast'),
      said: ['south coast', 'southern coast', 'south', 'deep south', 'southern beaches', 'දකුණ', 'தெற்கு'],
      districts: ['Galle', 'Matara', 'Hambantota'],
    },
    {
      label: t('East coast'),
      said: ['east coast', 'eastern coast', 'east', 'eastern beaches'],
      districts: ['Trincomalee', 'Batticaloa', 'Ampara'],
    },
    {
      label: t('West coast'),
      said: ['west coast', 'western coast'],
      districts: ['Puttalam', 'Gampaha', 'Colombo', 'Kalutara'],
    },
    {
      label: t('North'),
      said: ['north', 'the north', 'far north', 'northern peninsula'],
      districts: ['Jaffna', 'Kilinochchi', 'Mullaitivu', 'Mannar', 'Vavuniya'],
    },
  ];
