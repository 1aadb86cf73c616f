import type { BlogText } from '../../written.ts';

export const blogsOnPlaces: BlogText[] = [
  {
    title: 'Galle Fort in the hour before breakfast',
    author: 'Faizal Mohamed Haniffa',
    content: `<p>By ten o’clock the fort belongs to visitors, and that is fair, they have come a long way. But between half past five and eight it belongs to those of us who live inside the walls. Set an alarm once. Here is the round I walk.</p>
<h2>Half past five: the Moon Bastion</h2>
<p>Climb the rampart by the clock tower, which was put up in 1883 by grateful patients of a doctor. To the north you see the cricket ground, with a groundsman and a dog. The wall under your feet was finished by the Dutch after 1663, on the landward side first, because that was where they expected trouble.</p>
<h2>Six: the north-west wall</h2>
<p>Walk with the sea on your right. Joggers, retired judges, one man who sings. Below at low tide you can see the mouths of the drains: the Dutch built them so that the rising tide flushed the streets. They still work when they are not blocked with plastic.</p>
<h2>Half past six: bread</h2>
<p>You will hear the bread tuk-tuk before you see it; it plays Für Elise, badly. Buy a fish bun and a tea bun. Eat them on the steps of the Meeran mosque, from where you can study a building that looks like a church and has faced Mecca since 1904.</p>
<h2>Seven: the streets</h2>
<ul><li><strong>Leyn Baan</strong> is rope walk in Dutch; ropes were twisted along its whole length.</li><li><strong>Pedlar Street</strong> was the street of our Muslim traders. Look at the verandahs, made for sitting and selling.</li><li><strong>Church Street</strong> has the Groote Kerk, whose floor is paved with gravestones that were moved there from elsewhere.</li></ul>
<h2>Half past seven: Flag Rock</h2>
<p>In the evening young men jump here for money. In the morning there is only the lighthouse, built in 1939 after the old one burned, and the sea in three colours. Now go and have your breakfast. When the first bus comes through the gate you will feel, for the rest of the day, that you know something.</p>`,
  },
  {
    title: 'Jaffna by bicycle: forty flat kilometres',
    author: 'Sivanesan Thurairajah',
    content: `<p>The peninsula is as flat as a thosai. The highest thing in it is a temple tower. You could go round in a car with the windows shut, and then you would have seen a road. Take a bicycle.</p>
<h2>Start at Nallur</h2>
<p>Be at the kovil for the early puja at about five. Men leave the shirt outside, everyone leaves the shoes. The present building is from the eighteenth century and after; the older temple was destroyed by the Portuguese in 1620 or so. By half past five you are on the saddle, the air is cool, and the coffee man at the corner knows why you are there.</p>
<h2>North to Keerimalai</h2>
<p>Twenty kilometres on small roads between red soil, onions, tobacco and walls of palmyra leaf. Kantharodai lies a little to the left: some twenty small stupas of grey coral stone, in a fenced field. No one can say for certain what they were, and I like that. At Keerimalai the spring comes out a few steps from the sea, cool and a little sweet, in two tanks, one for men and one for women. Swim in shorts and a shirt.</p>
<h2>The coast road home</h2>
<p>Turn east and you pass fishing hamlets and houses that are still without roofs. Nobody will mind if you look. Somebody may wave you in for tea, and you may accept. The lunch to aim for is in Chunnakam or back in town, on a leaf, before one.</p>
<ul><li>Hire an ordinary bicycle without gears from a guesthouse, about five to eight hundred rupees a day.</li><li>Ride from five to ten and from four to six. Between those hours be a lizard.</li><li>Carry three litres of water for two people, a hat, and a patch.</li><li>Keep off any fenced ground with a red skull sign. There is very little left, and still.</li></ul>
<h2>What to ask</h2>
<p>Visitors are afraid to ask about the war and so we all talk about mangoes. Ask. Ask one person, when you have time for the answer. Then ask about the mangoes too: the variety is called Karuthakolomban, it is ripe in June, and there is nothing to fear in it but the stain.</p>`,
  },
  {
    title: 'Knuckles without tears: an honest packing list',
    author: 'Thilina Udawatta',
    content: `<p>I have turned back eleven groups in ten years, never because of the mountain. It was always because of something in the bag, or something not in it. The range is not high, the top of Gombaniya is 1,906 metres. But it stands in the way of both monsoons.</p>
<h2>On the feet</h2>
<p>Light boots or trail shoes that have already walked fifty kilometres. New boots are for the photograph. Two pairs of socks each day, and over them leech socks, which are knee-high bags of tight cloth; you can buy them in Kandy for about a thousand rupees. Salt and soap on the outside help too. Leeches take a teaspoon of blood and carry no disease here. They only look like bad news.</p>
<h2>Against the rain</h2>
<p>A jacket is too warm. I use a poncho and accept to be damp, and keep one full set of dry clothes in a plastic bag inside another plastic bag. That set is only for the night. If you put it on at lunch you will be sorry at ten.</p>
<h2>In the bag</h2>
<ul><li>Two litres of water, and tablets or a filter. Streams below villages are not for drinking.</li><li>Head torch with fresh batteries.</li><li>A thin sleeping bag. Nights on the patana grass can fall to ten degrees.</li><li>Jaggery, roasted gram, oranges. Chocolate turns into soup.</li><li>Your own medicines, plasters, and a whistle.</li><li>A small gift for the family you stay with: tea, biscuits, school pencils. Not money for children.</li></ul>
<h2>Left at home</h2>
<p>The drone, because you need a permit and the eagles hate it. The loudspeaker. Perfume, unless you wish to meet wasps.</p>
<h2>Papers and people</h2>
<p>The inner forest is a conservation area. You pay at the checkpoint of the Forest Department, at Deanston or Illukkumbura, and you need a guide for the longer ways. Tell someone in the village which path you take and when you will be back, because the telephone does not work after the second bend.</p>
<blockquote>The old people in Meemure say that the mountain has no anger and no memory. It is you who must have both.</blockquote>`,
  },
  {
    title: 'Polonnaruwa backwards',
    author: 'Malkanthi Dissanayake',
    content: `<p>All the buses enter Polonnaruwa at the south, by the museum, and drift north with the heat. By eleven their people reach Gal Vihara, the finest thing in the city, tired and red. I do it the other way round and recommend it to everyone who can get up.</p>
<h2>Seven o’clock: the gate</h2>
<p>Tickets are sold at the museum from about seven. Buy yours, get on your bicycle, and ride straight through the city without stopping. It is hard, I know. Four kilometres.</p>
<h2>Half past seven: Gal Vihara</h2>
<p>Four figures cut from one granite face in the twelfth century, under King Parakramabahu. The sun comes from the side and every fold of the robe has a shadow. Look at the pillow of the lying Buddha, where the head has made a dent in the stone, and at the feet: one is drawn back a little. It is how the sculptor tells you that this is not sleep but the end. For half an hour you share it with a guard who is sweeping.</p>
<h2>Half past eight: Lankatilaka</h2>
<p>A roofless nave, seventeen metres high, and at its end a standing Buddha without a head. Sing one low note there, if you are alone. Next to it is Kiri Vihara, the milk-white stupa, which was found under jungle after seven hundred years with its plaster whole.</p>
<h2>Ten: the quadrangle</h2>
<p>Now you meet the crowd coming towards you, and you can smile. The Vatadage has the best moonstone, and here the bull is missing from the ring of animals: by then he had become too holy to be stepped on.</p>
<h2>Eleven: shade</h2>
<ul><li>The museum, cool, with bronzes and surgeons’ tools.</li><li>Wood-apple juice opposite.</li><li>The statue on the bund south of the town. People argue whether it is the king or a sage, and whether he holds a palm-leaf book, a yoke, or a slice of papaya.</li></ul>
<p>At four go to the bund of the tank. Parakramabahu ordered that not one drop of rain should reach the sea without serving man. He would have liked to see how many people swim in it.</p>`,
  },
  {
    title: 'A tea bush lives longer than a planter',
    author: 'Arulanandam Perumal',
    content: `<p>My great-grandmother walked from Mannar to Matale in 1894 with a brass pot on her head. The pot is in our house. Many bushes that she planted are in their field. Let me tell you what you look at when you look at all that green.</p>
<h2>The plucking</h2>
<p>Two leaves and a bud. Each bush is visited every seven days or so, faster after rain. A woman, and it is nearly always a woman, is expected to bring about eighteen kilos for a full day’s wage, and a good one brings more. Five kilos of leaf become one of tea. When you photograph someone at work, ask, wait for the nod, and show her the picture. If money is demanded before the nod, you are at a roadside stage, not in a field.</p>
<h2>The factory</h2>
<p>Visit before noon, when the rollers run. The order is always the same. <strong>Withering:</strong> air is blown through the leaf for half a day, until it is soft as a glove. <strong>Rolling:</strong> the cells are broken. <strong>Fermenting:</strong> it lies and turns copper; the smell changes from grass to apple. <strong>Firing:</strong> twenty minutes of hot air. <strong>Sifting:</strong> by size, and that is what letters such as BOP mean. They are sizes, not qualities.</p>
<h2>Height</h2>
<ul><li><em>Low grown</em>, from Ratnapura and Galle: dark, strong, loved in Baghdad.</li><li><em>Mid grown</em>, from round Kandy: full, good with milk.</li><li><em>High grown</em>, Nuwara Eliya and Uva: pale, bright. The Uva wind of July to September gives a taste like mint, and people pay for it at auction.</li></ul>
<h2>The people</h2>
<p>We were brought as labour, were made stateless in 1948, and became citizens again by and by; the last of us only in 2003. Many families still live in line rooms built by the British. If a guide shows you only the bungalow, ask to see the lines, with respect and with someone who belongs there. Have a cup of plain tea. It will have ginger and too much sugar, and it will be the best you get here, because the woman who makes it knows exactly how long it took.</p>`,
  },
  {
    title: 'Night train, early ferry: a weekend on Delft',
    author: 'Emmanuel Soosaipillai',
    content: `<p>Some islands are for lying down. Delft, which we call Neduntheevu, is for looking at carefully. It is flat, eight kilometres by six or so, thorny, full of stones, and I was born there.</p>
<h2>Getting there</h2>
<p>Take the night mail from Colombo Fort to Jaffna. From the bus stand opposite the hospital the bus to Kurikadduwan leaves at about twenty to seven and crosses two lagoons on causeways, with flamingos on some days. At the jetty you give your name to the navy, and the boat goes at eight or so. It is free or nearly free, it takes an hour, and it leaves when it leaves. Sit at the back and in the open.</p>
<h2>What there is</h2>
<ul><li><strong>Ponies.</strong> They came with the Portuguese and the Dutch, who bred horses here; now some hundreds live wild on the southern plain. They are thin in August. Do not feed them, do not chase them.</li><li><strong>Walls.</strong> Every field is fenced with blocks of dead coral, laid without mortar, white in the sun.</li><li><strong>The fort,</strong> two storeys of coral rubble by the hospital, and a pigeon tower for the post.</li><li><strong>The baobab,</strong> fat as a room. Children stand in it.</li><li><strong>A footprint,</strong> forty centimetres long, of a giant or of the god Hanuman, according to whom you ask.</li></ul>
<h2>Who lives here</h2>
<p>About four thousand people, fishing, palmyra, goats. In the eighties there were many more. Water is the great matter: the wells are shallow, some turn salty, and each family knows the hour at which its own is sweet. Please wash as they wash, with a bucket.</p>
<h2>Staying</h2>
<p>Most visitors return with the boat at half past two. If you stay, you have a mat or a bed in a family house, fish, puttu, and a sky with nothing in it but stars. Bring a torch, cash, and a book. On Sunday the bell rings at half past five for Mass. I am biased, but the singing is good.</p>
<blockquote>My aunt says that the mainland is where people go to be busy.</blockquote>`,
  },
  {
    title: 'One day in Kandy that is not the Tooth Temple queue',
    author: 'Ishara Liyanage',
    content: `<p>Go to the Temple of the Tooth, of course, at the half past six puja in the evening or, better, at the half past five one in the morning. But Kandy is a town of a hundred thousand people who also do other things. Here is a day of them.</p>
<h2>Morning: Udawattakele</h2>
<p>Behind the temple there is a hill of real forest, once the kings’ garden, with a gate and a small ticket. Walk Lady Horton’s path for an hour. You meet monkeys, barking deer if you are quiet, and three hermitages where monks live. Leeches after rain.</p>
<h2>Late morning: the market</h2>
<p>The Central Market has fruit below and batik above. Downstairs ask for a taste of what you do not know: <em>beli</em>, <em>lovi</em>, <em>nelli</em>, <em>uguressa</em>. Nelli is bitter, then you drink water and the water is sweet. It is the cheapest magic in town.</p>
<h2>Lunch: a bath kade</h2>
<p>Any small place with clay pots and a crowd, before half past twelve. Point. If jak seed curry is there, take it.</p>
<h2>Afternoon: three temples on foot</h2>
<p>West of the town stand Gadaladeniya, Lankatilaka and Embekke, all from the fourteenth century, all within nine kilometres of each other. Take a bus to the first and walk between them through paddy and villages of brass-workers. Gadaladeniya is stone and half South Indian. Lankatilaka sits on a bare rock, white and blue, with a view that makes people sit down. Embekke is wood: carved pillars with wrestlers, swans, a mother with child, a double-headed eagle, each panel different.</p>
<ul><li>Bus from Kandy to Daulagala, ask for Gadaladeniya, about an hour.</li><li>Walking from one to the next takes fifty minutes and forty.</li><li>Bring small notes for tickets, a cloth for your shoulders, and water.</li></ul>
<h2>Evening: the lake</h2>
<p>The last king had it dug in 1807, and his own chiefs were angry about the labour. Now office girls, monks and old couples walk round it, three and a half kilometres, in the same direction. On the wall sit pelicans, egrets and people who are in love. At six thousands of crows and bats change shifts above you. Look up, but keep your mouth shut.</p>`,
  },
  {
    title: 'Learning to wait at Pigeon Island',
    author: 'Kavitha Selvanayagam',
    content: `<p>I teach people to dive, and I spend half of my time teaching them to do nothing. Under water the one who moves least sees most. Pigeon Island, a kilometre off Nilaveli, is a good school for that, because it is small and shallow and it has been hurt.</p>
<h2>When</h2>
<p>May to September the sea is flat. July and August are full. The first boats go at seven; be in one. By half past nine there may be two hundred people on a beach that is as long as a train. In the winter months the water is rough and brown, and I teach swimming in the harbour instead.</p>
<h2>What you see</h2>
<p>On the seaward side, the blacktip reef sharks: a metre long, shy, in water that reaches to your waist. Stand still with your mask under and count to two hundred. They come back. Hawksbill turtles feed on the far slope. There are parrotfish, moray eels, butterflyfish in pairs, and on lucky days a bowmouth guitarfish that looks like a mistake.</p>
<h2>What you do not touch</h2>
<p>Coral is an animal, and it is just recovering from the tsunami, from bleaching in 2016, and from shoes. So:</p>
<ul><li>Do not stand on it. If you are tired, float on your back or call me.</li><li>Wear a shirt against the sun rather than oil, which poisons larvae.</li><li>Keep your fins up when the water is shallow.</li><li>Leave the white pieces on the beach. That beach is made of them.</li></ul>
<h2>The ticket</h2>
<p>It is a national park: you pay at the office on the beach at Nilaveli, for the person, for the boat, and tax upon both, which is not little for foreigners. Boats take up to eight, so share. Life jackets are given, and worn, also by uncles.</p>
<blockquote>A boy of nine asked me why the sharks do not bite. I said that he should ask what they would want with him. He thought about it for the whole way home.</blockquote>
<p>Stay for lunch on the mainland. You have been in the sea since seven, nothing will ever taste like that rice.</p>`,
  },
  {
    title: 'Yapahuwa, the fortress that lasted eleven years',
    author: 'Sarath Kumara Abeykoon',
    content: `<p>When I drove the Yal Devi to Jaffna I used to see the rock from my cabin each time, on the right, after Maho. Ninety metres of granite, alone in the plain. For twenty years I promised to get down. Now I go there every week and hardly meet anyone.</p>
<h2>Why it is there</h2>
<p>In the thirteenth century the kings had lost Polonnaruwa and were moving from rock to rock. Bhuvanaikabahu the First made Yapahuwa his capital in about 1273 and brought the Tooth Relic. He wrote to the Sultan of Egypt from here, offering cinnamon, gems and elephants; the letter was recorded in Cairo. In about 1284 came famine and an army from the Pandyan kingdom, and the Tooth was carried off to India. Monks moved in, then bears.</p>
<h2>The stair</h2>
<p>You have perhaps seen its lion, because it was on our ten-rupee note. The last flight is so steep that you climb it looking only at carved stone: a pair of lions with round eyes, dancers and drummers along the plinth, and a doorway with two windows. One of those windows, cut from a single slab in forty-five circles, is in the museum. The Chinese pottery that was dug up here is next to it. It was a court with good taste and bad luck.</p>
<h2>The top</h2>
<p>From the stair a path goes on for half an hour to the summit, where there is the base of a stupa, a pool, wind, and half of the province below you. Go up before nine. There are hornets in some months; if the guard says not today, it is not today.</p>
<ul><li>By train to Maho Junction, six kilometres from the rock; three-wheelers wait.</li><li>By car it is an hour from Kurunegala and an hour and a half from Anuradhapura.</li><li>Open from eight to five. There is a ticket, and it costs much less than Sigiriya’s.</li><li>Look for the cave temple at the foot, with paintings of the Kandyan time. The monk has the key.</li></ul>
<p>People ask me whether it is as good as Sigiriya. Sigiriya is a poem that everyone has learned by heart. This is a letter, and it seems to be addressed to you.</p>`,
  },
  {
    title: 'The last day: eleven hours in Negombo before a night flight',
    author: 'Dilrukshi Appuhamy',
    content: `<p>Nearly everyone leaves this country at one or three in the morning, and has to be out of the hotel at eleven. I have seen people spend that day on a plastic chair, guarding a suitcase. It can be one of the best of the trip. The airport is only twenty-five minutes away.</p>
<h2>Six: Lellama</h2>
<p>Get up once more. The fish market by the lagoon mouth is in full cry at six: tuna on bare concrete, an auction in Sinhala, Tamil and fingers, women with knives faster than your eye. Wear shoes that you do not love. On the beach next to it fish are drying on coconut mats by the acre. Sunday is quiet, because we are Catholic.</p>
<h2>Nine: breakfast and the canal</h2>
<p>Egg hoppers, then a boat. The Dutch cut their canal from here towards Colombo and up to Puttalam, for cinnamon. You glide behind people’s kitchens, see kingfishers, laundry, a water monitor as long as an oar. Ask for oars or a small motor.</p>
<h2>Twelve: leave the bags, keep the swimsuit</h2>
<p>Many guesthouses give a day room or a shower for a small sum; ask in the morning and they will say yes. Lunch is crab from the lagoon if you have eaten none yet. Afterwards sleep. You will be grateful at three.</p>
<h2>Four: churches</h2>
<ul><li><strong>St Mary’s</strong> in Grand Street: look up, the ceiling was painted by a local man.</li><li><strong>Duwa,</strong> an island village across a bridge, where at Easter the whole parish acts the Passion.</li><li>The <strong>Dutch fort gate</strong> of 1678, which is now the entrance of the prison. Photograph the gate, not the guards.</li></ul>
<h2>Six: the sea</h2>
<p>The oruwas, sailing canoes with one outrigger and a brown square sail, come home before sunset when the wind is right. Sit on the sand near the park. Someone will sell you isso wade in newspaper.</p>
<h2>Nine: go</h2>
<p>Be at the terminal three hours before. Finish your king coconut outside. Passport, boarding card, tea. There is no need to be sad: this is an island to which people return, and I say it as someone who left it for nine years.</p>`,
  },
  {
    title: 'TOP 10 hotels you must book now!!!',
    author: 'Travel Deals Online',
    content: '<p>Click our link for the best discount on hotels in Asia. Limited time only.</p>',
    state: 'rejected',
    reason:
      'This is an advertisement. Write about something you have seen, and link to it where it helps the reader.',
  },
  {
    title: 'Baobabs of Mannar: how many are left?',
    author: 'Jude Lambert',
    content: `<p>There were once more than forty baobabs between Mannar and Talaimannar; I have walked to every one that I could find, and counted thirty-three. The fattest, at Pallimunai, measures over nineteen metres round. This is the first of three posts on where they stand and who looks after them.</p>
<p>People say that Arab sailors planted them, for the leaves, which camels eat. What is certain is that goats eat the seedlings, and that no young tree is coming up.</p>`,
    state: 'pending',
  },
];
