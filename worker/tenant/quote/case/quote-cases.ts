import { assertAllowed } from '#domain/act'
import { parsePhone } from '#domain/contact'
import { canViewQuoteCase, mayAccessQuoteCase, peopleOfQuoteCase } from '#domain/quote/case/access'
import {
  happened as caseHappened,
  isOpen,
  type QuoteCaseEvent,
  type QuoteCaseOutcome,
} from '#domain/quote/case/change'
import type { QuoteCase, QuoteCaseRow } from '#domain/quote/case/quote-case'
import { rowOf, searchTextOf, subjectName } from '#domain/quote/case/row'
import { introducerOf } from '#domain/quote/facts'
import { priceQuote } from '#domain/quote/pricing'
import { notFound } from '#domain/refusal'
import { putCallBack } from '#tenant/call/call-backs'
import { lastChange } from '#tenant/core/last-change'
import type { searchOf } from '#tenant/core/search'
import { NAMELESS, surnameFirst } from '#tenant/core/sort-name'
import type { Store } from '#tenant/core/store'
import { putKeys, requireFresh, tableOf } from '#tenant/core/table'
import type { auditOf } from '#tenant/events/audit'
import type { RecordEvents } from '#tenant/events/recording'
import type { quoteTotalsOf } from '#tenant/quote/figures/totals'
import type { feeScalesOf } from '#tenant/quote/scale/fee-scales'
import type { Origins } from '#tenant/user/firm'
import type { Person } from '#tenant/user/people'
import { quoteCorrespondence, type SentOffer } from './correspondence.ts'
import { quoteCaseDocument } from './document.ts'

type Parts = {
  readonly store: Store
  readonly person: Person
  readonly today: string
  readonly audit: Pick<ReturnType<typeof auditOf>, 'history'>
  readonly feeScales: Pick<ReturnType<typeof feeScalesOf>, 'on'>
  readonly search: Pick<ReturnType<typeof searchOf>, 'put' | 'remove'>
  readonly quoteTotals: Pick<ReturnType<typeof quoteTotalsOf>, 'refresh' | 'remove'>
  readonly origins: Origins
  readonly recordEvents: RecordEvents
}

/** The quote cases that somebody reaches. One out of reach is the same 404 as one that is not there. */
export const quoteCasesOf = ({
  store,
  person,
  today,
  audit,
  feeScales,
  search,
  quoteTotals,
  origins,
  recordEvents,
}: Parts) => {
  const priced = ({ facts }: QuoteCase) =>
    priceQuote(facts, feeScales.on(today, introducerOf(facts)), today)
  const line = (it: QuoteCase): QuoteCaseRow => rowOf(it, it.quotes.length > 0 ? null : priced(it))
  const table = tableOf(store, quoteCaseDocument, (it) => ({
    line: JSON.stringify(line(it)),
  }))

  const reached = (id: string, action: 'view' | 'change') => {
    const record = table.find(id)
    if (record === null || !canViewQuoteCase(person, record)) throw notFound()
    if (action === 'change') assertAllowed(mayAccessQuoteCase(person, record))
    return record
  }
  const fresh = (id: string, version: number | null) => {
    const it = reached(id, 'change')
    requireFresh(version, it, () => lastChange(audit, person, 'quote-case', id))
    return it
  }
  const index = (it: QuoteCase) => {
    store.write('DELETE FROM quote_case_people WHERE id = ?', it.id)
    for (const userId of new Set(peopleOfQuoteCase(it)))
      store.write('INSERT INTO quote_case_people (user_id, id) VALUES (?, ?)', userId, it.id)
    putKeys(store, 'quote_case_keys', keysOf(it, line(it)))
    putPhones(store, it)
    putClients(store, it)
    putCallBack(store, 'quote-case', it, isOpen(it))
    search.put(entryOf(it))
  }
  const record = (it: QuoteCase, events: readonly QuoteCaseEvent[], offer?: SentOffer) =>
    recordEvents(events, {
      users: peopleOfQuoteCase(it),
      agencies: it.facts.referral?.agency_id ? [it.facts.referral.agency_id] : [],
      correspondence: () => quoteCorrespondence({ origins }, it, offer),
    })
  // What is counted of a case is partly what was recorded of it, so that the record comes first.
  const recordAndCount = (it: QuoteCase, events: readonly QuoteCaseEvent[], offer?: SentOffer) => {
    record(it, events, offer)
    quoteTotals.refresh(it.id)
    return it
  }

  const keep = (outcome: QuoteCaseOutcome, from: number, offer?: SentOffer): QuoteCase => {
    const { quoteCase, events } = outcome
    if (events.length === 0) return quoteCase
    table.replace(quoteCase, from)
    index(quoteCase)
    return recordAndCount(quoteCase, events, offer)
  }
  return {
    /** The case; the 404 refusal when it is out of reach. */
    get: (id: string) => reached(id, 'view'),
    /** A case that was begun. */
    add: ({ quoteCase, events }: QuoteCaseOutcome) => {
      table.insert(quoteCase)
      index(quoteCase)
      return recordAndCount(quoteCase, events)
    },
    /** The case, to be changed; the 409 refusal when it is not the version that the caller saw. */
    fresh,
    /** Writes what a verb makes of a case, its events with it. */
    change: (id: string, version: number | null, act: (it: QuoteCase) => QuoteCaseOutcome) => {
      const it = fresh(id, version)
      return keep(act(it), it.version)
    },
    /** Saves a changed case; throws 409 unless the stored version is `from`. `offer`: the price that it sends. */
    keep,
    /** Records what happened to a case that did not change. */
    record,
    /** Takes a draft away that was never sent; its number is not given again. */
    discard: (it: QuoteCase) => {
      for (const from of [
        'quote_case_people',
        'quote_case_phones',
        'quote_case_clients',
        'quote_case_keys',
        'quote_cases',
      ])
        store.write(`DELETE FROM ${from} WHERE id = ?`, it.id)
      search.remove({ kind: 'quote-case', id: it.id })
      quoteTotals.remove(it.id)
      record(it, [caseHappened('quotecase.updated', it, ['status'], { discarded: true })])
    },
  }
}

/** The numbers from which its clients ring. */
const putPhones = (store: Store, { id, facts }: QuoteCase) => {
  store.write('DELETE FROM quote_case_phones WHERE id = ?', id)
  const phones = facts.clients.flatMap(({ phone }) => parsePhone(phone) ?? [])
  for (const phone of new Set(phones))
    store.write('INSERT INTO quote_case_phones (phone, id) VALUES (?, ?)', phone, id)
}

/** The contacts that it is for. */
const putClients = (store: Store, { id, facts }: QuoteCase) => {
  store.write('DELETE FROM quote_case_clients WHERE id = ?', id)
  for (const contactId of new Set(facts.clients.flatMap(({ contact_id }) => contact_id ?? [])))
    store.write('INSERT INTO quote_case_clients (contact_id, id) VALUES (?, ?)', contactId, id)
}

const entryOf = (it: QuoteCase) => {
  const row = rowOf(it, null)
  const words = searchTextOf(it)
  return {
    kind: 'quote-case' as const,
    id: it.id,
    code: it.number,
    title: row.people || row.address || it.number,
    detail: [it.number, subjectName(it.facts.subject), row.address].filter(Boolean).join(' · '),
    words,
    parts: [words, row.postcode.replaceAll(' ', '')].join(' '),
  }
}

const keysOf = (it: QuoteCase, row: QuoteCaseRow) => ({
  id: it.id,
  status: it.status,
  sale_stage: it.sale_stage,
  owner_id: it.owner?.id ?? null,
  giver_id: it.giver?.id ?? null,
  agency_id: it.facts.referral?.agency_id ?? null,
  dead_on: it.dead_on ?? '9999',
  updated_at: it.updated_at,
  next_at: it.next_action?.at ?? null,
  fee_ex_vat: row.fee_ex_vat,
  total_inc_vat: row.total_inc_vat,
  number_n: Number(it.number.slice(2)),
  person: it.facts.clients.map(surnameFirst).find(Boolean) ?? NAMELESS,
})
