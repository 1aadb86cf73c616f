import { useState } from 'react';
import { Button, ButtonLink, IconButton } from '~/ui/form/button.tsx';
import { ChipLink, RemovableChip } from '~/ui/form/chip.tsx';
import { Chip, ChipButton } from '~/ui/form/chip-button.tsx';
import { ChipCheckboxes, ChipRadios } from '~/ui/form/chip-group.tsx';
import { Checkbox, CheckboxGroup, RadioGroup } from '~/ui/form/choice.tsx';
import { MultiComboboxField } from '~/ui/form/combobox-field.tsx';
import { DraftNotice } from '~/ui/form/draft-notice.tsx';
import { FilterPanel } from '~/ui/form/filter-panel.tsx';
import { FormActions } from '~/ui/form/form-actions.tsx';
import { Icon } from '~/ui/form/icon.tsx';
import { NearField } from '~/ui/form/near-field.tsx';
import { SelectField } from '~/ui/form/select-field.tsx';
import { SelectWithButton } from '~/ui/form/select-with-button.tsx';
import { PasswordField, SearchField, TextAreaField, TextField } from '~/ui/form/text-field.tsx';
import { Sample } from './sample.tsx';

const places = [
  'Anuradhapura',
  'Colombo',
  'Ella',
  'Galle',
  'Jaffna',
  'Kandy',
  'Mirissa',
  'Nuwara Eliya',
  'Sigiriya',
];
const options = places.map((place) => ({ value: place, label: place }));
const types = [
  { value: 'car', label: 'Car', count: 86 },
  { value: 'van', label: 'Van', count: 63 },
  { value: 'threeWheeler', label: 'Three Wheeler', count: 41 },
];

export function FormPart() {
  const [many, setMany] = useState<string[]>(['Galle', 'Kandy']);
  const [pressed, setPressed] = useState(true);
  const [chosen, setChosen] = useState<string[]>(['van']);
  const [one, setOne] = useState('van');
  const [plan, setPlan] = useState('free');
  return (
    <>
      <Sample name="Buttons">
        <div className="flex flex-wrap items-center gap-3">
          <Button>Search</Button>
          <ButtonLink to="/dev/ui" look="line">
            See dates
          </ButtonLink>
          <Button look="plain">Reset filters</Button>
          <Button look="danger">Delete listing</Button>
          <Button busy>Saving</Button>
          <Button disabled>Already Subscribed</Button>
          <Button small>Small</Button>
          <Button small look="line">
            Small line
          </Button>
          <IconButton label="Next">
            <Icon name="right" />
          </IconButton>
          <IconButton label="Previous" disabled>
            <Icon name="left" />
          </IconButton>
        </div>
        <p className="mt-4 bg-red p-5">
          <Button look="print">See east coast stays</Button>
        </p>
      </Sample>
      <Sample name="Chips">
        <div className="flex flex-wrap gap-2">
          <RemovableChip label="Remove filter Kandy" onRemove={() => undefined}>
            Kandy
          </RemovableChip>
          <ChipLink to="?type=van" current>
            Van
          </ChipLink>
          <ChipLink to="?type=car">Car</ChipLink>
          <ChipButton pressed={pressed} onClick={() => setPressed(!pressed)}>
            Air conditioning
          </ChipButton>
          <Chip>Sinhala</Chip>
        </div>
      </Sample>
      <Sample name="Lines">
        <div className="grid gap-6 md:grid-cols-2">
          <TextField label="Name" required hint="As it stands on your licence." autoComplete="name" />
          <TextField label="E-mail" type="email" defaultValue="nimal@" error="Please enter a valid email" />
          <TextField
            label="Price per day"
            inputMode="numeric"
            before="LKR"
            after="a day"
            defaultValue="24000"
          />
          <PasswordField label="Password" defaultValue="serendipity" />
          <SearchField label="Search" placeholder="A place, a guide, a road" />
          <TextField label="Plate number" disabled defaultValue="CAB-1234" hint="This never changes." />
          <TextAreaField label="About you" counter maxLength={500} defaultValue="I grew up under the rock." />
          <TextAreaField label="Why not?" error="Please give a reason" rows={4} />
        </div>
      </Sample>
      <Sample name="Choices">
        <div className="grid gap-6 md:grid-cols-2">
          <SelectField label="District" empty="All districts" options={options} />
          <SelectField
            label="Language"
            error="Please select a language"
            options={[
              { label: 'Local', options: options.slice(0, 2) },
              { label: 'European', options: options.slice(2, 4) },
            ]}
          />
          <SelectWithButton
            label="The stop of Nimal"
            empty="Not on the way yet"
            options={options}
            value=""
            verb="Move"
            onDo={() => undefined}
          />
          <MultiComboboxField label="Serving areas" options={options} value={many} onChange={setMany} />
          <CheckboxGroup legend="Vehicle" name="type" options={types} defaultValue={['van']} />
          <RadioGroup
            legend="Plan"
            name="plan"
            value={plan}
            onChange={setPlan}
            options={[
              { value: 'free', label: 'Free', hint: 'One picture' },
              { value: 'premium', label: 'Premium', hint: 'Three pictures, first in every list' },
            ]}
            error="Please choose a plan"
          />
          <Checkbox label="I have read the terms" error="Please accept the terms" />
          <Checkbox label="Not to be changed" disabled defaultChecked />
        </div>
      </Sample>
      <Sample name="Choices as chips">
        <div className="grid gap-6 md:grid-cols-2">
          <ChipCheckboxes
            legend="Vehicles"
            name="chips"
            options={types}
            value={chosen}
            onChange={setChosen}
          />
          <ChipRadios legend="Vehicle" name="chip" options={types} value={one} onChange={setOne} />
        </div>
      </Sample>
      <Sample name="Near a place">
        <NearField query={{ near: 'Ella', radius: '10' }} />
      </Sample>
      <Sample name="A draft, and the end of a form">
        <DraftNotice savedAt={Date.UTC(2027, 0, 12, 6)} onStartAnew={() => undefined} />
        <div className="mt-6">
          <FormActions send="Save" busy={false} onCancel={() => undefined} />
        </div>
      </Sample>
      <Sample name="Filters (a sheet on small screens)">
        <div className="max-w-[252px]">
          <FilterPanel action="/dev/ui" query={{}} active={2}>
            <CheckboxGroup legend="Vehicle" name="type" options={types} defaultValue={['van']} />
            <SelectField label="District" name="district" empty="All districts" options={options} />
          </FilterPanel>
        </div>
      </Sample>
    </>
  );
}
