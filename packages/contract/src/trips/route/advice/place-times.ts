import { t } from '../../../words/t.ts';

/** When a place is not to be seen: from an hour of the day on, or in certain months. */
export interface PlaceTimes {
  place: string;
  /** The hour by which one should be there. */
  arriveBy?: number;
  /** Months, 1 to 12, in which it is closed or as good as closed. */
  closedMonths?: readonly number[];
  words: string;
  /** Where it is said. */
  source: string;
}

/** Few, and each was looked up; what opens and closes as most things do is not here. */
export const placeTimes: readonly PlaceTimes[] = [
  {
    place: 'horton-plains-national-park',
    arriveBy: 12,
    words: t(
      'Be at Horton Plains early: mist usually closes the view before ten, the walk takes four hours, and no tickets are sold after about half past two.',
    ),
    source: 'http://www.sundayobserver.lk/2020/02/17/news/ticket-issuing-time-rescheduled',
  },
  {
    place: 'yala-national-park',
    closedMonths: [9, 10],
    words: t(
      'The best-known part of Yala often closes for some weeks in September and October, when it is driest. Ask before you go.',
    ),
    source: 'http://www.adaderana.lk/news.php?nid=49715',
  },
  {
    place: 'sri-pada-adams-peak',
    closedMonths: [6, 7, 8, 9, 10, 11],
    words: t(
      'The season of pilgrims on Sri Pada is from December to May. Outside it the steps are dark, the tea stalls are shut, and it rains often.',
    ),
    source: 'https://en.wikipedia.org/wiki/Adam%27s_Peak',
  },
];

export const timesOf = (place: string): PlaceTimes | undefined =>
  placeTimes.find((one) => one.place === place);
