import { viewerIdsOf } from '#domain/quote/case/access'
import {
  isOpen,
  type QuoteCaseEvent,
  type QuoteCaseOutcome,
  quoteCaseEvent,
} from '#domain/quote/case/change'
import type { QuoteCase, QuoteCaseRow } from '#domain/quote/case/quote-case'
import { quoteCaseRow } from '#domain/quote/case/row'
import { introducerOf } from '#domain/quote/facts'
import { priceQuote } from '#domain/quote/pricing'
import { saveCallBack } from '#tenant/call/call-backs'
import type { searchOf } from '#tenant/core/search'
import type { Store } from '#tenant/core/store'
import { tableOf } from '#tenant/core/table'
import type { RecordEvents } from '#tenant/events/recording'
import type { quoteTotalsOf } from '#tenant/quote/figures/totals'
import type { feeScalesOf } from '#tenant/quote/scale/fee-scales'
import type { Origins } from '#tenant/user/firm'
import { quoteBrokersOf } from './brokers.ts'
import { quoteCorrespondence, type SentOffer } from './correspondence.ts'
import { quoteCaseDocument } from './document.ts'
import { deleteQuoteCase, saveKeys } from './keys.ts'
import { entryOf } from './search-entries.ts'

type Parts = {
  readonly store: Store
  readonly today: string
  readonly feeScales: Pick<ReturnType<typeof feeScalesOf>, 'on'>
  readonly search: Pick<ReturnType<typeof searchOf>, 'put' | 'remove'>
  readonly quoteTotals: Pick<ReturnType<typeof quoteTotalsOf>, 'refresh' | 'remove'>
  readonly origins: Origins
  readonly recordEvents: RecordEvents
}

export const quoteCaseWriterOf = (parts: Parts) => {
  const { store, search, quoteTotals } = parts
  const line = (quoteCase: QuoteCase) => lineOf(parts, quoteCase)
  const table = tableOf(store, quoteCaseDocument, (it) => ({ line: JSON.stringify(line(it)) }))
  const index = (quoteCase: QuoteCase) => {
    saveKeys(store, quoteCase, line(quoteCase))
    saveCallBack(store, 'quote-case', quoteCase, isOpen(quoteCase))
    search.put(entryOf(quoteCase))
  }
  const record = recorderOf(parts)
  return {
    add: ({ quoteCase, events }: QuoteCaseOutcome): QuoteCase => {
      table.insert(quoteCase)
      index(quoteCase)
      return recordAndCount({ record, quoteTotals }, quoteCase, events)
    },
    /** Saves a changed case; throws unless the stored version is `from`. `offer` is the quote it sends. */
    keep: ({ quoteCase, events }: QuoteCaseOutcome, from: number, offer?: SentOffer): QuoteCase => {
      if (events.length === 0) return quoteCase
      table.replace(quoteCase, from)
      index(quoteCase)
      return recordAndCount({ record, quoteTotals }, quoteCase, events, offer)
    },
    /** Records events of a case that did not change. */
    record,
    /** Deletes a draft that was never sent; its number is not reused. */
    discard: (quoteCase: QuoteCase) => {
      deleteQuoteCase(store, quoteCase.id)
      search.remove({ kind: 'quote-case', id: quoteCase.id })
      quoteTotals.remove(quoteCase.id)
      record(quoteCase, [
        quoteCaseEvent('quotecase.updated', quoteCase, ['status'], { discarded: true }),
      ])
    },
  }
}

const lineOf = ({ feeScales, today }: Parts, quoteCase: QuoteCase): QuoteCaseRow => {
  if (quoteCase.quotes.length > 0) return quoteCaseRow(quoteCase, null)
  const { facts } = quoteCase
  return quoteCaseRow(quoteCase, priceQuote(facts, feeScales.on(today, introducerOf(facts)), today))
}

const recorderOf =
  ({ store, origins, recordEvents }: Parts) =>
  (quoteCase: QuoteCase, events: readonly QuoteCaseEvent[], offer?: SentOffer) =>
    recordEvents(events, {
      users: viewerIdsOf(quoteCase),
      agencies: quoteCase.facts.referral?.agency_id ? [quoteCase.facts.referral.agency_id] : [],
      correspondence: () => {
        const brokers = quoteBrokersOf(store, quoteCase)
        return quoteCorrespondence({ origins, brokers }, quoteCase, offer)
      },
    })

type Counting = Pick<Parts, 'quoteTotals'> & { readonly record: ReturnType<typeof recorderOf> }

// The totals count recorded events, so the events are recorded first.
const recordAndCount = (
  { record, quoteTotals }: Counting,
  quoteCase: QuoteCase,
  events: readonly QuoteCaseEvent[],
  offer?: SentOffer,
) => {
  record(quoteCase, events, offer)
  quoteTotals.refresh(quoteCase.id)
  return quoteCase
}
