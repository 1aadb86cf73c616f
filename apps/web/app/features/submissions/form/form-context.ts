import type { Field, ValueType, Variant } from '@serendib/contract/listings/field';
import type { Kind } from '@serendib/contract/listings/kind';
import { type ComponentType, createContext, useContext } from 'react';

/** What draws one type of field. `value` is as it is typed: see `FormValues`. */
export interface WidgetProps<Value = unknown> {
  field: Field;
  value: Value;
  onChange: (value: Value) => void;
  error: string | undefined;
  required: boolean;
  disabled: boolean;
}
// biome-ignore lint/suspicious/noExplicitAny: each draws the values of its own type
export type Widget = ComponentType<WidgetProps<any>>;
export type Widgets = Partial<Record<ValueType, Widget>>;

export interface FormContext {
  kind: Kind;
  variant: Variant;
  fields: readonly Field[];
  isEdit: boolean;
  /** What is wrong, by the name of the field. */
  problems: Record<string, string>;
  /** What a rejection speaks of, by the names of the fields. */
  marked: readonly string[];
  /** How many pictures a field of several takes, and whether that is premium's number. */
  pictures: { most: number; isPremium: boolean };
  widgets: Widgets;
  /** Files that were chosen as photos before the scripts came, by the field that takes them out. */
  early?: Map<string, File[]> | undefined;
  /** Something that has to end before the form is sent: a photo on its way. */
  waitFor: (work: Promise<unknown>) => void;
}

const formContext = createContext<FormContext | null>(null);
export const FormContextProvider = formContext.Provider;

export function useFormParts(): FormContext {
  const parts = useContext(formContext);
  if (!parts) throw new Error('A field stands outside its form.');
  return parts;
}
