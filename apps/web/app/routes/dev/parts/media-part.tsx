import { ButtonLink } from '~/ui/form/button.tsx';
import { Card } from '~/ui/media/card.tsx';
import { Gallery } from '~/ui/media/gallery.tsx';
import { MoreImages } from '~/ui/media/more-images.tsx';
import { Picture } from '~/ui/media/picture.tsx';
import { Rail } from '~/ui/media/rail.tsx';
import { RowCard } from '~/ui/media/row-card.tsx';
import { Reveal } from '~/ui/navigate/reveal.tsx';
import { Badge } from '~/ui/text/badge.tsx';
import { FactLine } from '~/ui/text/fact-line.tsx';
import { Price } from '~/ui/text/price.tsx';
import { Rating } from '~/ui/text/rating.tsx';
import { Sample } from './sample.tsx';

const scenes = ['sigiriya', 'galle', 'mirissa', 'kandy', 'nuwara-eliya', 'polonnaruwa'].map((name) => ({
  name: name.replace('-', ' ').replace(/\b\w/g, (letter) => letter.toUpperCase()),
  src: `/scenes/${name}.svg`,
}));

export function MediaPart() {
  return (
    <>
      <Sample name="Print, and one that fails">
        <div className="grid gap-7 sm:grid-cols-3">
          <Picture src="/scenes/galle.svg" alt="Galle lighthouse at dusk" />
          <Picture src="/scenes/there-is-none.svg" alt="Nothing" />
          <Picture src={null} alt="" />
          <Picture src="/prints/vehicle-van-1.svg" alt="" drawn />
          <Picture src="/prints/pattern-1.svg" alt="" drawn initials="NP" />
        </div>
      </Sample>
      <Sample name="Gallery">
        <div className="max-w-[46rem]">
          <Gallery
            images={scenes.slice(0, 4).map(({ src, name }) => ({ src, alt: name }))}
            label="Four prints"
          />
        </div>
      </Sample>
      <Sample name="Pictures after the first">
        <MoreImages of={scenes.slice(0, 3).map(({ src }) => src)} />
      </Sample>
      <Sample name="Cards">
        <ul className="card-grid">
          {scenes.slice(0, 3).map(({ name, src }, index) => (
            <Reveal key={name} as="li">
              <Card
                to="/dev/ui"
                title={name}
                line="Matale district, Central Province"
                print={{ src, alt: '' }}
                flags={index === 0 && <Badge kind="premium" />}
                foot={['4 h from Colombo', '38 guides']}
              />
            </Reveal>
          ))}
        </ul>
      </Sample>
      <Sample name="Row cards">
        <div className="row-cards">
          {scenes.slice(0, 2).map(({ name, src }, index) => (
            <RowCard
              key={name}
              to="/dev/ui"
              title={index === 0 ? 'Toyota KDH, high roof' : 'Land Rover Defender, open top'}
              line="Kandy, goes anywhere on the island"
              print={{ src, alt: '' }}
              flags={index === 0 && <Badge kind="verified" />}
              end={
                <>
                  <Price shown={{ amount: 'LKR 24,000', per: 'a day', value: '24000' }} />
                  <ButtonLink to="/dev/ui" className="card-above">
                    View Details
                  </ButtonLink>
                </>
              }
            >
              <FactLine facts={['9 seats', '6 large bags', 'Air conditioning']} />
              <Rating value={4.9} count={318} />
            </RowCard>
          ))}
        </div>
      </Sample>
      <Sample name="Rail">
        <div className="-mx-5 md:-mx-10">
          <Rail label="places" heading={<h3>Where people are going</h3>}>
            {scenes.map(({ name, src }) => (
              <li key={name}>
                <Card
                  to="/dev/ui"
                  title={name}
                  print={{ src, alt: '' }}
                  foot={['2 h from Colombo']}
                  heading="h3"
                />
              </li>
            ))}
          </Rail>
        </div>
      </Sample>
    </>
  );
}
