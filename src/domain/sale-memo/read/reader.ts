import type { Line } from '../source/source.ts'
import type { Side } from './label/label.ts'

const OF_BUYER = /\byour (?:offer|purchase|first purchase)\b/i
const OF_SELLER =
  /\baccepted\b[^.]{0,20}\bon your behalf\b|\byour (?:sale|buyers?|purchasers?)\b|\b(?:sale of|offer (?:on|for)|for) your (?:home|house|property|flat|bungalow)\b/i

/** Which of the parties a memorandum is written to, by what it says of 'your sale' or 'your purchase'. */
export const readerOf = (sentences: readonly string[]): Side | null => {
  const text = sentences.join(' ')
  if (/\byour clients?\b/i.test(text)) return null
  if (OF_BUYER.test(text)) return 'buyer'
  return OF_SELLER.test(text) ? 'seller' : null
}

/** A sentence to one of the parties with what they are in place of 'you'. */
export const toldOfReader = (text: string, side: Side) =>
  text
    .replaceAll(/\b[Yy]ou (?=(?:are|have|will|would|intend|plan|wish|hope)\b)/g, `the ${side} `)
    .replaceAll(
      /\byour (?=(?:first|purchase|offer|sale|solicitors?|conveyancers?|lawyers?|own)\b)/gi,
      `the ${side}'s `,
    )

const YOURS =
  /^your (?=(?:solicitors?|conveyancers?|lawyers?|(?:own |current |onward )?(?:position|situation|circumstances|plans|chain|purchase|sale|funding|address|telephone|phone|mobile|e-?mail))(?::|$))/i

/** The lines with the side in labels that say 'you' and 'your solicitors' to one of the parties. */
export const withReader = (lines: readonly Line[], side: Side | null): readonly Line[] =>
  side === null
    ? lines
    : lines.map((line) =>
        line.map(({ at, text }) => ({
          at,
          text: text
            .replace(/^(?:you|(?:full )?names?(?: on (?:the )?contract)?)(?=:|$)/i, side)
            .replace(YOURS, `${side}'s `),
        })),
      )

const GREETING = /^(?:dear|hi|hello|good (?:morning|afternoon))\b/i

/** The lines of a letter without the 'To:' before whom it is addressed to. */
export const withoutTo = (lines: readonly Line[]): readonly Line[] => {
  const greeting = lines.findIndex(([first]) => GREETING.test(first?.text ?? ''))
  const isForm = lines.some(([first]) => /^from:?(?:\s|$)/i.test(first?.text ?? ''))
  if (greeting < 0 || isForm) return lines
  return lines.map((line, index) =>
    index < greeting
      ? line.map((cell) => ({
          ...cell,
          text: cell.text.replace(/^to:\s+(?=(?:Mr|Mrs|Miss|Ms|Dr)\b)/i, ''),
        }))
      : line,
  )
}
