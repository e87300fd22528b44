import { withoutCaptions } from '../source/captions.ts'
import { withDefinedSides } from '../source/defined-sides.ts'
import { withPlainLists } from '../source/plain-lists.ts'
import { lineText, type MemoSource } from '../source/source.ts'
import { withoutStacks } from '../source/stacked-labels.ts'
import { withToldSides } from '../source/told-sides.ts'
import { withOneLanguage } from '../source/two-languages.ts'
import { withYears } from '../source/years.ts'
import { agentOf } from './agent/agent.ts'
import { withCertainty } from './certainty/certainty.ts'
import { isUnderstood } from './certainty/evidence.ts'
import { chainOf } from './chain.ts'
import { clientSide, withClients } from './client.ts'
import { conveyancersOf } from './conveyancers.ts'
import { dayOf } from './days.ts'
import { freeOf, withoutHost } from './entities/free.ts'
import { lawyersReached } from './entities/lawyers-reached.ts'
import { reachedIn } from './entities/reached.ts'
import { readLines } from './entries.ts'
import type { Entry, ReadLines } from './entry.ts'
import { found, type MemoFields } from './fields.ts'
import { fundingOf, lenderOf } from './funding.ts'
import type { Known } from './known.ts'
import { letterOf } from './letter/letter.ts'
import { conditionsOf, fixturesOf } from './notes.ts'
import {
  detailsByName,
  type Parties,
  withNamedDetails,
  withToldDetails,
} from './party/party-details.ts'
import { withPositions } from './positions.ts'
import { depositOf, priceOf } from './price.ts'
import { partsOf } from './property-and-parties.ts'
import { withToldLawyers } from './prose/told-lawyers.ts'
import { readerOf, withoutTo, withReader } from './reader.ts'
import { rolesIn, withNamedLabels, withRoles } from './roles.ts'
import { sentencesOf } from './sentences.ts'
import { leaseYearsOf, tenureOf } from './tenure.ts'

/** Reads a memorandum of sale of any layout: labels first, then sentences, then where things stand. */
export const readMemo = (given: MemoSource): MemoFields => {
  const source = {
    ...given,
    lines: withoutTo(
      withDefinedSides(
        withoutStacks(withoutCaptions(withPlainLists(withToldSides(withOneLanguage(given.lines))))),
      ),
    ),
  }
  const own = withReader(source.lines, readerOf(sentencesOf(source.lines)))
  const dated = { ...source, lines: withYears(own, given.writtenOn ?? null) }
  const first = readOnce(dated)
  const { sellers, buyers } = first.fields
  const lines = withNamedLabels(dated.lines, sellers.value, buyers.value)
  const { fields, entries } = lines === null ? first : readOnce({ ...dated, lines })
  return withCertainty(fields, source, isUnderstood(entries))
}

type Reading = { readonly fields: MemoFields; readonly entries: readonly Entry[] }

const readOnce = (source: MemoSource): Reading => {
  const letter = letterOf(source.lines, source.sender?.name ?? null)
  const read = readLines(source.lines)
  const sentences = sentencesOf(source.lines)
  const entries = withPositions(withToldLawyers(withClients(read.entries, sentences)))
  const loose = looseSentences(source, read)
  const client = clientSide(entries, sentences)
  const { property, parties } = partsOf({ source, letter, entries, loose, client })
  const named = (texts: readonly string[]) =>
    withRoles(texts, parties.sellers.value, parties.buyers.value)
  const noted = withValues(entries, 'notes', (values) =>
    named(values).flatMap((it) => it.split(/(?<=\p{Ll}{2}\.)\s+(?=\p{Lu}|the )/u)),
  )
  const funding = fundingOf(noted, loose)
  const roles = rolesIn(named(loose), client, letter.isLetter ? readerOf(sentences) : null)
  const told = withToldDetails(withNamedDetails(parties, detailsByName(entries, loose)), roles)
  const people = [...parties.sellers.value, ...parties.buyers.value].map(({ name }) => name)
  const places = property.address.value?.split(', ') ?? []
  const fields: MemoFields = {
    ...property,
    pricePence: priceOf(entries, loose),
    depositPence: depositOf(entries, loose),
    ...tenureAndYears(entries, loose),
    ...told,
    ...officesOf(entries, {
      ...{ source, parties: told, letter, places, loose, people, sentences, roles },
    }),
    ...datesOf(entries, loose),
    chain: chainOf(withValues(noted, 'chain', named), roles),
    funding,
    lender: lenderOf(noted, loose, funding.value),
    fixtures: fixturesOf(entries, loose),
    specialConditions: conditionsOf(entries, loose),
  }
  return { fields, entries: read.entries }
}

/** Entries with the values of one topic changed. */
const withValues = (
  entries: readonly Entry[],
  topic: Entry['topic'],
  change: (values: readonly string[]) => Entry['values'],
) => entries.map((it) => (it.topic === topic ? { ...it, values: change(it.values) } : it))

const tenureAndYears = (entries: readonly Entry[], loose: readonly string[]) => {
  const tenure = tenureOf(entries, loose)
  const leaseYears = leaseYearsOf(entries, loose)
  const isLease = tenure.value === null && leaseYears.value !== null
  return { tenure: isLease ? found('leasehold' as const, 0.8) : tenure, leaseYears }
}

const datesOf = (entries: readonly Entry[], loose: readonly string[]) => ({
  offerAcceptedOn: dayOf(entries, loose, 'accepted'),
  targetExchange: dayOf(entries, loose, 'exchanged'),
  targetCompletion: dayOf(entries, loose, 'completed'),
})

/** The sentences of the lines that no label claims. */
const looseSentences = ({ lines }: MemoSource, { loose }: ReadLines) =>
  sentencesOf(
    lines.map((line, index) => {
      const text = loose.get(index)
      return text === undefined ? [] : [{ at: line[0]?.at ?? 0, text }]
    }),
  )

type KnownPlaces = {
  readonly source: MemoSource
  readonly parties: Parties
  readonly letter: Known['letter']
  readonly places: readonly string[]
  readonly loose: readonly string[]
  readonly people: readonly string[]
  readonly sentences: readonly string[]
  /** The sentences with the sides in place of their names. */
  readonly roles: readonly string[]
}

/** Both conveyancers and the agent, at last with the mail addresses that nothing else has claimed. */
const officesOf = (
  entries: readonly Entry[],
  { source, parties, letter, places, loose, people, sentences, roles }: KnownPlaces,
) => {
  const lines = source.lines.map(lineText)
  const stated = conveyancersOf(entries, {
    ...{ letter, loose: roles, sentences, people, parties, recipients: source.recipients ?? [] },
  })
  const reached = reachedIn(lines)
  const told = lawyersReached(stated, freeOf(reached, parties, Object.values(stated)), lines, false)
  const free = freeOf(reached, parties, Object.values(told))
  const agent = agentOf(entries, {
    ...{ letter, sender: source.sender, places, sentences: loose },
    ...{ free, lines, texts: source.lines.flatMap((line) => line.map(({ text }) => text)) },
  })
  const { seller, buyer } = lawyersReached(told, withoutHost(free, agent.email.value), lines, true)
  return { sellerConveyancer: seller, buyerConveyancer: buyer, agent }
}
