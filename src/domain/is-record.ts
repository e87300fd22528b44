/** Whether a value is an object, so that its fields can be read. */
export const isRecord = (it: unknown): it is Readonly<Record<string, unknown>> =>
  typeof it === 'object' && it !== null

/** The fields of an object; none for any other value. */
export const fieldsIn = (it: unknown) => (isRecord(it) ? it : {})
