import { isPlain } from '../kept.ts'

/** The version whose fields are read into a pack. */
export const READ_VERSION = 3

const UNNAMED = 'no schema named'

/** The schema that a transaction names, with its version; version null where it does not say. */
export const schemaOf = (transaction: Readonly<Record<string, unknown>>) => {
  const name = transaction['$schema']
  const source = typeof name === 'string' ? name : UNNAMED
  const version = /(?:^|[/\s_-])v?(\d+)(?:\.\d+)*(?=[/\s_-]|$)/i.exec(source)?.[1]
  return { source, version: version === undefined ? null : Number(version) }
}

const SIGNS = ['propertyPack', 'participants', 'transactionId', 'materialFacts', 'property']

/** Whether an object is a transaction of any version: one of its signs, or the name of its schema. */
export const isTransaction = (value: unknown): value is Readonly<Record<string, unknown>> =>
  isPlain(value) &&
  (SIGNS.some((key) => Object.hasOwn(value, key)) || /pdtf|propdata/i.test(schemaOf(value).source))
