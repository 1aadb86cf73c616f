import { opinionsBeforehand } from '@serendib/contract/reviews/weighing';
import { parts, t } from '@serendib/contract/words/t';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { rich } from '~/ui/text/rich.ts';
import { said } from '../said.tsx';

interface Step {
  title: string;
  words: ReactNode;
}

export const about = {
  title: t('About Serendib'),
  description: t(
    'Serendib brings travellers to Sri Lanka together with the people who guide, drive, host and cook there.',
  ),
  opening: t(
    'The best days on this island were never in the plan. Somebody who lives here pointed down a side road.',
  ),
  name: (
    <>
      <p>
        {said(
          parts(
            'Serendib is what Arab and Persian sailors called Sri Lanka. In an old tale three princes of Serendib travel the world and keep finding, by accident and by wit, good things they were not looking for. In 1754 Horace Walpole made a word of it, and called that gift <em>serendipity</em>.',
          ),
        )}
      </p>
      <p>
        {t(
          "You cannot book it. You can put yourself in its way: with a guide from the village, a driver who knows where to stop, a room above somebody's kitchen.",
        )}
      </p>
    </>
  ),
  work: (
    <>
      <p>
        {t(
          'We keep a directory of them, across all nine provinces and 25 districts: guides, vehicles with their drivers, tours, places to stay and eat, blogs, and the destinations themselves. You find somebody and speak to them directly. No commission is added to what you pay, because the money never passes through us.',
        )}
      </p>
      <p>
        {said(
          parts(
            'Listing is free. Those who want a better place can pay for <em>premium</em>, which is marked as such wherever it shows. That is what Serendib lives on, all of it.',
          ),
        )}
      </p>
    </>
  ),
  steps: [
    {
      title: t('Somebody writes a listing'),
      words: t('In their own words, with their own prices, and their papers for our eyes only.'),
    },
    {
      title: t('A person reads it'),
      words: t('Somebody of our team looks at it. What does not add up goes back with a reason.'),
    },
    {
      title: t('It says Verified'),
      words: t('Only after that look, never for money. An edit later is looked at again.'),
    },
    {
      title: t('Travellers have the last word'),
      words: rich(
        parts(
          'Reviews come from people with an account, one for each thing. <reviews>Read what they say</reviews>.',
        ),
        {
          reviews: (words) => (
            <Link className="link link-alone" to="/reviews">
              {words}
            </Link>
          ),
        },
      ),
    },
  ] satisfies Step[],
  marks: [
    {
      id: 'premium',
      title: t('PREMIUM'),
      words: t(
        'The partner pays for it: a place before the others, and more pictures of a vehicle. It says nothing of how good anything is.',
      ),
    },
    {
      id: 'verified',
      title: t('Verified'),
      words: t(
        'Somebody of our team has looked at what is named on the page, on the day that is named there. It cannot be bought. Where a name, a number, a picture or papers change, it goes until the change has been looked at.',
      ),
    },
    {
      id: 'recommended',
      title: t('Recommended'),
      words: t(
        'The order of a list that you have not put in another: premium first, then by rating, then the newest.',
      ),
    },
    {
      id: 'best-rated',
      title: t('Best rated'),
      words: t(
        'By what travellers gave, paid for or not. Every mean begins as if {count} had given {rating} of 5, so that it counts for more the more people gave it; what nobody has reviewed comes last.',
        { count: opinionsBeforehand.count, rating: opinionsBeforehand.rating },
      ),
    },
  ],
  prints: (
    <p>
      {t(
        'Where nobody has sent a photograph yet, you see a block print of ours: cut like the old printed cloths, in five or six inks, one for each kind of place. They are drawn by a program, and they do not pretend to be anything else.',
      )}
    </p>
  ),
} as const;
