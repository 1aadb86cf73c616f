import type { Field } from '@serendib/contract/listings/field';
import { t } from '@serendib/contract/words/t';
import { useController } from 'react-hook-form';
import { useFormParts, type Widget, type Widgets } from '../form/form-context.ts';
import { PhotosField } from '../photos/photos-field.tsx';
import { CertificationRows } from './certification-rows.tsx';
import { ChoiceControl, ChoicesControl, FlagControl } from './choice-controls.tsx';
import { ItineraryRows } from './itinerary-rows.tsx';
import { PriceControl } from './price-control.tsx';
import { PriceRead } from './price-read.tsx';
import { LongTextControl, TextControl } from './text-controls.tsx';

const builtIn: Widgets = {
  text: TextControl,
  longText: LongTextControl,
  email: TextControl,
  phone: TextControl,
  url: TextControl,
  integer: TextControl,
  flag: FlagControl,
  choice: ChoiceControl,
  choices: ChoicesControl,
  image: PhotosField,
  images: PhotosField,
  certifications: CertificationRows,
  itinerary: ItineraryRows,
};

/** One field of a kind; a picture together with those that follow it. */
export function FieldControl({ field }: { field: Field }) {
  const { fields } = useFormParts();
  const more = fields.find(({ continues }) => continues === field.name);
  return more ? <ImagesControl field={field} more={more} /> : <TypedControl field={field} />;
}

/** Several pictures in one order, the first of which is the field's own. */
function ImagesControl({ field, more }: { field: Field; more: Field }) {
  const { variant, problems, marked } = useFormParts();
  const { field: first } = useController({ name: field.name });
  const { field: others } = useController({ name: more.name });
  const isMarked = marked.includes(field.name);
  return (
    <div data-field={field.name} data-marked={isMarked || undefined} className="min-w-0">
      {isMarked && (
        <p className="mb-2 text-14 font-semibold text-danger">{t('Our team wrote about this.')}</p>
      )}
      <PhotosField
        field={{ ...field, type: 'images' }}
        value={[...(first.value ? [first.value as string] : []), ...((others.value ?? []) as string[])]}
        onChange={(urls) => {
          const [url = '', ...rest] = urls as string[];
          first.onChange(url);
          others.onChange(rest);
        }}
        error={problems[field.name] ?? problems[more.name]}
        required={field.required?.includes(variant) ?? false}
        disabled={false}
      />
    </div>
  );
}

/** Drawn by its type. */
function TypedControl({ field }: { field: Field }) {
  const { kind, variant, isEdit, problems, marked, widgets } = useFormParts();
  const { field: bound } = useController({ name: field.name });
  const Drawn: Widget | undefined = field.currencies
    ? PriceControl
    : (widgets[field.type] ?? builtIn[field.type]);
  if (!Drawn) return null;
  const isMarked = marked.includes(field.name);
  return (
    <div data-field={field.name} data-marked={isMarked || undefined} className="min-w-0">
      {isMarked && (
        <p className="mb-2 text-14 font-semibold text-danger">{t('Our team wrote about this.')}</p>
      )}
      <Drawn
        field={field}
        value={bound.value}
        onChange={bound.onChange}
        error={problems[field.name]}
        required={field.required?.includes(variant) ?? false}
        disabled={isEdit && field.fixed === true}
      />
      {kind.pricedBy?.field === field.name && <PriceRead field={field} value={bound.value} />}
    </div>
  );
}
