import { Suspense, useEffect, useState } from 'react';
import { lazyPart } from '~/ui/hydration/defer-hydration.tsx';
import { Disclosure } from '~/ui/navigate/disclosure.tsx';
import { Pager } from '~/ui/navigate/pager.tsx';
import { Tabs } from '~/ui/navigate/tabs.tsx';
import { Address } from '~/ui/text/address.tsx';
import { Answer } from '~/ui/text/answer.tsx';
import { Badge } from '~/ui/text/badge.tsx';
import { FactLine } from '~/ui/text/fact-line.tsx';
import { Facts, Stat } from '~/ui/text/facts.tsx';
import { Breadcrumbs } from '~/ui/text/heading.tsx';
import { OtherNames } from '~/ui/text/other-names.tsx';
import { Price } from '~/ui/text/price.tsx';
import { Rating } from '~/ui/text/rating.tsx';
import { RatingField } from '~/ui/text/rating-field.tsx';
import { SectionHeading } from '~/ui/text/section-heading.tsx';
import { Sample } from './sample.tsx';

const ChartSample = lazyPart(() => import('./chart-sample.tsx'));

export function TextPart() {
  // A chart is drawn in browsers alone.
  const [hasBegun, setHasBegun] = useState(false);
  useEffect(() => setHasBegun(true), []);
  const [stars, setStars] = useState(4);
  return (
    <>
      <Sample name="Breadcrumbs, section heading">
        <Breadcrumbs
          crumbs={[
            { label: 'Home', to: '/' },
            { label: 'Vehicles', to: '/vehicles' },
            { label: 'Toyota KDH' },
          ]}
        />
        <SectionHeading
          more={{ to: '/tour-guides', label: 'All 214 guides' }}
          line="They know the road, and the people along it."
        >
          Guides who grew up there
        </SectionHeading>
      </Sample>
      <Sample name="Flags">
        <div className="flex flex-wrap gap-2">
          <Badge kind="premium" />
          <Badge kind="verified" />
          <Badge kind="pending" />
          <Badge kind="review" />
          <Badge kind="approved" />
          <Badge kind="rejected" />
          <Badge kind="offer">15% off</Badge>
          <Badge kind="plain">9 seats</Badge>
        </div>
      </Sample>
      <Sample name="Rating and price">
        <div className="flex flex-wrap items-start gap-x-14 gap-y-6">
          <div className="grid gap-2">
            <Rating value={4.86} count={318} />
            <Rating value={5} count={1} />
            <Rating value={4} />
            <Rating value={null} none="No reviews yet" />
          </div>
          <Price shown={{ amount: 'LKR 24,000', per: 'a day', value: '24000' }} />
          <Price shown={{ amount: 'LKR 12,000 to 15,000', per: 'a person', value: '12000-15000' }} />
          <Price shown={null} />
          <Price shown={{ amount: 'LKR 38,000', per: 'a day', value: '38000' }} size="lead" />
          <RatingField label="Your rating" name="stars" value={stars} onChange={setStars} />
        </div>
      </Sample>
      <Sample name="Facts">
        <div className="grid gap-10 md:grid-cols-2">
          <Facts
            facts={[
              { label: 'Seats', value: '9' },
              { label: 'Languages', value: 'Sinhala, English, German' },
              { label: 'Licence', value: 'NTG-2214' },
              { label: 'Email', value: <Address email="ruvini.wickramasinghe@example.lk" /> },
              { label: 'Left out', value: null },
            ]}
          />
          <div className="grid content-start gap-6">
            <FactLine facts={['9 seats', '6 large bags', 'Air conditioning']} />
            <div className="grid grid-cols-2 gap-5">
              <Stat label="Views" value="1,284" note="in 30 days" />
              <Stat label="Inquiries" value="37" />
            </div>
          </div>
        </div>
      </Sample>
      <Sample name="A chart that is gone through by keys">
        {hasBegun && (
          <Suspense>
            <ChartSample />
          </Suspense>
        )}
      </Sample>
      <Sample name="Other names, and the answer to a review">
        <OtherNames
          place={{ name: 'Kandy', nameSi: 'මහනුවර', nameTa: 'கண்டி' }}
          className="flex gap-4 text-19"
        />
        <Answer
          answer={{
            ...{ text: 'Thank you. The road to Ella is open again.', at: '2027-01-12T06:00:00Z' },
            isEarlier: true,
          }}
        />
      </Sample>
      <Sample name="Tabs, disclosure, pager">
        <Tabs
          label="Bookings"
          tabs={[
            { to: '?tab=hotel', label: 'Hotels', count: 24, current: true },
            { to: '?tab=restaurant', label: 'Restaurants', count: 18, current: false },
            { to: '?tab=cafe', label: 'Cafes', count: 9, current: false },
            { to: '?tab=localEatery', label: 'Local eateries', count: 12, current: false },
          ]}
        />
        <div className="mt-7 mb-9">
          <Disclosure title="What is included?" open>
            The driver, the fuel and the first 100 km a day.
          </Disclosure>
          <Disclosure title="Can plans change?">They always do. Speak with your guide.</Disclosure>
        </div>
        <Pager next="?cursor=x" start="?" label="Show 24 more rides" />
      </Sample>
      <Sample name="Long words (prose)">
        <div className="prose">
          <h3>By the slow train</h3>
          <p>
            The blue train leaves Kandy at a quarter to nine. <a href="#top">Sit on the right</a>, and keep
            the door side for the last hour.
          </p>
          <ul>
            <li>Reserve thirty days before</li>
            <li>Bring something warm</li>
          </ul>
          <blockquote>We leave Ella at five.</blockquote>
        </div>
      </Sample>
    </>
  );
}
