import { peopleOfConveyance } from '#domain/conveyance/access'
import type { Conveyance } from '#domain/conveyance/conveyance'
import { type Lead, leadPerson } from '#domain/lead/lead'
import { viewerIdsOf } from '#domain/quote/case/access'
import type { QuoteCase } from '#domain/quote/case/quote-case'
import { factsOf, mattersOf, peopleOf } from '#domain/quote/facts'
import { notFound, Refusal, wrongState } from '#domain/refusal'
import type { MemoMatch } from '#domain/sale-memo/memo'
import type { RequestContext } from '#tenant/runtime/context'

type Property = {
  readonly address: string
  readonly postcode: string
  readonly price: number | null
}

/** What a memo is matched with, as it stands now. */
export type MemoTarget = {
  readonly match: MemoMatch
  readonly people: readonly string[]
  /** The properties that it is about; empty where none is entered yet. */
  readonly properties: readonly Property[]
  readonly record:
    | { readonly kind: 'quote-case'; readonly it: QuoteCase }
    | { readonly kind: 'lead'; readonly it: Lead }
    | { readonly kind: 'conveyance'; readonly it: Conveyance }
}

/** What a read returns; null for a record that is not there or out of scope. */
export const orNull = <T>(read: () => T): T | null => {
  try {
    return read()
  } catch (error) {
    if (error instanceof Refusal && error.status === notFound().status) return null
    throw error
  }
}

const ofQuote = (it: QuoteCase): MemoTarget => ({
  match: { kind: 'quote-case', id: it.id, label: `${it.number}, ${peopleOf(it.facts)}` },
  people: viewerIdsOf(it),
  properties: mattersOf(it.facts.subject).flatMap((matter) => {
    const of = factsOf(it.facts, matter)
    return of && of.address !== '' ? [of] : []
  }),
  record: { kind: 'quote-case', it },
})

const ofLead = (it: Lead): MemoTarget => ({
  match: { kind: 'lead', id: it.id, label: `${it.number}, ${leadPerson(it)}` },
  people: [it.owner?.id, it.bdm?.id].filter((id) => id !== undefined),
  properties: it.address === '' ? [] : [it],
  record: { kind: 'lead', it },
})

const ofConveyance = (it: Conveyance): MemoTarget => ({
  match: {
    kind: 'conveyance',
    id: it.id,
    label: `${it.ref}, ${it.clients.map(({ name }) => name).join(' and ')}`,
  },
  people: peopleOfConveyance(it),
  properties: [
    {
      address: [it.address.line, it.address.town].filter(Boolean).join(', '),
      postcode: it.address.postcode,
      price: it.price,
    },
  ],
  record: { kind: 'conveyance', it },
})

/** The record that a memo is about; null when there is none in the person's scope. */
export const findTarget = (
  { quoteCases, leads, conveyances }: Pick<RequestContext, 'quoteCases' | 'leads' | 'conveyances'>,
  { kind, id }: Pick<MemoMatch, 'kind' | 'id'>,
): MemoTarget | null => {
  if (kind === 'quote-case') return orNull(() => ofQuote(quoteCases.get(id)))
  if (kind === 'lead') return orNull(() => ofLead(leads.get(id)))
  return orNull(() => ofConveyance(conveyances.get(id)))
}

/** The same; throws 409 when there is none. */
export const targetOf = (
  context: RequestContext,
  match: Pick<MemoMatch, 'kind' | 'id'>,
): MemoTarget => {
  const target = findTarget(context, match)
  if (target !== null) return target
  throw wrongState(
    'sale-memo.match_gone',
    'You cannot open what this memo is matched with. Choose another quote, lead or case.',
  )
}
