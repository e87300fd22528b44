import { emailsIn, phonesIn } from '../read/contact-details.ts'
import { datesIn } from '../read/date.ts'
import type { Label, Topic } from '../read/label/label.ts'
import { amountsIn } from '../read/money.ts'
import { FIRM_WORD } from '../read/office.ts'
import { COMPANY, isSurelyPerson } from '../read/person.ts'
import { postcodesIn } from '../read/place.ts'

const isPhone = (text: string) => phonesIn(text)[0]?.at === 0
const isEmail = (text: string) => emailsIn(text)[0]?.at === 0
const isDay = (text: string) => datesIn(text)[0]?.at === 0
const isAmount = (text: string) => amountsIn(text)[0]?.at === 0
const isTenure = (text: string) => /\b(?:free|lease)\s?hold\b/i.test(text)
const isPlace = (text: string) => postcodesIn(text).length > 0 || /^\d+[a-z]? \p{Lu}/u.test(text)
const isNamed = (text: string) =>
  isSurelyPerson(text.split(/\s+(?:&|and)\s+|,/)[0] ?? '') || COMPANY.test(text)

const TYPES: Partial<Record<Topic, (text: string) => boolean>> = {
  phone: isPhone,
  email: isEmail,
  price: isAmount,
  deposit: isAmount,
  accepted: isDay,
  exchanged: isDay,
  completed: isDay,
  tenure: isTenure,
  property: isPlace,
  address: isPlace,
  postcode: (text) => postcodesIn(text)[0]?.at === 0,
  handler: isSurelyPerson,
}

/** Whether a value is of a type that only labels of that type have. */
const isTyped = (text: string) =>
  [isPhone, isEmail, isDay, isAmount, isTenure].some((is) => is(text))

const fitsTopic = ({ topic, side, office }: Label, text: string) => {
  const test = TYPES[topic]
  if (test) return test(text)
  if (topic !== 'whole') return !isTyped(text)
  if (office === 'conveyancer') return FIRM_WORD.test(text) || !isTyped(text)
  return side !== null && isNamed(text)
}

/** How well lines suit a label as its value, from -2 to 1; none suit less than one that fits. */
export const fitOf = (label: Label, texts: readonly string[]) => {
  const [first, ...more] = texts
  if (first === undefined) return -0.5
  const own = fitsTopic(label, first) ? 1 : isTyped(first) || isPlace(first) ? -2 : -1
  return own - more.reduce((sum, text) => sum + (isTyped(text) ? 2 : 0.3), 0)
}
