import { endpoints } from '@serendib/contract/endpoints';

const exported = [
  ...Object.keys(endpoints).filter((name) => name.startsWith('GET /admin/exports/')),
  'GET /admin/chargebacks/{orderId}/evidence',
];

/**
 * Requests of which a rule counts few, by route and status. Their series are there from a start on, at 0: Prometheus takes the number that a
 * series begins with for no increase, and so would not see the first.
 */
export const watchedRequests: readonly { route: string; status: string }[] = [
  { route: 'PATCH /api/admin/users/{id}/role', status: '200' },
  ...['401', '429'].map((status) => ({ route: 'POST /api/auth/login', status })),
  ...exported.map((name) => ({ route: name.replace(' ', ' /api'), status: '200' })),
];
