import { HANDLED } from '../label/forms.ts'
import type { Label, Topic } from '../label/label.ts'
import type { Part } from '../part.ts'
import { isPosition } from '../unusual-label.ts'
import type { Column } from './column.ts'

/** Whether a row says how somebody is placed in words that are a label elsewhere: 'Onward purchase'. */
export const isStatus = ([first, second, third]: readonly Part[]) =>
  third === undefined &&
  second?.label != null &&
  !second.whole.endsWith('?') &&
  (isAnswer(first, second) ||
    (second.label.office === null &&
      (/ (?:is|are)$/i.test(first?.whole ?? '') ||
        (second.label.side === null &&
          first?.text === '' &&
          second.text === '' &&
          ABOUT.includes(first?.label?.topic ?? 'whole') &&
          ABOUT.includes(second.label.topic)))))

/** Whether what stands beside a label on somebody's position says it in a word that is a label elsewhere: 'Selling'. */
const isAnswer = (first: Part | undefined, { whole }: Part) =>
  first?.text === '' &&
  ABOUT.includes(first.label?.topic ?? 'whole') &&
  /^(?:selling|buying|purchasing|related|onward)\b[^:]*$/i.test(whole)

/** Whether a line below a label on somebody's position is such a word. */
export const isAnswerBelow = ({ entry }: Column, [only, other]: readonly Part[]) =>
  other === undefined &&
  isPosition(only?.whole ?? '') &&
  entry?.values.length === 0 &&
  ABOUT.includes(entry.topic)

/** Whether a row says of each side how it is placed, in words that are labels elsewhere: 'Chain' and 'Seller: none. Buyer: selling'. */
export const isOfBoth = ([first, second, ...rest]: readonly Part[]) =>
  first?.label?.topic === 'chain' &&
  first.text === '' &&
  BOTH.test(second?.whole ?? '') &&
  rest.every(({ at }) => at === second?.at)

/** How a value begins that says of one side, and may of the other, how it is placed. */
const BOTH = /^(?:[SVBP]|sellers?|vendors?|buyers?|purchasers?)\s*[:–—-]\s+\S/i

/** The label of such a row with what stands beside it as its value. */
export const asStatus = (parts: readonly Part[]): readonly Part[] =>
  parts
    .slice(0, 2)
    .map((part, at) => (at === 0 ? part : { ...part, label: null, text: part.whole }))

/** Labels on how somebody is placed. */
export const ABOUT: readonly Topic[] = ['chain', 'funding', 'toBuy', 'toSell']

/** 'Handled by' right of a heading for lawyers is who handles it there. */
export const besideLawyer = (label: Label, left: Part | undefined): Label =>
  label === HANDLED && left?.label?.office === 'conveyancer'
    ? { side: left.label.side, office: 'conveyancer', topic: 'handler' }
    : label
