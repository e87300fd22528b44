import { assertAllowed } from '#domain/act'
import { parsePhone } from '#domain/contact'
import { canViewQuoteCase, mayAccessQuoteCase, peopleOfQuoteCase } from '#domain/quote/case/access'
import {
  isOpen,
  type QuoteCaseEvent,
  type QuoteCaseOutcome,
  quoteCaseEvent,
} from '#domain/quote/case/change'
import type { QuoteCase, QuoteCaseRow } from '#domain/quote/case/quote-case'
import { rowOf, searchTextOf, subjectName } from '#domain/quote/case/row'
import { introducerOf } from '#domain/quote/facts'
import { priceQuote } from '#domain/quote/pricing'
import { notFound } from '#domain/refusal'
import { saveCallBack } from '#tenant/call/call-backs'
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

/** The quote cases within a person’s scope; any other throws the same 404 as one that does not exist. */
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
  const index = (quoteCase: QuoteCase) => {
    store.write('DELETE FROM quote_case_people WHERE id = ?', quoteCase.id)
    for (const userId of new Set(peopleOfQuoteCase(quoteCase)))
      store.write('INSERT INTO quote_case_people (user_id, id) VALUES (?, ?)', userId, quoteCase.id)
    putKeys(store, 'quote_case_keys', keysOf(quoteCase, line(quoteCase)))
    savePhones(store, quoteCase)
    putClients(store, quoteCase)
    saveCallBack(store, 'quote-case', quoteCase, isOpen(quoteCase))
    search.put(entryOf(quoteCase))
  }
  const record = (quoteCase: QuoteCase, events: readonly QuoteCaseEvent[], offer?: SentOffer) =>
    recordEvents(events, {
      users: peopleOfQuoteCase(quoteCase),
      agencies: quoteCase.facts.referral?.agency_id ? [quoteCase.facts.referral.agency_id] : [],
      correspondence: () => quoteCorrespondence({ origins }, quoteCase, offer),
    })
  // The totals count recorded events, so the events are recorded first.
  const recordAndCount = (
    quoteCase: QuoteCase,
    events: readonly QuoteCaseEvent[],
    offer?: SentOffer,
  ) => {
    record(quoteCase, events, offer)
    quoteTotals.refresh(quoteCase.id)
    return quoteCase
  }

  const keep = (outcome: QuoteCaseOutcome, from: number, offer?: SentOffer): QuoteCase => {
    const { quoteCase, events } = outcome
    if (events.length === 0) return quoteCase
    table.replace(quoteCase, from)
    index(quoteCase)
    return recordAndCount(quoteCase, events, offer)
  }
  return {
    /** The case; throws 404 when it is outside the person’s scope. */
    get: (id: string) => reached(id, 'view'),
    /** Stores a new case. */
    add: ({ quoteCase, events }: QuoteCaseOutcome) => {
      table.insert(quoteCase)
      index(quoteCase)
      return recordAndCount(quoteCase, events)
    },
    /** The case, to be changed; throws 409 unless the stored version is `version`. */
    fresh,
    /** Changes a case and records its events; throws 409 unless the stored version is `version`. */
    change: (id: string, version: number | null, act: (it: QuoteCase) => QuoteCaseOutcome) => {
      const it = fresh(id, version)
      return keep(act(it), it.version)
    },
    /** Saves a changed case; throws 409 unless the stored version is `from`. `offer` is the quote it sends. */
    keep,
    /** Records events of a case that did not change. */
    record,
    /** Deletes a draft that was never sent; its number is not reused. */
    discard: (quoteCase: QuoteCase) => {
      for (const from of [
        'quote_case_people',
        'quote_case_phones',
        'quote_case_clients',
        'quote_case_keys',
        'quote_cases',
      ])
        store.write(`DELETE FROM ${from} WHERE id = ?`, quoteCase.id)
      search.remove({ kind: 'quote-case', id: quoteCase.id })
      quoteTotals.remove(quoteCase.id)
      record(quoteCase, [
        quoteCaseEvent('quotecase.updated', quoteCase, ['status'], { discarded: true }),
      ])
    },
  }
}

const savePhones = (store: Store, { id, facts }: QuoteCase) => {
  store.write('DELETE FROM quote_case_phones WHERE id = ?', id)
  const phones = facts.clients.flatMap(({ phone }) => parsePhone(phone) ?? [])
  for (const phone of new Set(phones))
    store.write('INSERT INTO quote_case_phones (phone, id) VALUES (?, ?)', phone, id)
}

const putClients = (store: Store, { id, facts }: QuoteCase) => {
  store.write('DELETE FROM quote_case_clients WHERE id = ?', id)
  for (const contactId of new Set(facts.clients.flatMap(({ contact_id }) => contact_id ?? [])))
    store.write('INSERT INTO quote_case_clients (contact_id, id) VALUES (?, ?)', contactId, id)
}

const entryOf = (quoteCase: QuoteCase) => {
  const row = rowOf(quoteCase, null)
  const words = searchTextOf(quoteCase)
  return {
    kind: 'quote-case' as const,
    id: quoteCase.id,
    code: quoteCase.number,
    title: row.people || row.address || quoteCase.number,
    detail: [quoteCase.number, subjectName(quoteCase.facts.subject), row.address]
      .filter(Boolean)
      .join(' · '),
    words,
    parts: [words, row.postcode.replaceAll(' ', '')].join(' '),
  }
}

const keysOf = (quoteCase: QuoteCase, row: QuoteCaseRow) => ({
  id: quoteCase.id,
  status: quoteCase.status,
  sale_stage: quoteCase.sale_stage,
  owner_id: quoteCase.owner?.id ?? null,
  giver_id: quoteCase.giver?.id ?? null,
  agency_id: quoteCase.facts.referral?.agency_id ?? null,
  dead_on: quoteCase.dead_on ?? '9999',
  updated_at: quoteCase.updated_at,
  next_at: quoteCase.next_action?.at ?? null,
  fee_ex_vat: row.fee_ex_vat,
  total_inc_vat: row.total_inc_vat,
  number_n: Number(quoteCase.number.slice(2)),
  person: quoteCase.facts.clients.map(surnameFirst).find(Boolean) ?? NAMELESS,
})
