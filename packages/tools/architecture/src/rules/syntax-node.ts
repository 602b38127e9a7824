/** Whether a value is an object, such as a node of a syntax tree. */
export const isNode = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null
