import type { ThingKind } from '@serendib/contract/listings/thing-kinds';

type Titles = Partial<Record<ThingKind, readonly string[]>>;

/**
 * What a search over the demo catalogue must answer, written before the search was tuned. Where there are fewer than three, or
 * than ten, all of them count.
 */
export interface SearchQuery {
  q: string;
  /** The first three of a kind are all among these, and there is one. */
  first?: Titles;
  /** These are among the first ten of their kind. */
  has?: Titles;
  /** These are not; of a kind without titles there is nothing. */
  not?: Titles;
  /** There is nothing at all. */
  nothing?: true;
}

const german = {
  sigiriya: [
    ...['Chaminda Weerasinghe', 'Malkanthi Dissanayake'],
    'Wickramaarachchige Don Nalaka Sanjeewa Wickramaarachchi',
  ],
  hills: ['Ajith Rathnayake', 'Chaminda Weerasinghe'],
};
const vansWith7 = [
  ...['Toyota HiAce KDH 222 high roof', 'Toyota HiAce LH 172 "Dolphin"', 'Nissan Caravan E26'],
  ...[
    'Toyota HiAce KDH 201 Super GL',
    'Mazda Bongo Brawny',
    'Toyota HiAce KDH 206 4WD',
    'Toyota TownAce CR42',
  ],
  ...['Toyota HiAce commuter with wheelchair lift', 'Toyota HiAce KDH 222 flat roof', 'Nissan Caravan NV350'],
  'Toyota HiAce LH 113',
];
const threeWheelers = [
  ...['Bajaj RE 4-stroke', 'TVS King', 'Piaggio Ape City', 'Bajaj RE 205', 'TVS King Deluxe'],
  'Bajaj Maxima, converted for luggage',
];
const safariJeeps = [
  'Mahindra Bolero safari jeep',
  'Land Rover Defender 110, open top',
  'Toyota Hilux safari conversion',
];
const minibuses = [
  ...['Toyota Coaster, 26 seats', 'Mitsubishi Rosa, 28 seats', 'Nissan Civilian, 29 seats'],
  'Toyota Coaster, 22 seats, airport transfers',
];
const largeBuses = [
  ...['Ashok Leyland Viking, 49 seats', 'Yutong ZK6122, 45 seats'],
  'Lanka Ashok Leyland, 54 seats, reserved as 50',
];
const parks = {
  yala: ['Yala Block 5 morning drive', 'Leopards of two coasts'],
};
/** The place is among the first ten, whichever way it is written. */
const opens = (q: string, name: string, more: Partial<SearchQuery> = {}): SearchQuery => ({
  ...more,
  q,
  has: { ...more.has, destination: [name] },
});

export const searchQueries: readonly SearchQuery[] = [
  // Guides by language and place.
  {
    q: 'german guide sigiriya',
    first: { tourGuide: german.sigiriya },
    not: { vehicle: [], businessListing: [] },
  },
  { q: 'guide german sigiriya', first: { tourGuide: german.sigiriya } },
  { q: 'German speaking guide near Sigiriya', first: { tourGuide: german.sigiriya } },
  { q: 'german guides in the ancient cities', has: { tourGuide: ['Chaminda Weerasinghe'] } },
  {
    q: 'german guide ella',
    first: { tourGuide: german.hills.concat('Wickramaarachchige Don Nalaka Sanjeewa Wickramaarachchi') },
    has: { tourGuide: ['Ajith Rathnayake'] },
  },
  {
    q: 'french guide',
    first: {
      tourGuide: [
        'Nilanthi Karunaratne',
        'Kavitha Selvanayagam',
        'Emmanuel Soosaipillai',
        'Anne-Marie Jesuthasan',
      ],
    },
  },
  { q: 'french guide jaffna', first: { tourGuide: ['Emmanuel Soosaipillai', 'Anne-Marie Jesuthasan'] } },
  { q: 'russian guide mirissa', first: { tourGuide: ['Priyantha Gamage', 'Sameera Lakmal de Silva'] } },
  {
    q: 'russian speaking guide galle',
    first: {
      tourGuide: [
        'Priyantha Gamage',
        'Sameera Lakmal de Silva',
        'Wickramaarachchige Don Nalaka Sanjeewa Wickramaarachchi',
      ],
    },
  },
  { q: 'chinese guide kandy', first: { tourGuide: ['Ishara Liyanage'] } },
  { q: 'mandarin guide', first: { tourGuide: ['Ishara Liyanage'] } },
  {
    q: 'japanese guide anuradhapura',
    first: { tourGuide: ['Wasantha Bandara Ekanayake', 'Hemantha Gunasekara'] },
  },
  { q: 'korean guide', first: { tourGuide: ['Nuwan Pradeep Jayasundara'] } },
  { q: 'hindi guide nuwara eliya', first: { tourGuide: ['Arulanandam Perumal', 'Dinesh Chandrasekaran'] } },
  { q: 'spanish guide colombo', first: { tourGuide: ['Rukmal Tissera'] } },
  { q: 'italian guide yala', first: { tourGuide: ['Roshan Jayalath'] } },
  { q: 'hebrew guide arugam bay', first: { tourGuide: ['Mohamed Irfan Marikkar'] } },
  {
    q: 'arabic guide',
    first: { tourGuide: ['Faizal Mohamed Haniffa', 'Zarook Musafer', 'Mohamed Irfan Marikkar'] },
  },
  { q: 'dutch guide galle', first: { tourGuide: ['Christine van Langenberg'] } },
  { q: 'polish guide kalpitiya', first: { tourGuide: ['Shehan Croning Fernando'] } },
  { q: 'tamil guide jaffna', has: { tourGuide: ['Sivanesan Thurairajah', 'Emmanuel Soosaipillai'] } },
  { q: 'deutsch kandy', has: { tourGuide: ['Chaminda Weerasinghe'] } },
  {
    q: 'guides in kandy',
    has: { tourGuide: ['Chaminda Weerasinghe', 'Thilina Udawatta'] },
    not: { vehicle: [] },
  },
  {
    q: 'wildlife guide yala',
    first: {
      tourGuide: [
        'Roshan Jayalath',
        'Manoj Priyadarshana',
        'Janaka Sirimanna',
        'Mohamed Irfan Marikkar',
        'Priyantha Gamage',
      ],
    },
  },
  { q: 'hiking guide knuckles', has: { tourGuide: ['Thilina Udawatta'] } },
  { q: 'food guide colombo', has: { tourGuide: ['Shanaz Ahamed', 'Christine van Langenberg'] } },
  {
    q: 'photography guide',
    first: {
      tourGuide: [
        'Ajith Rathnayake',
        'Roshan Jayalath',
        'Nuwan Pradeep Jayasundara',
        'Dinesh Chandrasekaran',
      ],
    },
  },
  { q: 'bird guide sinharaja', has: { tourGuide: ['Sunil Hettige'] } },
  { q: 'surf teacher weligama', has: { tourGuide: ['Sameera Lakmal de Silva'] } },
  { q: 'Chaminda', first: { tourGuide: ['Chaminda Weerasinghe'] } },
  { q: 'Weerasinge', first: { tourGuide: ['Chaminda Weerasinghe'] } },

  // Vehicles by type, seats and place.
  {
    q: 'van 7 seats kandy',
    first: { vehicle: vansWith7 },
    has: { vehicle: ['Toyota HiAce KDH 222 high roof'] },
    not: { tourGuide: [], blog: [] },
  },
  { q: 'kandy van 7 seats', first: { vehicle: vansWith7 } },
  { q: '7 seater van', first: { vehicle: vansWith7 } },
  { q: 'van for 6 with luggage', first: { vehicle: vansWith7 } },
  { q: 'van for 8 people', first: { vehicle: vansWith7 }, not: { vehicle: ['Toyota TownAce CR42'] } },
  { q: 'vans', first: { vehicle: [...vansWith7, 'Suzuki Every, camper conversion'] } },
  { q: '3 wheeler galle', first: { vehicle: ['Bajaj RE 4-stroke'] } },
  { q: 'tuk tuk', first: { vehicle: threeWheelers } },
  { q: 'tuktuk ella', first: { vehicle: ['Piaggio Ape City', 'Bajaj Maxima, converted for luggage'] } },
  { q: 'trishaw jaffna', first: { vehicle: ['TVS King'] } },
  { q: 'tuk-tuk arugam bay', first: { vehicle: ['TVS King Deluxe'] } },
  { q: 'three wheelers in kilinochchi', first: { vehicle: ['Bajaj RE 4-stroke', 'TVS King'] } },
  { q: 'safari jeep', first: { vehicle: safariJeeps } },
  { q: 'jeep yala', has: { vehicle: ['Mahindra Bolero safari jeep'] } },
  { q: 'safari jeep wilpattu', has: { vehicle: ['Toyota Hilux safari conversion'] } },
  { q: 'safari jeep minneriya', has: { vehicle: ['Land Rover Defender 110, open top'] } },
  { q: 'suv with driver', has: { vehicle: ['Toyota Land Cruiser Prado TX'] } },
  { q: '4wd nuwara eliya', first: { vehicle: ['Toyota Land Cruiser Prado TX', 'Suzuki Jimny JB43'] } },
  { q: 'minibus', first: { vehicle: minibuses } },
  { q: 'minibus colombo', first: { vehicle: minibuses } },
  {
    q: 'mini bus for 25',
    first: { vehicle: minibuses },
    not: { vehicle: ['Toyota Coaster, 22 seats, airport transfers'] },
  },
  { q: 'bus for 45 people', first: { vehicle: largeBuses } },
  { q: 'coach 40 seats', first: { vehicle: largeBuses } },
  { q: 'large bus', first: { vehicle: largeBuses } },
  { q: 'taxi katunayake', first: { vehicle: ['Suzuki Wagon R FZ'] } },
  { q: 'taxi kandy', first: { vehicle: ['Toyota Vitz KSP130'] } },
  {
    q: 'airport transfer',
    has: { vehicle: ['Suzuki Wagon R FZ', 'Toyota Coaster, 22 seats, airport transfers'] },
  },
  { q: 'airport pick up', has: { vehicle: ['Suzuki Wagon R FZ'] } },
  {
    q: 'car with driver colombo',
    has: { vehicle: ['Peugeot 504 saloon, restored'] },
    not: { tourGuide: [] },
  },
  {
    q: 'car with child seat',
    first: {
      vehicle: [
        'Toyota Axio hybrid',
        'Kia Sorento, 7 seats',
        'Toyota HiAce KDH 222 high roof',
        'Toyota HiAce KDH 201 Super GL',
        'Toyota HiAce KDH 206 4WD',
      ],
    },
  },
  { q: 'wheelchair van', first: { vehicle: ['Toyota HiAce commuter with wheelchair lift'] } },
  { q: 'electric car', has: { vehicle: ['Nissan Leaf ZE1'] } },
  { q: 'camper van', first: { vehicle: ['Suzuki Every, camper conversion'] } },
  { q: 'toyota prius', first: { vehicle: ['Toyota Prius 3rd generation'] } },
  { q: 'Toyota HiAce', first: { vehicle: vansWith7 } },
  { q: 'classic car', has: { vehicle: ['Peugeot 504 saloon, restored'] } },
  { q: 'driver trincomalee', has: { vehicle: ['Nissan Caravan E26'] }, not: { tourGuide: [] } },
  {
    q: 'van trinco',
    first: {
      vehicle: [
        'Nissan Caravan E26',
        'Toyota HiAce LH 172 "Dolphin"',
        'Toyota TownAce CR42',
        'Toyota HiAce KDH 206 4WD',
        'Nissan Caravan NV350',
      ],
    },
    has: { vehicle: ['Nissan Caravan E26'] },
  },

  // Places to stay.
  { q: 'hotel kandy', first: { businessListing: ['Hanthana Rise Guesthouse'] } },
  { q: 'hotels in galle fort', first: { businessListing: ['The Breadfruit House'] } },
  { q: 'guest house anuradhapura', first: { businessListing: ['Rajarata Wewa Guest House'] } },
  { q: 'homestay', has: { businessListing: ['Demodara Loop View Homestay'] } },
  { q: 'homestay ella', has: { businessListing: ['Demodara Loop View Homestay'] } },
  { q: 'hostel', has: { businessListing: ['Weligama Bay Hostel 39'] } },
  { q: 'hostel weligama', first: { businessListing: ['Weligama Bay Hostel 39'] } },
  { q: 'where to stay in trincomalee', first: { businessListing: ['Nilaveli Palm Cabanas'] } },
  { q: 'accommodation jaffna', first: { businessListing: ['Thinnai Illam (திண்ணை இல்லம்)'] } },
  { q: 'hotel near yala', has: { businessListing: ['Palu Tree Rest'] } },
  { q: 'hotels near arugam bay', first: { businessListing: ['Whiskey Point Rooms'] } },
  { q: 'hotel near sinharaja', first: { businessListing: ['Kudawa Forest Edge'] } },
  { q: 'hotel near wilpattu', has: { businessListing: ['Villu Camp'] } },
  { q: 'hotel near airport', has: { businessListing: ['Katunayake Night Stop'] } },
  { q: 'hotel with pool mannar', has: { businessListing: ['Baobab Inn'] } },
  { q: 'family rooms nilaveli', has: { businessListing: ['Nilaveli Palm Cabanas'] } },
  { q: 'step free hotel galle', has: { businessListing: ['Weligama Bay Hostel 39'] } },
  { q: 'ayurveda hotel', has: { businessListing: ['Veda Lane Ayurveda Clinic'] } },
  {
    q: 'ayurveda',
    has: { businessListing: ['Veda Lane Ayurveda Clinic'], tour: ['Ayurveda and the paddy, seven nights'] },
  },
  { q: 'bungalow tea estate', has: { businessListing: ['Mist Line Bungalow'] } },
  { q: 'beach cabana', has: { businessListing: ['Nilaveli Palm Cabanas'] } },
  { q: 'hotel batticaloa', first: { businessListing: ['Lagoon Light Villa'] } },
  { q: 'hotel sigiriya', has: { businessListing: ['Ulpatha Tank House'] } },
  { q: 'hotel kitulgala', first: { businessListing: ['Kumbuk River Lodge'] } },

  // Places to eat and to buy.
  { q: 'vegetarian dinner ella', has: { businessListing: ['Wellawaya Junction Roti'] } },
  { q: 'vegetarian vavuniya', first: { businessListing: ['Yarl Mess', 'Vanni House'] } },
  { q: 'vegetarian', has: { businessListing: ['Vanni House', 'Yarl Mess'] } },
  { q: 'restaurant jaffna', first: { businessListing: ['Gurunagar Crab Table'] } },
  { q: 'seafood jaffna', first: { businessListing: ['Gurunagar Crab Table'] } },
  { q: 'crab', has: { businessListing: ['Gurunagar Crab Table', 'The Doric Kitchen'] } },
  { q: 'rice and curry kandy', first: { businessListing: ['Somawathi Bath Kade (සෝමාවතී බත් කඩේ)'] } },
  {
    q: 'where to eat in colombo',
    first: { businessListing: ['Lamprais at Lorensz’s', 'Hotel De Crescent Junior', 'White Cloth Annexe'] },
  },
  { q: 'hoppers negombo', first: { businessListing: ['Nimal’s Hopper Corner'] } },
  { q: 'kottu', has: { businessListing: ['Habarana Junction Kottu'] } },
  { q: 'coffee ella', first: { businessListing: ['Slow Pour Coffee House'] } },
  {
    q: 'cafe mirissa',
    first: { businessListing: ['Beach Vibes Café', 'Rampart Ice'] },
    has: { businessListing: ['Beach Vibes Café'] },
  },
  { q: 'ice cream matara', first: { businessListing: ['Rampart Ice'] } },
  { q: 'biryani', has: { businessListing: ['Kalmunai Buhari', 'Leyn Baan Rooftop'] } },
  { q: 'lamprais', has: { businessListing: ['Lamprais at Lorensz’s'] } },
  { q: 'tea room nuwara eliya', first: { businessListing: ['Withering Loft Tea Rooms'] } },
  { q: 'batik', has: { businessListing: ['Mahawewa Batik Studio'] } },
  { q: 'bookshop jaffna', has: { businessListing: ['Rosen Renaissance Bookroom'] } },
  { q: 'left luggage colombo', first: { businessListing: ['Left-Luggage and Showers, Fort'] } },
  { q: 'curd tissamaharama', first: { businessListing: ['Tissa Curd House'] } },
  { q: 'lunch dambulla', first: { businessListing: ['Mul Gedara Buffet'] } },
  { q: 'breakfast arugam bay', has: { businessListing: ['Tuk-Tuk Espresso Arugam Bay'] } },

  // Tours and what to do.
  {
    q: 'whale watching',
    has: { tour: ['Whales, cinnamon and the last lighthouse'], destination: ['Mirissa'] },
  },
  {
    q: 'whales mirissa',
    first: { tour: ['Whales, cinnamon and the last lighthouse'], destination: ['Mirissa'] },
  },
  { q: 'surf school weligama', has: { businessListing: ['Weligama Bay Hostel 39'] } },
  { q: 'surf arugam bay', first: { tour: ['Surf week at Arugam Bay'] } },
  {
    q: 'elephant safari',
    has: { tour: ['Udawalawe at half past two', 'Minneriya gathering, afternoon jeep'] },
  },
  { q: 'safari yala', first: { tour: parks.yala } },
  { q: 'yala', first: { tour: parks.yala }, has: { destination: ['Yala National Park'] } },
  { q: 'leopards', has: { tour: parks.yala } },
  { q: 'white water rafting', has: { tour: ['Half day on the Kelani: white water'] } },
  { q: 'rafting kitulgala', first: { tour: ['Half day on the Kelani: white water'] } },
  { q: 'cooking class', has: { tour: ['A morning in the wet market and a stove', 'Jaffna kitchen week'] } },
  { q: 'cooking class galle', has: { tour: ['A morning in the wet market and a stove'] } },
  { q: 'food tour colombo', has: { tour: ['Pettah after four: an eating walk'] } },
  { q: 'turtles', has: { tour: ['Turtle watch at Rekawa'] } },
  { q: 'turtle watching rekawa', first: { tour: ['Turtle watch at Rekawa'] } },
  {
    q: 'train kandy ella',
    first: { tour: ['Kandy to Ella by train and on foot'] },
    has: { blog: ['Which seat to take on the train from Kandy to Ella'] },
  },
  { q: 'cycling', has: { tour: ['Cycling the dry zone tanks'] } },
  { q: 'kite surfing', has: { tour: ['Kalpitiya: wind, dolphins and salt'], destination: ['Kalpitiya'] } },
  { q: 'dolphins', has: { tour: ['Kalpitiya: wind, dolphins and salt'] } },
  { q: 'bird watching', has: { tour: ['Wet zone birding: Kitulgala, Sinharaja, Bodinagala'] } },
  {
    q: 'tea',
    has: {
      destination: ['Nuwara Eliya'],
      businessListing: ['Withering Loft Tea Rooms'],
      blog: ['A tea bush lives longer than a planter'],
    },
  },
  { q: 'spice garden', has: { tour: ['Spice hill with Hasan and Zarook'] } },
  {
    q: 'adams peak',
    first: { destination: ["Sri Pada (Adam's Peak)"] },
    has: { tour: ['Pilgrim’s Sri Pada from the Ratnapura side'] },
  },
  {
    q: 'snorkelling',
    has: { tour: ['Pigeon Island and a slow lunch'], destination: ['Pigeon Island National Park'] },
  },
  { q: 'gems', has: { tour: ['Ratnapura gem pits, honestly'] } },
  { q: 'architecture bawa', first: { tour: ['Bawa’s houses'] } },
  {
    q: 'tour jaffna',
    first: {
      tour: ['Jaffna kitchen week', 'Delft in a day', 'The road of the North: Vavuniya to Point Pedro'],
    },
  },
  { q: 'day trip delft', first: { tour: ['Delft in a day'] } },
  { q: 'family tour', has: { tour: ['South coast family loop'] } },
  {
    q: 'worlds end',
    has: {
      tour: ['Horton Plains and World’s End before cloud'],
      destination: ['Horton Plains National Park'],
    },
  },
  { q: 'waterfall', has: { destination: ['Ramboda Falls'] } },
  { q: 'surfing', has: { tour: ['Surf week at Arugam Bay'], destination: ['Arugam Bay'] } },
  { q: 'sight seeing', has: { destination: ['Sigiriya'] } },
  { q: 'beaches and ruins', has: { destination: ['Arugam Bay'] } },

  // Places, however they are spelt and in which script.
  { q: 'Sigiriya', first: { destination: ['Sigiriya', 'Pidurangala Rock', 'Dambulla Cave Temple'] } },
  opens('Sigirya', 'Sigiriya'),
  opens('sigiria', 'Sigiriya'),
  opens('lion rock', 'Sigiriya'),
  opens('Nuwaraeliya', 'Nuwara Eliya'),
  opens('nuwara elya', 'Nuwara Eliya'),
  opens('Trinco', 'Trincomalee', { has: { businessListing: ['Nilaveli Palm Cabanas'] } }),
  opens('Galla', 'Galle', { has: { businessListing: ['The Breadfruit House'] } }),
  opens('Hikaduwa', 'Hikkaduwa', { has: { businessListing: ['Kurundu Table'] } }),
  opens('anuradapura', 'Anuradhapura'),
  opens('Polonaruwa', 'Polonnaruwa'),
  opens('Mirisa', 'Mirissa'),
  opens('Arugambay', 'Arugam Bay'),
  opens('jafna', 'Jaffna'),
  opens('temple of the tooth', 'Temple of the Sacred Tooth Relic'),
  opens('9 arch bridge', 'Nine Arch Bridge'),
  opens('nine arches bridge ella', 'Nine Arch Bridge'),
  opens('සීගිරිය', 'Sigiriya'),
  opens('මහනුවර', 'Kandy'),
  opens('ගාල්ල', 'Galle', { has: { businessListing: ['The Breadfruit House'] } }),
  opens('யாழ்ப்பாணம்', 'Jaffna', { has: { businessListing: ['Thinnai Illam (திண்ணை இல்லம்)'] } }),
  opens('எல்ல', 'Ella', { has: { businessListing: ['Slow Pour Coffee House'] } }),
  {
    q: 'Unawatuna',
    first: {
      destination: ['Unawatuna'],
      tour: [
        'A morning in the wet market and a stove',
        'Galle Fort with the bread man',
        'South coast family loop',
      ],
    },
  },
  { q: 'Hatton', has: { businessListing: ['Mist Line Bungalow'] } },
  {
    q: 'Tissamaharama',
    has: {
      businessListing: ['Palu Tree Rest', 'Tissa Curd House'],
      vehicle: ['Mahindra Bolero safari jeep'],
    },
  },
  { q: 'Midigama', has: { businessListing: ['Weligama Bay Hostel 39'] } },

  // Stories, and what is nothing.
  { q: 'poya', has: { blog: ['Poya: what happens to your trip at full moon'] } },
  {
    q: 'what to wear at a temple',
    first: { blog: ['What to wear at a temple, a kovil, a mosque and a church'] },
  },
  { q: 'monsoon', has: { blog: ['Two monsoons, one island: where to be in which month'] } },
  {
    q: 'travelling with a toddler',
    has: { blog: ['Seven days in Sri Lanka with a toddler, and nobody cried in the car'] },
  },
  { q: 'price of a driver per day', has: { blog: ['The real price of a day with car and driver'] } },
  { q: 'asdfgh', nothing: true },
  { q: 'paris', nothing: true },
  { q: 'qwertyuiop', nothing: true },
  { q: 'eiffel tower', not: { destination: ['Ambuluwawa Tower'], vehicle: [], businessListing: [] } },
  { q: '???', nothing: true },
];
