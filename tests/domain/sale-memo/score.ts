import { fieldsIn } from '#domain/is-record'

/** How a field of a memorandum was read: 'wrong' also where it gives what is not stated. */
export type Verdict = {
  readonly field: string
  readonly isRight: boolean
  readonly confidence: number
  readonly expected: string
  readonly read: string
}

const TEXTS = [
  'address',
  'postcode',
  'price_pence',
  'deposit_pence',
  'tenure',
  'lease_years',
  'offer_accepted_on',
  'target_exchange',
  'target_completion',
  'funding',
  'lender',
]
const OFFICES = {
  seller_conveyancer: ['firm', 'handler', 'email', 'phone'],
  buyer_conveyancer: ['firm', 'handler', 'email', 'phone'],
  agent: ['agency', 'branch', 'negotiator', 'email', 'phone'],
}
const PARTY = ['name', 'phone', 'email', 'address']

/** The verdict on each field that is stated or read. */
export const scoreMemo = (expected: unknown, read: unknown): readonly Verdict[] => {
  const wanted = fieldsIn(expected)
  const given = fieldsIn(read)
  const verdicts = [
    ...TEXTS.map((field) => verdict(field, wanted[field], given[field], isSameText)),
    ...Object.entries(OFFICES).flatMap(([office, keys]) =>
      keys.map((key) =>
        verdict(
          `${office}.${key}`,
          fieldsIn(wanted[office])[key],
          fieldsIn(given[office])[key],
          isSameText,
        ),
      ),
    ),
    ...['seller', 'buyer'].map((side) =>
      verdict(
        `chain.${side}`,
        fieldsIn(wanted['chain'])[side],
        fieldsIn(given['chain'])[side],
        isSameText,
      ),
    ),
    ...['sellers', 'buyers'].flatMap((side) =>
      PARTY.map((key) =>
        verdict(
          `${side}.${key}`,
          columnOf(wanted[side], key),
          columnOf(given[side], key),
          isSameText,
        ),
      ),
    ),
    verdict('fixtures', wanted['fixtures'], given['fixtures'], isSimilar),
    verdict(
      'special_conditions',
      wanted['special_conditions'],
      given['special_conditions'],
      isSimilar,
    ),
  ]
  return verdicts.flatMap((it) => it ?? [])
}

/** One field of all people of a side, as a sorted set, with the confidence of the side. */
const columnOf = (side: unknown, key: string) => {
  const isRead = !Array.isArray(side)
  const people: unknown = isRead ? fieldsIn(side)['value'] : side
  const values = Array.isArray(people)
    ? people.flatMap((it) => plain(fieldsIn(it)[key]) || []).toSorted()
    : []
  return isRead ? { value: values, confidence: fieldsIn(side)['confidence'] } : values
}

const readValue = (leaf: unknown) => ('value' in fieldsIn(leaf) ? fieldsIn(leaf)['value'] : leaf)
const confidenceOf = (leaf: unknown) => Number(fieldsIn(leaf)['confidence'] ?? 0)
const isNothing = (value: unknown) =>
  value === null ||
  value === undefined ||
  value === '' ||
  (Array.isArray(value) && value.length === 0)

const verdict = (
  field: string,
  wanted: unknown,
  leaf: unknown,
  isSame: (a: unknown, b: unknown) => boolean,
): Verdict | null => {
  const read = readValue(leaf)
  if (isNothing(wanted) && isNothing(read)) return null
  const isRight = !isNothing(wanted) && !isNothing(read) && isSame(wanted, read)
  return {
    field,
    isRight,
    confidence: confidenceOf(leaf),
    expected: JSON.stringify(wanted ?? null),
    read: JSON.stringify(read ?? null),
  }
}

/** Without title, case, spaces and marks. */
const plain = (value: unknown): string =>
  Array.isArray(value)
    ? value.map(plain).toSorted().join('|')
    : String(value ?? '')
        .toLowerCase()
        .replace(/^(?:mr|mrs|miss|ms|mx|dr|prof)\.? /, '')
        .replaceAll(/[\s.,'’-]/g, '')

const isSameText = (wanted: unknown, read: unknown) => plain(wanted) === plain(read)

const wordsOf = (value: unknown) =>
  new Set(
    (Array.isArray(value) ? value.join(' ') : String(value)).toLowerCase().match(/[\p{L}\d]+/gu) ??
      [],
  )

/** Long text is right when 60 % of its words are shared, seen from either text. */
const isSimilar = (wanted: unknown, read: unknown) => {
  const [one, other] = [wordsOf(wanted), wordsOf(read)]
  const shared = [...one].filter((word) => other.has(word)).length
  return shared >= 0.6 * one.size && shared >= 0.6 * other.size
}
