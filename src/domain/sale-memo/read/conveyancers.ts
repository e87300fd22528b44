import type { Sender } from '../source/source.ts'
import { addresseeOf, clientSide, greetedOf } from './client.ts'
import { labelledConveyancer, orSentence, withGreeted, withRecipient } from './conveyancer.ts'
import type { Entry } from './entry.ts'
import { BY_SENTENCE, type ConveyancerText, type FoundConveyancer, NOTHING } from './fields.ts'
import { withFirmBlock } from './firm-block.ts'
import type { Known } from './known.ts'
import type { Side } from './label/label.ts'
import { withAddressees } from './letter/addressees.ts'
import type { Parties } from './party/party-details.ts'
import { isShortOf } from './person.ts'
import { actingFor } from './prose/acting-for.ts'
import { conveyancersInProse } from './prose/conveyancer-prose.ts'
import { withRoles } from './roles.ts'

type KnownOffices = Pick<Known, 'letter' | 'loose' | 'sentences'> & {
  readonly people: readonly string[]
  readonly parties: Parties
  readonly recipients: readonly Sender[]
}

/** The conveyancer of each side: by labels, by sentences, by whom a letter goes to. */
export const conveyancersOf = (
  entries: readonly Entry[],
  { letter, loose, sentences, people, parties, recipients }: KnownOffices,
) => {
  const told = conveyancersInProse(loose, people)
  const client = clientSide(entries, sentences)
  const acting = actingFor(
    withRoles(withAddressees(sentences, letter.head), parties.sellers.value, parties.buyers.value),
    client,
    people,
  )
  const addressee = addresseeOf(letter.addressee, {
    entries,
    sentences: [...sentences, ...loose],
    told,
  })
  const of = (side: Side) => {
    const first = orSentence(labelledConveyancer(entries, side), told[side], BY_SENTENCE)
    const read = withActing(first, acting[side])
    return addressee?.side === side ? orSentence(read, addressee.text, 0.8) : read
  }
  const greeted = letter.greeted ?? greetedOf(letter.greeting, recipients)
  const { seller, buyer } = withGreeted(
    { seller: of('seller'), buyer: of('buyer') },
    greeted !== null && people.some((name) => isShortOf(greeted, name)) ? null : greeted,
    client,
  )
  return {
    seller: withFirmBlock(withRecipient(seller, recipients), letter.head),
    buyer: withFirmBlock(withRecipient(buyer, recipients), letter.head),
  }
}

/** What a sentence says of who acts is worth less where it names only the person. */
const BY_ROLE = 0.8

/** With what a sentence gives the side, unless it names another firm than what is read. */
const withActing = (read: FoundConveyancer, text: ConveyancerText): FoundConveyancer => {
  const { value } = read.firm
  if (value === null) return orSentence(read, text, BY_ROLE)
  if (text.firm === undefined) return read
  if (text.handler !== undefined && value.startsWith(text.handler))
    return orSentence({ ...read, firm: NOTHING }, text, BY_ROLE)
  const isSame = value.includes(text.firm) || text.firm.includes(value)
  return isSame ? orSentence(read, text, BY_ROLE) : read
}
