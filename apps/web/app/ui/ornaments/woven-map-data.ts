// Made by art/prints/build.ts from data/lk-districts.topo.json. Not edited by hand.
export type WovenDistrict = {
  slug: string;
  name: string;
  province: string;
  weave: 0 | 1 | 2 | 3;
  at: readonly [number, number];
  outline: string;
  cells: string;
};

export const MAP_SIZE = { width: 604, height: 1001, cell: 10 };

export const PROJECTION = {
  west: 79.55144,
  north: 9.82958,
  x: 247.64135,
  y: 250,
  edge: 12,
};

export const WOVEN_DISTRICTS: readonly WovenDistrict[] = [
  {
    slug: 'ampara',
    name: 'Ampara',
    province: 'Eastern',
    weave: 3,
    at: [535, 645],
    outline:
      'M561 604l6-1 4 14 3-17 3 3 12 35 2 76-14 64-30 64-26-17 7-92-5-29-22-9-6-13 12-17-15-24-7-29 4-5-25 10 0 12-14 6 1 19-9 5-4-9-18-24 1-46-11-3-28 15-14-26 0-27 18-2 39 19 5-21 22 3 14 17 15 4-2 19 14 12 39-2 4 31 14-13 11-2z',
    cells:
      'M430 530h10v10h20v10h10v10h10v20h10v10h40v20h20v-10h30v20h10v130h-10v40h-10v30h-10v10h-10v10h-20v-10h-10v-70h10v-30h-10v-30h-20v-60h-10v-30h-20v20h-10v10h-10v20h-10v-20h-10v-10h-10v-50h-20v10h-20v-10h-10v-40h30v10h30v-10z',
  },
  {
    slug: 'anuradhapura',
    name: 'Anuradhapura',
    province: 'North Central',
    weave: 1,
    at: [235, 385],
    outline:
      'M352 385l-9 14-21 2-12 65-23 13-12 24-28 13-7-6-3-25-9-5-1-21-79-39-15-9-10 2-11-37 16-18 3-20 5 1-2-38 23 5 24-7 3 15 23 19 22-32 8-4 17 6 30-31-13-20 39-9 14-3 25 20-7 13 7 26-4 14 23 38-9 9-7 25z',
    cells:
      'M300 240h30v10h10v10h10v10h-10v20h10v40h10v40h-10v30h-30v20h-10v50h-10v10h-20v20h-20v10h-20v-30h-10v-20h-10v-10h-20v-10h-20v-10h-20v-10h-20v-10h-20v-30h-10v-10h10v-10h10v-50h10v-10h40v10h10v10h10v10h10v-10h10v-10h10v-10h30v-10h10v-10h10v-20h-10v-10h30z',
  },
  {
    slug: 'badulla',
    name: 'Badulla',
    province: 'Uva',
    weave: 1,
    at: [395, 615],
    outline:
      'M438 650l-10 3-11 22-14 2 11 21 9-3 6 7 2 12-7 24-26 13 7 9-18 7-1 37 6 13-6 8-5-3-5 12-23-36-16 6-9-4-2-8 10-8-12-3 0-10 7-4-5-3 4-6-14-18 9 0 28-25 8-15-2-29 15-9-7-64 1-32 14 26 28-15 11 3-1 46 18 24z',
    cells:
      'M370 580h10v10h20v-10h20v50h10v10h10v10h-10v10h-10v20h-20v10h10v10h20v30h-10v10h-10v10h-10v20h-10v50h-10v10h-10v-20h-10v-10h-30v-20h-10v-10h10v-20h-10v-10h10v-10h10v-10h10v-10h10v-40h10v-80z',
  },
  {
    slug: 'batticaloa',
    name: 'Batticaloa',
    province: 'Eastern',
    weave: 1,
    at: [475, 485],
    outline:
      'M574 597l-8-2 0-24-12-17-4-20 20 36 4 27zM561 604l-11 2-14 13-4-31-39 2-14-12 2-19-15-4-14-17-22-3 1-46 24-4-8-27 1-53 26 1 8 31-5 7-6-23-2 14 10 11 7-6 13 30 11 0 8 20-2 16 12 5 19 26-5 6-17-14-7 9 16 1 13 25 1-6 10 8 3 38z',
    cells:
      'M450 400h30v40h10v20h10v10h10v10h10v30h10v10h10v10h10v10h10v20h10v20h10v20h-30v10h-20v-20h-40v-10h-10v-20h-10v-10h-10v-10h-20v-10h-10v-40h10v-10h10v-70zM530 530h-10v10h10zM550 540h-10v10h10z',
  },
  {
    slug: 'colombo',
    name: 'Colombo',
    province: 'Western',
    weave: 3,
    at: [95, 745],
    outline: 'M175 740l-7 26-16 2 2 7-11-10-35 18-11-8 1 16-9-23-3-40 60 14 5-14 17-3 9 3-2 12z',
    cells: 'M80 730h40v10h30v-10h30v10h-10v30h-50v10h-20v10h-10v-30h-10v-20z',
  },
  {
    slug: 'galle',
    name: 'Galle',
    province: 'Southern',
    weave: 1,
    at: [185, 915],
    outline:
      'M218 863l28 15-9 4 6 16-26-11 14 23-13 4 2 22 12 10-12 12 7 5-9 15-44-15-27-27-28-77 38 19 25-2 15 12-1-16 22-9z',
    cells:
      'M120 860h10v10h20v10h50v-10h10v-10h10v10h20v30h-10v20h-10v20h10v10h-10v30h-20v-10h-20v-10h-20v-10h-10v-10h-10v-20h-10v-40h-10v-10zM230 890h-10v10h10z',
  },
  {
    slug: 'gampaha',
    name: 'Gampaha',
    province: 'Western',
    weave: 2,
    at: [125, 685],
    outline:
      'M171 655l-11 26 3 6 11 0-8 14 2 24-17 3-5 14-60-14 3-12-10-48 6 21 4-11-9-11 0-17 29 1 14-10 13 5 20-8 15 17z',
    cells:
      'M120 640h40v10h10v20h-10v20h10v10h-10v10h10v20h-20v10h-30v-10h-40v-10h10v-10h-10v-30h10v-10h-10v-20h40z',
  },
  {
    slug: 'hambantota',
    name: 'Hambantota',
    province: 'Southern',
    weave: 1,
    at: [395, 895],
    outline:
      'M547 842l-15 20-72 51-39 16-4-5-3 8-15 7-76 22-19 14-17-14 8-8 0-14-10-2 2-9-12-6 14-29 67 18-5-16 25-13-2-12 9-6 34 5 15 15 37-18 17 0 4-20 31-21 26 17z',
    cells:
      'M510 830h20v10h20v10h-10v10h-10v10h-20v10h-10v10h-10v10h-20v10h-10v10h-20v10h-30v10h-30v10h-30v10h-30v10h-10v10h-10v-10h-10v-40h-10v-30h10v-10h10v10h40v10h20v-10h-10v-10h20v-20h20v-10h10v10h20v10h30v-10h30v-10h10v-20h20z',
  },
  {
    slug: 'jaffna',
    name: 'Jaffna',
    province: 'Northern',
    weave: 1,
    at: [155, 35],
    outline:
      'M52 98l-14-5 1-12 15 7-2 10zM80 70l8-2 0 10-11-1 0-13 3 6zM99 50l19 13-25-1-9-17 5-15 8 0 2 20zM195 49l-9 17-20-9 7 13-4 3-23-15 11 10-12-3-35-19-9-19 19-13 33 1 2 10 23 6 17 18zM278 106l-3 2-39-21-4-12-48-44-27-15 31-1 37 50 53 41z',
    cells:
      'M110 10h80v20h10v10h10v10h10v10h10v10h10v10h20v10h10v10h10v10h-10v-10h-20v-10h-20v-20h-10v-10h-20v-10h-10v20h-10v-10h-10v10h-30v-10h-10v-10h-20v10h10v10h-30v10h-20v-10h20v-20h-10v-10h10v-10h10v-10h10zM110 40h-10v10h10zM40 80h10v10h10v10h-20v-10z',
  },
  {
    slug: 'kalutara',
    name: 'Kalutara',
    province: 'Western',
    weave: 2,
    at: [145, 795],
    outline:
      'M168 766l8 30 21 24 1 13 20 30-22 9 1 16-15-12-25 2-38-19-21-68-1-16 11 8 35-18 11 10-2-7 16-2z',
    cells: 'M120 770h50v20h10v20h10v10h10v20h10v30h-10v10h-50v-10h-20v-10h-20v-10h10v-10h-10v-30h-10v-30h20z',
  },
  {
    slug: 'kandy',
    name: 'Kandy',
    province: 'Central',
    weave: 3,
    at: [325, 635],
    outline:
      'M367 598l7 64-15 9-30-1-19-19 3 17-21 27-35 9 15 16-9 14-18-21-7-1-4-21 24-15-30-46 9-1 2-10 12 3 12-17 21 17 9 0 9-21 13 10 52-13z',
    cells:
      'M300 600h10v10h20v-10h40v70h-50v-10h-10v20h-10v10h-10v10h-30v10h10v20h-20v-20h-10v-20h10v-10h10v-10h-10v-10h-10v-20h-10v-10h10v-10h10v-10h20v10h30v-10z',
  },
  {
    slug: 'kegalle',
    name: 'Kegalle',
    province: 'Sabaragamuwa',
    weave: 1,
    at: [205, 715],
    outline:
      'M228 630l30 46-24 15 4 21-8 10 1 13 15 14 0 13-22-6-21 3-28-19 2-12-9-3-2-24 8-14-11 0-3-6 11-26 36-17 3-15 12-1 6 8z',
    cells:
      'M210 620h10v10h10v10h10v20h10v10h10v10h-10v10h-10v30h-10v20h10v10h10v10h-50v-10h-10v-10h-10v-10h-10v-20h-10v-10h10v-10h-10v-20h10v-20h20v-10h20v-10z',
  },
  {
    slug: 'kilinochchi',
    name: 'Kilinochchi',
    province: 'Northern',
    weave: 0,
    at: [235, 105],
    outline:
      'M119 149l0-6 0 6zM275 108l-7 21-12-10-9 14-21 0-4 11-39 2-6 15-6-1-21 7 2-23-13-8-3-15 36-20-36-31 45 16 13 20 35-12 46 14zM232 75l4 12-22 0-28-21 9-17 37 26z',
    cells:
      'M190 50h10v10h20v10h10v20h20v10h20v20h-20v10h-20v10h-40v10h-10v10h-20v10h-10v-30h-10v-30h20v-10h10v-10h-20v-10h-10v-10h20v10h20v10h10v10h30v-10h-10v-10h-10v-10h-10v-10z',
  },
  {
    slug: 'kurunegala',
    name: 'Kurunegala',
    province: 'North Western',
    weave: 0,
    at: [185, 555],
    outline:
      'M247 516l18 49-6 19 4 21-12 17-12-3-2 10-9 1-6-8-12 1-3 15-36 17-15-17-20 8-13-5-14 10-10-82 15-21-1-9 11-5 2-23 25-29 8 0 2-30-9-7-4-25 79 39 1 21 9 5 3 25 7 6z',
    cells:
      'M150 420h10v10h20v10h20v10h20v10h10v20h10v30h10v30h10v70h-10v10h-10v10h-20v-10h-10v20h-20v10h-30v-10h-40v10h-10v-30h-10v-70h10v-10h10v-30h10v-10h10v-10h10v-10h10v-30h-10v-20z',
  },
  {
    slug: 'mannar',
    name: 'Mannar',
    province: 'Northern',
    weave: 2,
    at: [145, 245],
    outline:
      'M102 233zM34 202l6 0-6 0zM13 198zM94 206l8 8-15-5 14 17-53-29 15-3 31 12zM171 160l6 41-11 31 41-2 11 9 2 18-36 6-17 13-1 7 15 16-24 7-23-5 2 38-5-1-30-12 10-42-9-49 33-22 15-46 21-7z',
    cells:
      'M160 160h10v20h10v30h-10v20h40v10h10v20h-40v10h-10v20h10v10h-40v10h-10v20h-30v-20h10v-30h-10v-50h20v-10h10v-10h10v-30h10v-10h10zM50 190h30v10h20v30h-10v-10h-10v-10h-20v-10h-10z',
  },
  {
    slug: 'matale',
    name: 'Matale',
    province: 'Central',
    weave: 2,
    at: [285, 525],
    outline:
      'M368 539l0 27-1 32-52 13-13-10-9 21-9 0-21-17-4-21 6-19-18-49 28-13 12-24 23-13 7 12 17 1-7 8-7 31-7 1 4 31 17-6 6 5 2-8 26-2z',
    cells:
      'M300 470h30v30h-10v20h-10v20h10v10h20v-10h30v60h-40v10h-20v-10h-10v20h-30v-10h-10v-70h-10v-30h10v-10h20v-20h20z',
  },
  {
    slug: 'matara',
    name: 'Matara',
    province: 'Southern',
    weave: 3,
    at: [255, 925],
    outline:
      'M289 893l-14 29 12 6-2 9 10 2 0 14-8 8 17 14-35 13-31-4-5-7-15 1 9-15-7-5 12-12-12-10-2-22 13-4-14-23 26 11-6-16 9-4 26-8 2 11 11 0 4 12z',
    cells:
      'M250 870h20v10h20v20h-10v30h10v40h10v10h-20v10h-40v-10h-20v-30h10v-10h-10v-20h10v-20h10v-20h10zM220 890h10v10h-10z',
  },
  {
    slug: 'monaragala',
    name: 'Monaragala',
    province: 'Uva',
    weave: 2,
    at: [475, 745],
    outline:
      'M521 825l-31 21-4 20-17 0-37 18-15-15-34-5-9 6 2 12-25 13-20-26-2-23 24-48 23 36 5-12 5 3 6-8-6-13 1-37 18-7-7-9 26-13 7-24-2-12-6-7-9 3-11-21 14-2 11-22 10-3 4 9 9-5-1-19 14-6 0-12 25-10-4 5 7 29 15 24-12 17 6 13 22 9 5 29-7 92z',
    cells:
      'M470 610h20v30h10v60h20v30h10v30h-10v70h-10v10h-20v20h-10v10h-30v10h-30v-10h-20v-10h-10v10h-20v20h-20v-10h-20v-40h10v-30h10v-10h10v10h10v20h10v-10h10v-50h10v-20h10v-10h10v-10h10v-30h-20v-10h-10v-10h20v-20h10v-10h10v10h10v-20h10v-10h10v-10z',
  },
  {
    slug: 'mullaitivu',
    name: 'Mullaitivu',
    province: 'Northern',
    weave: 3,
    at: [275, 145],
    outline:
      'M352 222l-39 13 1-21-15-6-8 4 0-12-15-12-24 12-10-10-18 1 6 19-23 20-41 2 11-31-6-41 6 1 6-15 39-2 4-11 21 0 9-14 12 10 7-21 3-2 43 40-14-1 18 15-3-9 5 1 15 31-12 1 10 10 5-4 15 25-3 4-17-10 12 13z',
    cells:
      'M270 110h20v10h10v10h10v10h10v10h10v20h10v20h10v20h10v10h-20v10h-20v-10h-10v-10h-20v-10h-10v-10h-20v10h-10v-10h-30v10h10v20h-20v10h-40v-20h10v-30h-10v-20h10v-10h10v-10h40v-10h20v-10h20z',
  },
  {
    slug: 'nuwara-eliya',
    name: 'Nuwara Eliya',
    province: 'Central',
    weave: 2,
    at: [295, 725],
    outline:
      'M359 671l2 29-8 15-28 25-9 0 14 18-4 6 5 3-7 4-14 8-28 2-32-5-4-14 0-13-15-14-1-13 8-10 7 1 18 21 9-14-15-16 35-9 21-27-3-17 19 19 30 1z',
    cells:
      'M310 660h10v10h40v40h-10v10h-10v10h-10v10h-10v10h10v20h-10v10h-70v-10h-10v-10h10v-10h-10v-10h-10v-20h10v-10h10v20h20v-20h-10v-10h30v-10h10v-10h10v-10z',
  },
  {
    slug: 'polonnaruwa',
    name: 'Polonnaruwa',
    province: 'North Central',
    weave: 0,
    at: [375, 455],
    outline:
      'M448 405l-1 53 8 27-24 4-1 46-5 21-39-19-18 2-26 2-2 8-6-5-17 6-4-31 7-1 7-31 7-8-17-1-7-12 12-65 21-2 9-14 19 16 49 11 1 20 6-2 14-25 7 0z',
    cells:
      'M350 380h10v10h10v10h30v10h20v20h10v-20h20v70h-10v10h-10v60h-30v-10h-60v10h-20v-10h-10v-20h10v-20h10v-30h-20v-50h10v-20h30v-10z',
  },
  {
    slug: 'puttalam',
    name: 'Puttalam',
    province: 'North Western',
    weave: 3,
    at: [115, 455],
    outline:
      'M131 338l-3 20-16 18 11 37 10-2 15 9 4 25 9 7-2 30-8 0-25 29-2 23-11 5 1 9-15 21 10 82-29-1-12-81 6-14-26-110 0-30 20-33-8 17 8 5-12 38 6 14-5 10 19 7 6-4-10-18 8-16-5-26 17-74 9-9 30 12z',
    cells:
      'M90 330h40v30h-10v10h-10v10h10v30h20v10h10v30h10v30h-10v10h-10v10h-10v10h-10v30h-10v10h-10v70h10v30h-30v-30h-10v-100h-10v-40h-10v-80h20v10h10v-50h10v-20zM70 420h-10v50h20v-10h-10v-20h10v-20z',
  },
  {
    slug: 'ratnapura',
    name: 'Ratnapura',
    province: 'Sabaragamuwa',
    weave: 0,
    at: [265, 825],
    outline:
      'M246 762l4 14 32 5 28-2 14-8 0 10 12 3-10 8 2 8 9 4 16-6-24 48 2 23 20 26 5 16-67-18-4-12-11 0-2-11-26 8-28-15-20-30-1-13-21-24-8-30 7-26 28 19 21-3 22 6z',
    cells:
      'M170 740h20v10h10v10h40v10h10v10h80v20h20v10h-10v30h-10v40h20v20h10v10h-20v-10h-40v-10h-10v-10h-20v-10h-20v10h-10v-10h-20v-10h-10v-20h-10v-20h-10v-10h-10v-20h-10v-40z',
  },
  {
    slug: 'trincomalee',
    name: 'Trincomalee',
    province: 'Eastern',
    weave: 2,
    at: [375, 285],
    outline:
      'M474 406l-26-1-7 0-14 25-6 2-1-20-49-11-19-16 7-25 9-9-23-38 4-14-7-26 7-13-25-20-14 3 3-8 39-13 3 6-5 5 8 3 7-12 63 83-7 10 5-2 7 18-7 1-3-8 0 17-13-7-6 8 9-5 11 12 16 2 2-9 15-2 10 30 0 7-9-11 1 11 11 6 4 21z',
    cells:
      'M340 220h20v10h20v20h10v10h10v10h10v20h10v10h10v40h-10v10h20v-10h20v20h10v40h-20v10h-20v20h-10v-20h-20v-10h-30v-10h-10v-10h-10v-10h10v-40h-10v-40h-10v-20h10v-10h-10v-10h-10v-10h-20v-10h30z',
  },
  {
    slug: 'vavuniya',
    name: 'Vavuniya',
    province: 'Northern',
    weave: 0,
    at: [255, 225],
    outline:
      'M313 235l-3 8-39 9 13 20-30 31-17-6-8 4-22 32-23-19-3-15-15-16 1-7 17-13 36-6-2-18-11-9 23-20-6-19 18-1 10 10 24-12 15 12 0 12 8-4 15 6-1 21z',
    cells:
      'M220 190h30v10h10v-10h20v10h10v10h20v10h10v10h-10v10h-10v10h-30v10h10v20h-10v10h-10v10h-30v10h-10v10h-10v10h-10v-10h-10v-10h-10v-20h-10v-20h10v-10h40v-20h-10v-20h20v-20h-10z',
  },
];
