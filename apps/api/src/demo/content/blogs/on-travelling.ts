import type { BlogText } from '../../written.ts';

export const blogsOnTravelling: BlogText[] = [
  {
    title: 'Which seat to take on the train from Kandy to Ella',
    author: 'Samanthi Ekanayake',
    content: `<p>People write to me about this journey more than about anything else, and they nearly always ask the wrong question. They ask how to get into first class. The right question is which door to stand at, and when.</p>
<h2>The class</h2>
<p>First class on the blue trains is air conditioned, which means that the windows are sealed. You will see the finest railway line in Asia through tinted glass. Second class reserved has fans, windows that open, and a seat with your number on it. Third class reserved is the same with harder cushions and better conversation. I take second.</p>
<h2>The side</h2>
<p>From Kandy to Nanu Oya the right-hand side has more valley. After Pattipola, where the line goes through the summit tunnel at 1,898 metres, the view moves: the great drop towards the south coast opens on the right between Ohiya and Haputale, and then both sides are good. If you can have only one, have the right.</p>
<h2>The ticket</h2>
<p>Reserved seats go on sale thirty days ahead, at stations and on the railway’s own site, and on popular days they are gone in minutes. Do not despair. Unreserved second and third class cannot sell out. Go one station back and board at Peradeniya Junction, or start at Nanu Oya after lunch, when the tour groups have got down to meet their vans.</p>
<ul><li>The whole way takes about seven hours, and more when a goods train has opinions.</li><li>Bring a shawl. Above Hatton the open window is cold even in April.</li><li>Vadai sellers get on at every larger station. The prawn on top is a decoration, eat it last.</li><li>Keep arms inside in the tunnels. There are over forty of them.</li></ul>
<h2>About the door</h2>
<p>Everyone wants the picture at the open door. The train is slow and the steps are wide, and still people have died for it. Sit on the floor with your feet inside and somebody holding your belt, take your picture on a straight stretch, and then put the camera away. Stay on one stop past Ella, over the Nine Arch Bridge to Demodara, where the line loops beneath its own station; you will be glad to be using your eyes.</p>
<blockquote>A stationmaster at Ambewela once told me that tourists count the hours and locals count the stations. There are thirty-odd stations. It is the better way.</blockquote>`,
  },
  {
    title: 'Two monsoons, one island: where to be in which month',
    author: 'Ranmali Jayatilaka',
    content: `<p>A friend in London sent me a screenshot of a forecast for Sri Lanka: rain, seven days out of seven, with the same little cloud on each. He wanted to cancel. I told him to look at which town the forecast was for, and to come anyway. It is nearly always dry somewhere here.</p>
<h2>The south-west monsoon</h2>
<p>From May to September the wind comes off the Indian Ocean and lets its water fall on Colombo, Galle, Ratnapura and the western face of the hills. The sea on that side is brown and rough. On the other side of the mountains, in the same weeks, Trincomalee has flat blue water and Arugam Bay has its waves. The dry plains round Anuradhapura turn yellow, and elephants gather at the tanks.</p>
<h2>The north-east monsoon</h2>
<p>From December to February it is the turn of the east and the north. Batticaloa can be grey for days. Now the south coast is clear, the whales are off Mirissa, and the pilgrims climb Sri Pada. The hill country gets cold nights, and sometimes frost on the grass at Nuwara Eliya in January.</p>
<h2>The weeks between</h2>
<p>March and April are hot and mostly dry, with thunder in the afternoon. October and November are the true wet months, when storms can come from anywhere. These weeks have their own charm: everything is green, rooms are cheap, and mornings are usually fine. Plan your outings before two o’clock.</p>
<ul><li><strong>January to March:</strong> south coast, Yala, tea country, whales.</li><li><strong>April:</strong> New Year around the 13th and 14th. Shops close, kitchens open.</li><li><strong>May to September:</strong> east coast, Jaffna, Kalpitiya for wind, Minneriya for elephants.</li><li><strong>July or August:</strong> Kandy perahera, Nallur festival, Kataragama.</li><li><strong>October and November:</strong> bring an umbrella and an open plan.</li><li><strong>December:</strong> head for the south, and book early.</li></ul>
<h2>What an umbrella is for</h2>
<p>You will see us use it for sun far more than for rain. When the real rain comes nobody walks. People stand under the nearest roof, share it with whoever is there, and talk. Some of my best conversations in this country have been forty minutes long and ended by the sun.</p>`,
  },
  {
    title: 'How to eat rice and curry with your hand',
    author: 'Dulani Amarasekera',
    content: `<p>Guests in my kitchen cook very well and then pick up a fork, and I feel that something has been taken away from the food. So here is the lesson that I give between washing up and sitting down. It takes five minutes.</p>
<h2>Before you begin</h2>
<p>Wash both hands. Eat with the right one. The left may hold a glass or a spoon to serve with, nothing else. Nobody minds a clumsy guest; people do mind the left hand in the rice.</p>
<h2>On the plate</h2>
<p>Rice goes in the middle, curries round the edge like a clock. Do not pour everything over the rice. The point is that each mouthful is different, and that you decide.</p>
<ul><li>Start with rice and parippu, the lentils. They are mild and they bind.</li><li>Pull in a little of one vegetable and some sambol with your fingertips.</li><li>Press gently into a small ball. Only the first two joints of the fingers should get dirty.</li><li>Lift with four fingers, and push it into the mouth with the back of the thumb. The thumb is the whole trick.</li></ul>
<h2>In which order</h2>
<p>Dry things and wet things in turn. Something sour, such as ambul thiyal, after something sweet, such as beetroot. The papadam is broken over the rice at the last moment so that it stays loud. If your mouth burns, do not drink water. Eat plain rice, or a spoon of curd, or a piece of banana, and wait.</p>
<h2>When you have had enough</h2>
<p>The host will come with more. Saying no once is manners, saying no three times is an answer. Put your hand over the plate and say <em>bada pirila</em>, my stomach is full, and you will be laughed at kindly and believed. Then rinse your fingers in the bowl, or at the tap that every house and every small hotel has for this purpose.</p>
<blockquote>My grandmother said that food which has not been touched has not been asked whether it is ready.</blockquote>
<p>You will notice that the curry is hotter on a fork. I do not know why. I think the fingers check the temperature and the fork only delivers it.</p>`,
  },
  {
    title: 'A three-wheeler is not a taxi: fares, manners and small miracles',
    author: 'Ilyas Nizam',
    content: `<p>I have driven a three-wheeler in Galle for eighteen years. In that time I have carried brides, refrigerators, a priest with a goat, and many visitors who were afraid that I would cheat them. Here is what I tell my own guests.</p>
<h2>The fare</h2>
<p>In and round Colombo there are meters and apps, and you should use them. Elsewhere most of us have no meter, so the price is agreed before you sit down. Ask at your guesthouse what the trip costs. As I write this, a fair price in a southern town is somewhere near a hundred rupees for each kilometre, with a minimum for short hops, and more after ten at night. If a driver says three times that, smile and walk to the next corner. He will often catch up with you.</p>
<h2>Waiting</h2>
<p>For a morning of several stops, fix one price for all of it, waiting included. Write down the places. If you add one, add something. A good driver will tell you which stop is not worth it.</p>
<h2>The shop question</h2>
<p>Some drivers earn a commission when they bring you to a spice garden or a gem shop. It is not a crime, but it is your hour and your money. Say at the beginning, in a friendly way: no shops today. I have never been offended by that sentence.</p>
<ul><li>Three adults fit. Four is against the law and the suspension.</li><li>Hold your phone on the inside, away from motorcycles.</li><li>Long journeys shake. Two hours is my limit for people over fifty, including me.</li><li>Rain sheets roll down on both sides. Ask, if we forget.</li></ul>
<h2>The small miracle</h2>
<p>We are everywhere at six in the morning. We know which pharmacy is open, whose aunt rents rooms, where the bus stops when the road is flooded. A lady from Norway once left her passport on my back seat; I found it at midnight, and by half past twelve eleven drivers were asking at every hotel in Unawatuna. She had it before breakfast. You do not tip for that. You tell it at home.</p>`,
  },
  {
    title: 'What to wear at a temple, a kovil, a mosque and a church',
    author: 'Tuan Ikram Jaldin',
    content: `<p>On one road in my town there are a Buddhist temple, a kovil, a mosque older than the road, and a church with a painted Madonna. On Friday evenings I can hear three of them at once. Visitors are welcome in all four, and each asks for slightly different manners.</p>
<h2>Buddhist temples</h2>
<p>Shoulders and knees covered, for men too. White is what we wear ourselves, and it is cooler. Shoes and hats come off at the entrance to the sacred part, not at the ticket window, so bring socks if it is noon and the stone is hot. Walk round a stupa clockwise. Do not pose with your back to an image of the Buddha; turn sideways, or better, photograph something else. People with a Buddha tattoo should cover it, because it has caused real trouble at the airport and at checkpoints.</p>
<h2>Kovils</h2>
<p>In many Hindu temples of the north, Nallur among them, men are asked to take off the shirt as well. It feels odd for one minute. Women wear a long skirt or a sari or trousers that are not tight. Photographs are normally forbidden inside. Stay behind the person in front when the curtain opens, and take the ash with your right hand if it is offered.</p>
<h2>Mosques</h2>
<p>Ask first, and not at prayer times. Long sleeves, long trousers or skirt, a scarf for women. There is a place to wash; you may use it, and someone will show you how. Some mosques, like the red one in Pettah, have a volunteer for visitors.</p>
<h2>Churches</h2>
<p>Shoes stay on, in most. Shoulders covered. In fishing towns Sunday Mass is long, full and sung, and a stranger will be given a seat and a hymn book in Sinhala or Tamil.</p>
<ul><li>Carry one thin cotton cloth. As skirt, scarf or shawl it opens every door.</li><li>Do not touch or turn your back on monks; women should not hand things to them directly.</li><li>On Poya days, the full moon, no alcohol is sold and temples are busy and beautiful.</li></ul>
<blockquote>If you are not sure, sit down at the side and look at what the grandmothers do.</blockquote>`,
  },
  {
    title: 'Seven days in Sri Lanka with a toddler, and nobody cried in the car',
    author: 'Michelle Vandort',
    content: `<p>That is not quite true. I cried once, on the second day, at Avissawella. But the child did not, and this is how we arranged it.</p>
<h2>The rule of two hours</h2>
<p>Distances here lie. Ninety kilometres can be one hour on the expressway and four on a hill road. We made a rule: never more than two hours between a bed and a bed, except once, and that once by train. It rules out half of the usual round trip. Let it. The half that is left is plenty.</p>
<h2>Our week</h2>
<ul><li><strong>Two nights near Negombo</strong> to sleep off the flight, with a boat on the canal at seven in the morning.</li><li><strong>Two nights near Kandy</strong>, out of town, with a garden. Peradeniya in the early hours: lawns, bats hanging like umbrellas, a pushchair-friendly avenue of palms.</li><li><strong>The train, but only from Kandy to Hatton</strong>, two and a half hours, which is as long as raisins last.</li><li><strong>Three nights by the sea</strong> at Bentota, with the river on one side and the beach on the other.</li></ul>
<h2>The seat</h2>
<p>Child seats are not common here. Ask the driver to send a photograph of the seat in the vehicle, with the straps visible. If he sends it within the hour you have found a good driver as well.</p>
<h2>Food</h2>
<p>String hoppers with a little coconut milk and dhal. Egg hoppers without pepper. Bananas the size of a finger. Buffalo curd with treacle for bribery. Every cook will make rice <em>sera nathuwa</em>, without heat, if you say it before and not after. For milk powder and nappies the supermarkets in any district town are fine.</p>
<h2>Health</h2>
<p>Sun hat, repellent at dusk, bottled or boiled water, and a mosquito net that you have looked at. Dengue is real and has no timetable. Government hospitals will see a feverish child at any hour, and so will private ones in every larger town.</p>
<p>What you cannot plan is the kindness. Waiters carried our son away to see the kitchen. A bus stopped so that an old woman could give him a mango. He is five now and believes that this is how one travels.</p>`,
  },
  {
    title: 'Elephants in the wild: choosing between five parks',
    author: 'Janaka Sirimanna',
    content: `<p>Each evening somebody asks at our gate whether they should have gone to another park. So here, without advertising, is how I would choose, and I work in one of them.</p>
<h2>Udawalawe</h2>
<p>Elephants all the year, in open grass, often close. Few leopards are seen. It is good for a first safari and for children, and the transit home next door feeds its orphans milk in public several times a day. It gets busy at Christmas.</p>
<h2>Minneriya and Kaudulla</h2>
<p>Two tanks, one herd. As the water falls, from July into October, up to three hundred animals come out on the new grass in the late afternoon. In other months the herd is elsewhere. Any honest jeep driver in Habarana will tell you which park it is today: believe him and change your plan.</p>
<h2>Yala</h2>
<p>You come for leopards and find elephants, crocodiles, bears in June, and a lot of jeeps. Block 1 is crowded. Block 5, entered from Galge, is wooded and calm. A part of the park closes for some weeks in the dry season, usually in September, so check before you book a room.</p>
<h2>Wilpattu</h2>
<p>The largest, in the north-west, with natural lakes called villus. You may drive for an hour and see nothing, then a leopard asleep on the road. For people with patience and a cushion.</p>
<h2>Gal Oya</h2>
<p>By boat. Between March and July elephants swim between the islands of the reservoir. There are few rooms and fewer boats.</p>
<ul><li>Go for the first or the last three hours of light, never for the middle.</li><li>Ask for a jeep with forward-facing seats and not more than six people.</li><li>Tell the driver that you are not in a hurry. He is judged by sightings, and only you can release him.</li><li>No flash, no shouting, no getting down.</li></ul>
<blockquote>If an elephant changes its direction because of you, you are too near. That is the whole of the law.</blockquote>
<p>As for rides, baths and chains, there is nothing to choose. Watch them walk where they wish. It costs less and you will sleep better.</p>`,
  },
  {
    title: 'The real price of a day with car and driver',
    author: 'Asanka Gunawardana',
    content: `<p>I drive for a living and I do my own books, so I can tell you where the money goes. Perhaps it helps you to see which offer is too good.</p>
<h2>What you pay</h2>
<p>There are two ways. Either a day rate that covers a hundred kilometres or so with a price for each further kilometre, or one sum for the whole round trip. For a small hybrid car with driver expect between fifteen and twenty thousand rupees a day at present, for a van twenty-two to thirty, for a proper jeep with leather seats thirty-five and up.</p>
<h2>Where it goes</h2>
<ul><li><strong>Fuel.</strong> A hybrid does twenty kilometres to the litre on the plain and twelve in the hills. A van does nine.</li><li><strong>The vehicle.</strong> Import taxes double or triple the price of a car here. Most of us are paying a lease every month, in the low season too.</li><li><strong>Tyres, brakes, service.</strong> Hill roads eat brake pads. If somebody saves on this you do not want to know.</li><li><strong>The driver.</strong> Food, bed, and what remains.</li></ul>
<h2>The driver’s bed</h2>
<p>Many hotels have a room for drivers, some good, some a bench in a garage. Ask where your driver will sleep. If the answer is in the car, add a little so that he need not, for he has your life in his hands at nine the next morning.</p>
<h2>What should be said beforehand</h2>
<p>How many kilometres are included. Who pays tolls and parking. Whether the sum is in rupees or dollars, and at which rate. What happens when you stay a day longer. Whether the person who writes to you is the person who comes. Put it in one message and have it confirmed; every decent driver will be relieved.</p>
<h2>Tips</h2>
<p>There is no rule. Ten per cent for a good week is generous and is remembered. A handshake, a kind line in a review and the second half of a packet of ginger biscuits have their value too.</p>
<p>And please, when you compare two offers, ask the cheap one about his tyres.</p>`,
  },
  {
    title: 'Poya: what happens to your trip at full moon',
    author: 'Wasantha Bandara Ekanayake',
    content: `<p>Every full moon is a public holiday here. It is called Poya, and there are twelve of them a year and sometimes thirteen. Visitors find out when they ask for a beer.</p>
<h2>What is closed</h2>
<p>No alcohol is sold, in shops, bars or hotels. Meat shops are shut in most towns, and banks and offices with them. Many museums close. The parks stay open, and so do restaurants, buses and trains. Buses are in fact fuller than on other days, because everybody is going to a temple.</p>
<h2>What is open</h2>
<p>The temples, wide. In Anuradhapura we begin the evening before. Families come in white, with lotus buds and jasmine in plastic bags from the bus. They observe eight precepts for the day, which means among other things no food after noon, and they sit under the trees with grandchildren who observe slightly fewer. At dusk the lamps are lit. Nobody will ask what you believe. Sit down.</p>
<h2>Four to plan for</h2>
<ul><li><strong>Duruthu, January:</strong> procession at Kelaniya, near Colombo.</li><li><strong>Vesak, May:</strong> the Buddha’s birth, enlightenment and passing. Lanterns on every house, pandals with ten thousand bulbs, and free food for strangers from stalls called dansala.</li><li><strong>Poson, June:</strong> how Buddhism reached the island. Mihintale is all white from foot to top, and Anuradhapura does not sleep.</li><li><strong>Esala, July or August:</strong> the perahera in Kandy ends on this moon.</li></ul>
<h2>At a dansala</h2>
<p>A boy waves a flag at your car. You are given rice, or ice cream, or manioc with sambol, and nobody will take money. The correct payment is to eat it, and to say <em>bohoma sthuthi</em>. To drive past is allowed, but it is a pity.</p>
<blockquote>A guest of mine from Lyon was cross about the wine for one hour. At midnight she was carrying a lantern for a child that she had never seen before.</blockquote>
<p>The dates follow the moon, so look at a Sri Lankan calendar before you fix your days. If one of them falls into your trip, do not plan round it. Plan towards it.</p>`,
  },
];
