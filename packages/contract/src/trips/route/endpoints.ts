import { z } from 'zod';
import type { Endpoint } from '../../endpoint.ts';

const degrees = z.number();

/** A town, an interchange or a destination that roads lead to or from which a way is reckoned. */
const roadPlace = z.object({
  id: z.string().meta({ description: 'Of a destination its slug.' }),
  name: z.string(),
  nameSi: z.string().nullable(),
  nameTa: z.string().nullable(),
  latitude: degrees,
  longitude: degrees,
  isDestination: z.boolean(),
  avoidMonths: z
    .array(z.int().min(1).max(12))
    .meta({ description: 'Of destinations: months of the monsoon or a rough sea there; an estimate.' }),
  lastMile: z
    .enum(['by boat', 'on foot'])
    .nullable()
    .meta({ description: 'How the last of the way is made, where its road ends before it.' }),
});
export type RoadPlace = z.infer<typeof roadPlace>;

const roadTable = z.object({
  places: z.array(roadPlace),
  legs: z.array(
    z.object({
      from: z.string(),
      to: z.string(),
      kilometres: z.number().meta({ description: 'Along the road.' }),
      minutes: z.number().meta({ description: 'By car in normal traffic.' }),
    }),
  ),
});
export type RoadTable = z.infer<typeof roadTable>;

export const roadEndpoints = {
  'GET /roads': {
    summary:
      'Our table of roads: all places with their points, and the legs between them. What routes are reckoned from, without a network too',
    access: 'public',
    success: { status: 200, reply: roadTable },
  },
} as const satisfies Record<string, Endpoint>;
