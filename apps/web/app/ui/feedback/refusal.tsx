import type { ReactNode } from 'react';
import type { FormRefusal } from '~/lib/form/use-api-form.ts';
import { Notice } from './notice.tsx';

interface RefusalProps {
  of: FormRefusal | undefined;
  /** Also where fields say themselves what is wrong with them. */
  always?: boolean;
  actions?: ReactNode;
}

/** Why a form was not taken, where no field of it says so. */
export const Refusal = ({ of, always = false, actions }: RefusalProps) =>
  of &&
  (always || !of.isBeside) && (
    <Notice kind="danger" live actions={actions}>
      {of.words}
    </Notice>
  );
