/** As much of a JSON Schema as requests are made from. */
export interface Schema {
  type?: string | string[];
  format?: string;
  pattern?: string;
  enum?: unknown[];
  const?: unknown;
  anyOf?: Schema[];
  oneOf?: Schema[];
  allOf?: Schema[];
  properties?: Record<string, Schema>;
  required?: string[];
  additionalProperties?: Schema | boolean;
  propertyNames?: Schema;
  items?: Schema;
  minItems?: number;
  maxItems?: number;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  exclusiveMinimum?: number;
  example?: unknown;
}

export interface Parameter {
  name: string;
  in: string;
  required?: boolean;
  schema?: Schema;
}

/** One call as the API's own document describes it. */
export interface Operation {
  method: string;
  path: string;
  parameters: Parameter[];
  bodies: { type: string; schema: Schema }[];
  statuses: string[];
}

interface Described {
  parameters?: Parameter[];
  requestBody?: { content?: Record<string, { schema?: Schema }> };
  responses?: Record<string, unknown>;
}

/** Calls that end sessions or change who may what come last in a round, or all others would be refused after them. */
const comesLast = ({ path }: Operation) => (/\/(auth|users)\//.test(path) ? 1 : 0);

export function operationsOf(document: { paths: Record<string, Record<string, Described>> }): Operation[] {
  const all = Object.entries(document.paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, { parameters = [], requestBody, responses = {} }]) => ({
      ...{ method: method.toUpperCase(), path, parameters, statuses: Object.keys(responses) },
      bodies: Object.entries(requestBody?.content ?? {}).map(([type, { schema = {} }]) => ({ type, schema })),
    })),
  );
  return all.toSorted((one, other) => comesLast(one) - comesLast(other));
}
