type Endpoints = typeof import('@serendib/contract/accounts/endpoints').accountEndpoints;
type WithBody = {
  [Key in keyof Endpoints]: Endpoints[Key] extends { body: object } ? Key : never;
}[keyof Endpoints];

/** The schema of what a call of accounts is sent. */
export const bodyOf = (key: WithBody) => async () =>
  (await import('@serendib/contract/accounts/endpoints')).accountEndpoints[key].body;
