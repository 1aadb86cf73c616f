import { z } from 'zod';
import { longestAdminNote } from '../admin/limits.ts';
import { type Endpoint, fileOf } from '../endpoint.ts';
import { instant, paging } from '../paging.ts';
import { formatNumber } from '../words/format-number.ts';
import { t } from '../words/t.ts';
import { told } from '../words/told.ts';

/** Days in which a chargeback is answered where the bank has named no other day. */
export const chargebackDays = 7;

/** What the list can be narrowed by; its export takes the same. */
export const chargebackFilters = {
  state: z
    .enum(['open', 'answered'])
    .optional()
    .meta({ description: 'Those that wait for an answer, or those that had one.' }),
};

const chargeback = z.object({
  orderId: z.string(),
  description: told(z.string(), 'label'),
  amount: z.number().meta({ description: 'In LKR.' }),
  userName: z.string().nullable().meta({ description: 'Null where the account is deleted.' }),
  openedAt: instant,
  dueOn: z.iso.date().meta({ description: 'The last day to answer, in Sri Lanka.' }),
  isLate: z.boolean(),
  answeredAt: instant.nullable(),
  answeredBy: z.string().nullable(),
  note: z.string().nullable(),
});
export type Chargeback = z.infer<typeof chargeback>;

const request = z
  .object({
    dueOn: z.iso.date(t('Please enter the last day to answer.')).optional(),
    answered: z.boolean().optional(),
    note: z
      .string()
      .trim()
      .max(
        longestAdminNote,
        t('A note can have at most {longest} characters.', { longest: formatNumber(longestAdminNote) }),
      )
      .nullish(),
  })
  .refine(({ answered, note }) => !answered || note, {
    error: t('Please say what was handed in, and where.'),
    path: ['note'],
  });
export type ChargebackUpdate = z.infer<typeof request>;

export const chargebackEndpoints = {
  'GET /admin/chargebacks': {
    summary:
      'Orders whose money the payer’s bank took back: those to be answered first, the soonest due before all; then those that were answered, the latest first',
    access: 'admin',
    query: z.strictObject({ ...paging, ...chargebackFilters }),
    success: { status: 200, reply: z.array(chargeback) },
  },
  'GET /admin/chargebacks/{orderId}': {
    summary: 'How a chargeback stands',
    access: 'admin',
    success: { status: 200, reply: chargeback },
  },
  'PATCH /admin/chargebacks/{orderId}': {
    summary: 'Sets the day it is due, says that it was answered, or opens it again',
    access: 'admin',
    body: request,
    success: { status: 200, reply: chargeback },
    refusals: ['CONFLICT'],
  },
  'GET /admin/chargebacks/{orderId}/evidence': {
    summary: 'What can be handed in to the bank, as one PDF that names nobody but the payer',
    access: 'admin',
    stepUp: true,
    success: fileOf('application/pdf'),
  },
} as const satisfies Record<string, Endpoint>;
