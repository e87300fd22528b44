import { isRecord } from '../../is-record.ts'
import { packItems } from '../items/default.ts'
import type { PackItem } from '../items/item.ts'
import type { PackAnswer } from '../record.ts'
import { NOT_SURE } from '../standing.ts'

const NOT_KNOWN = 'Not known'

type Place = { readonly value: readonly string[]; readonly details: readonly string[] | null }

/** Where an item stands in a transaction; null for one that the framework does not ask for. */
const placeOf = ({ path, at = 'yesNo', detailsAt = 'details' }: PackItem): Place | null => {
  if (path === undefined) return null
  const parts = path.split('.')
  return {
    value: [...parts, at],
    details: detailsAt === null ? null : [...parts, detailsAt],
  }
}

export const valueAt = (value: unknown, path: readonly string[]): unknown =>
  path.reduce<unknown>(
    (inner, key) => (isRecord(inner) && Object.hasOwn(inner, key) ? inner[key] : undefined),
    value,
  )

/** The value with another one at a path, and objects on the way where there are none. */
export const withValueAt = (value: unknown, path: readonly string[], set: unknown): unknown => {
  const [key, ...rest] = path
  if (key === undefined) return set
  const record = isRecord(value) && !Array.isArray(value) ? value : {}
  return { ...record, [key]: withValueAt(record[key], rest, set) }
}

const optionsOf = ({ kind, options = [] }: PackItem) =>
  kind === 'yes_no' ? ['Yes', 'No'] : options

const textAt = (transaction: unknown, path: readonly string[] | null) => {
  const found = path === null ? '' : valueAt(transaction, path)
  return typeof found === 'string' ? found : ''
}

export type FoundAnswer = { readonly value: string; readonly details: string }

/** The answers that a transaction holds, by item. */
export const answersIn = (transaction: unknown): ReadonlyMap<string, FoundAnswer> =>
  new Map(
    packItems.flatMap((item) => {
      const place = placeOf(item)
      if (place === null) return []
      const found = textAt(transaction, place.value)
      const value = found === NOT_KNOWN ? NOT_SURE : found
      if (value !== NOT_SURE && !optionsOf(item).includes(value)) return []
      return [[item.key, { value, details: textAt(transaction, place.details) }] as const]
    }),
  )

/** What an answer is there; null for one that cannot be said. */
const writtenValue = (item: PackItem, { value, not_applicable }: PackAnswer): string | null => {
  if (not_applicable !== null || value === '') return null
  if (value === NOT_SURE) return item.canBeUnknown ? NOT_KNOWN : null
  return optionsOf(item).includes(value) ? value : null
}

/** The transaction with the answers of a pack at their places; what it says otherwise stays. */
export const withAnswers = (
  transaction: unknown,
  answers: Readonly<Record<string, PackAnswer>>,
): unknown =>
  packItems.reduce((into, item) => withAnswer(into, item, answers[item.key]), transaction)

const withAnswer = (into: unknown, item: PackItem, answer: PackAnswer | undefined): unknown => {
  const place = placeOf(item)
  const value = answer && writtenValue(item, answer)
  if (place === null || !answer || !value) return into
  const answered = withValueAt(into, place.value, value)
  const needsDetails = item.tellMore === value && place.details !== null && answer.details !== ''
  return needsDetails && place.details
    ? withValueAt(answered, place.details, answer.details)
    : answered
}
