import { dayMs, dayOf, weekdayOf } from '@serendib/contract/calendar';

import { chanceOf } from './chance.ts';
import type { DemoListing } from './listings.ts';

export interface DemoDay {
  listingId: string;
  day: string;
  views: number;
  clicks: number;
  inquiries: number;
}

export const daysCounted = 60;

/** Views, clicks and inquiries of the last 60 days: livelier at weekends, for the featured, and lately. */
export function makeDays({ seed, start, listings }: { seed: number; start: Date; listings: DemoListing[] }) {
  return listings.filter(({ status }) => status === 'approved').flatMap((one) => daysOf(seed, start, one));
}

function daysOf(seed: number, start: Date, listing: DemoListing): DemoDay[] {
  const chance = chanceOf(seed, 'days', listing.id);
  const liked = (listing.stars - 3.8) * 5;
  const usual =
    (2 + chance.next() * 6 + liked) *
    (listing.isPremium ? 2 : 1) *
    (listing.featuredStatus === 'homepage' ? 1.8 : 1);
  const trend = 0.6 + chance.next() * 0.9;
  const clicked = listing.isExternal || listing.kind === 'businessListing' ? 0.22 : 0.09;
  // A post somewhere, a bus company with a website: now and then a day stands out.
  const talkOfTheDay = chance.int(5, daysCounted - 1);
  const days: DemoDay[] = [];
  for (let ago = daysCounted - 1; ago >= 0; ago -= 1) {
    const at = new Date(start.getTime() - ago * dayMs);
    if (at < listing.createdAt) continue;
    const weekday = weekdayOf(at);
    const rhythm = weekday === 0 || weekday === 6 ? 1.35 : weekday === 1 ? 0.85 : 1;
    const growth = 1 + (trend - 1) * (1 - ago / daysCounted);
    const talk = ago === talkOfTheDay ? 2.6 : 1;
    const views = Math.max(0, Math.round(usual * rhythm * growth * talk * (0.55 + chance.next() * 0.9)));
    const clicks = Math.round(views * clicked * chance.next() * 2);
    const inquiries = chance.happens(Math.min(0.5, views * 0.012)) ? 1 : 0;
    if (views > 0)
      days.push({ listingId: listing.id, day: dayOf(at), views, clicks: Math.min(views, clicks), inquiries });
  }
  return days;
}
