import { type Line, lineText } from '../source/source.ts'
import { greetedSellers } from './client.ts'
import type { Entry } from './entry.ts'
import { type Found, type FoundParty, found } from './fields.ts'
import type { Known } from './known.ts'
import { labelOf, type Side } from './label/label.ts'
import { partiesOf, withLabelledDetails } from './party/party.ts'
import { withHome } from './party/party-details.ts'
import { propertyOf } from './property.ts'
import { partiesInProse } from './prose/party-prose.ts'
import { readerOf } from './reader.ts'
import { sentencesOf } from './sentences.ts'

/** The property that is sold, and who sells and who buys it. */
export const partsOf = ({ source, letter, entries, loose, client }: Omit<Known, 'sentences'>) => {
  const told = loose.map((text) => (client ? text.replaceAll(CLIENT, `the ${client}`) : text))
  const texts = source.lines.map(beforePair)
  const others = letter.isLetter
    ? [...letter.addressee, ...letter.letterhead, ...letter.signature]
    : []
  const head = letter.isLetter ? letter.head.map(lineText).filter((it) => it !== '') : []
  const property = propertyOf({
    entries,
    texts,
    sentences: loose,
    subject: source.subject,
    others,
    head,
  })
  const all = sentencesOf(source.lines)
  const reader = letter.isLetter ? readerOf(all) : null
  const addressed = (side: Side) =>
    reader === side ? addressedParty(letter.addressee, side) : found([], 0)
  const sellers = either(
    eitherParty(entries, told, 'seller', []),
    either(greetedSellers(all, letter.greeting, source.recipients ?? []), addressed('seller')),
  )
  const taken = sellers.value.map(({ name }) => name)
  const buyers = either(eitherParty(entries, told, 'buyer', taken), addressed('buyer'))
  return {
    property,
    parties: {
      sellers: withHome(sellers, addressed('seller').value[0]?.address),
      buyers: withHome(buyers, addressed('buyer').value[0]?.address),
    },
  }
}

/** A line without the label and its value that stand beside what begins it. */
const beforePair = (line: Line) => {
  const [first, label, value, more] = line
  const isPair = label && value && !more && labelOf(label.text) !== null
  return first && isPair && labelOf(first.text) === null ? first.text : lineText(line)
}

const either = (one: Found<readonly FoundParty[]>, other: Found<readonly FoundParty[]>) =>
  one.value.length > 0 ? one : other

/** Whom a letter to the parties themselves is addressed to, with where they live. */
const addressedParty = (addressee: readonly string[], side: Side) => {
  const values = [addressee[0] ?? '', addressee.slice(1).join(', ')]
  const { value } = partiesOf([{ side, office: null, topic: 'whole', values }], side)
  return found(value, value.length > 0 ? 0.8 : 0)
}

/** Whom a letter to a lawyer is about. */
const CLIENT =
  /\b[Yy]our clients?\b(?:, the \p{Ll}+,(?= are\b))?(?=,? (?:is|are)\b|, (?:Mr|Mrs|Miss|Ms|Dr)\b)/gu

const eitherParty = (
  entries: readonly Entry[],
  sentences: readonly string[],
  side: Side,
  taken: readonly string[],
): Found<readonly FoundParty[]> => {
  const labelled = partiesOf(entries, side)
  return labelled.value.length > 0
    ? labelled
    : withLabelledDetails(partiesInProse(sentences, side, taken), entries, side)
}
