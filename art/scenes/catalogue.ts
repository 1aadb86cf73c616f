import { baobab } from './ancient/baobab.ts';
import { caves } from './ancient/cave.ts';
import { gedige } from './ancient/gedige.ts';
import { polonnaruwa } from './ancient/polonnaruwa.ts';
import { sigiriya } from './ancient/sigiriya.ts';
import { yapahuwa } from './ancient/yapahuwa.ts';
import { colombo } from './cities/colombo.ts';
import { forts } from './cities/fort.ts';
import { galleFace } from './cities/galle-face.ts';
import { jaffna } from './cities/jaffna.ts';
import { koneswaram } from './cities/koneswaram.ts';
import { pettah } from './cities/pettah.ts';
import { saltPans } from './cities/salt-pans.ts';
import { trincomalee } from './cities/trincomalee.ts';
import { wells } from './cities/wells.ts';
import { bentota } from './coast/bentota.ts';
import { beruwala } from './coast/beruwala.ts';
import { blowhole } from './coast/blowhole.ts';
import { dondra } from './coast/dondra.ts';
import { galle } from './coast/galle.ts';
import { kites } from './coast/kite.ts';
import { mirissa } from './coast/mirissa.ts';
import { mountLavinia } from './coast/mount-lavinia.ts';
import { mullaitivu } from './coast/mullaitivu.ts';
import { nilaveli } from './coast/nilaveli.ts';
import { outrigger } from './coast/outrigger.ts';
import { pasikudah } from './coast/pasikudah.ts';
import { reef } from './coast/reef.ts';
import { sandbanks } from './coast/sandbanks.ts';
import { stiltFishermen } from './coast/stilt-fishermen.ts';
import { surf } from './coast/surf.ts';
import { unawatuna } from './coast/unawatuna.ts';
import { weligama } from './coast/weligama.ts';
import { adamsPeak } from './hills/adams-peak.ts';
import { ambuluwawa } from './hills/ambuluwawa.ts';
import { ellaNineArch } from './hills/ella-nine-arch.ts';
import { brinks } from './hills/falls/brink.ts';
import { gorges } from './hills/falls/gorge.ts';
import { ramboda } from './hills/falls/ramboda.ts';
import { waterfalls } from './hills/falls/waterfall.ts';
import { gregoryLake } from './hills/gregory-lake.ts';
import { hortonPlains } from './hills/horton-plains.ts';
import { ridges } from './hills/knuckles.ts';
import { littleAdamsPeak } from './hills/little-adams-peak.ts';
import { nuwaraEliya } from './hills/nuwara-eliya.ts';
import { paddies } from './hills/paddy.ts';
import { gardens } from './hills/palm-avenue.ts';
import { rafting } from './hills/rafting.ts';
import type { Plates } from './plates.ts';
import { anuradhapura } from './sacred/anuradhapura.ts';
import { dambulla } from './sacred/dambulla.ts';
import { kandy } from './sacred/kandy.ts';
import { kovil } from './sacred/kovil.ts';
import { madhu } from './sacred/madhu.ts';
import { mahaBodhi } from './sacred/maha-bodhi.ts';
import { mihintale } from './sacred/mihintale.ts';
import { offerings } from './sacred/offering.ts';
import { riverStupas } from './sacred/river-stupa.ts';
import { seemaMalaka } from './sacred/seema-malaka.ts';
import { bathing } from './wild/bathing.ts';
import { bund } from './wild/bund.ts';
import { elephants } from './wild/elephants.ts';
import { leopards } from './wild/leopard.ts';
import { leopardAtRest } from './wild/leopard-at-rest.ts';
import { mangroves } from './wild/mangrove.ts';
import { peacock } from './wild/peacock.ts';
import { ponies } from './wild/ponies.ts';
import { rainforest } from './wild/rainforest.ts';
import { spiceGarden } from './wild/spice-garden.ts';
import { tanks } from './wild/tank.ts';
import { turtle } from './wild/turtle.ts';
import { waders } from './wild/waders.ts';

export const scenes: Plates = {
  ...sigiriya,
  ...polonnaruwa,
  ...ellaNineArch,
  ...nuwaraEliya,
  ...hortonPlains,
  ...adamsPeak,
  ...galle,
  ...mirissa,
  ...stiltFishermen,
  ...colombo,
  ...kandy,
  ...anuradhapura,
  ...dambulla,
  ...kovil,
  ...elephants,
  ...bund,
  ...leopards,
  ...leopardAtRest,
  ...nilaveli,
  ...unawatuna,
  ...bentota,
  ...beruwala,
  ...pasikudah,
  ...mountLavinia,
  ...mullaitivu,
  ...blowhole,
  ...reef,
  ...surf,
  ...weligama,
  ...waterfalls,
  ...ramboda,
  ...brinks,
  ...gorges,
  ...mihintale,
  ...rainforest,
  ...caves,
  ...yapahuwa,
  ...gedige,
  ...offerings,
  ...tanks,
  ...waders,
  ...ridges,
  ...littleAdamsPeak,
  ...ambuluwawa,
  ...gregoryLake,
  ...gardens,
  ...rafting,
  ...mahaBodhi,
  ...trincomalee,
  ...koneswaram,
  ...outrigger,
  ...dondra,
  ...forts,
  ...jaffna,
  ...madhu,
  ...baobab,
  ...ponies,
  ...turtle,
  ...kites,
  ...sandbanks,
  ...galleFace,
  ...pettah,
  ...seemaMalaka,
  ...riverStupas,
  ...mangroves,
  ...peacock,
  ...bathing,
  ...paddies,
  ...spiceGarden,
  ...saltPans,
  ...wells,
};
