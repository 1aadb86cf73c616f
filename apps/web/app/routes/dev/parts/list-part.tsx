import { ChipLink } from '~/ui/form/chip.tsx';
import { ActiveFilters } from '~/ui/list/active-filters.tsx';
import { ListEnd } from '~/ui/list/list-end.tsx';
import { OrderLinks } from '~/ui/list/order-links.tsx';
import { OrderWords } from '~/ui/list/order-words.tsx';
import { RowEnds } from '~/ui/navigate/row-ends.tsx';
import { Sample } from './sample.tsx';

const active = [
  { name: 'district', words: (value: string) => value },
  { name: 'price', words: (value: string) => `up to LKR ${value}` },
];
const query = { district: ['Kandy', 'Matale'], price: '24,000', sort: 'price' };
const pages = { next: 'x', previous: 'y', before: 48 };

export function ListPart() {
  return (
    <>
      <Sample name="What narrows a list, and its order">
        <ActiveFilters path="/dev/ui" query={query} active={active} />
        <OrderLinks
          path="/dev/ui"
          query={query}
          orders={[
            { value: '', label: 'Recommended' },
            { value: 'price', label: 'Price' },
            { value: 'rating', label: 'Rating' },
          ]}
        />
        <p className="mt-4 text-15">
          <OrderWords by="premium" />
        </p>
      </Sample>
      <Sample name="The end of a list, and of one where nothing is">
        <ListEnd path="/dev/ui" query={query} list={pages} isFirst={false} fewer={[]} active={active} />
        <ListEnd
          path="/dev/ui"
          query={query}
          list={{ next: null, previous: null, before: 0 }}
          isFirst
          fewer={[
            { query: { price: '24,000' }, gone: { name: 'district', value: 'Kandy' }, total: 12 },
            { query: { district: 'Kandy' }, gone: { name: 'price', value: '24,000' }, total: 1204 },
          ]}
          active={active}
        />
      </Sample>
      <Sample name="A row that goes on sideways">
        <RowEnds className="max-w-xs">
          <ul className="flex gap-2 overflow-x-auto">
            {['Anuradhapura', 'Colombo', 'Ella', 'Galle', 'Jaffna', 'Kandy', 'Mirissa'].map((place) => (
              <li key={place} className="flex-none">
                <ChipLink to="?">{place}</ChipLink>
              </li>
            ))}
          </ul>
        </RowEnds>
      </Sample>
    </>
  );
}
