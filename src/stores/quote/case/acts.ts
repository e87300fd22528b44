import type { BodyInput } from '#domain/endpoint'
import { quoteCaseApi } from '#domain/quote/case/api'
import type { QuoteCase, QuoteCaseRow } from '#domain/quote/case/quote-case'
import { aWeekMore } from '#domain/quote/case/rescue'
import { call } from '#lib/api'
import { ApiError } from '#lib/api-error'
import { time, today } from '#lib/format'
import { currentIn, onceMore } from '#stores/record/saving'
import { $quoteOverview } from './overview.ts'
import { $quoteListQuery, refreshQuoteCases } from './quote-cases.ts'

/** The outcome of a bulk action: how many succeeded, and the reason for each that was refused. */
export type BulkOutcome = {
  readonly done: number
  readonly refused: readonly { readonly name: string; readonly why: string }[]
}

const refresh = () => {
  refreshQuoteCases()
  $quoteOverview.revalidate()
}

const toEach = async (
  rows: readonly QuoteCaseRow[],
  act: (row: QuoteCaseRow, version: number) => Promise<unknown>,
): Promise<BulkOutcome> => {
  let done = 0
  const refused: { name: string; why: string }[] = []
  for (const row of rows) {
    try {
      await actOn(row, act)
      done++
    } catch (error) {
      refused.push({ name: row.number, why: whyNot(error) })
    }
  }
  refresh()
  return { done, refused }
}

/** The filtered list as CSV text, with these columns. */
export const exportQuotes = (columns: string) =>
  call(quoteCaseApi.export, { query: { ...$quoteListQuery.get(), columns } })

// A change by somebody else that leaves status and last day alone is no conflict: the action is sent again.
const actOn = (
  row: QuoteCaseRow,
  act: (row: QuoteCaseRow, version: number) => Promise<unknown>,
) => {
  let { version } = row
  return onceMore<QuoteCase, unknown>(
    () => act(row, version),
    (current) => {
      version = current.version
      return current.status === row.status && current.valid_until === row.valid_until
    },
  )
}

const whyNot = (error: unknown) => {
  if (currentIn(error) === null || !(error instanceof ApiError) || error.changed === null)
    return error instanceof Error ? error.message : 'It could not be sent. Try again.'
  const { by, at } = error.changed
  return `${by ?? 'Somebody'} changed it at ${time(at)}. Review it first.`
}

/** Extends every quote by a week. */
export const extendQuotes = (rows: readonly QuoteCaseRow[], reason: string) =>
  toEach(rows, ({ id, valid_until }, version) =>
    call(quoteCaseApi.extend, {
      params: { id },
      body: { version, valid_until: aWeekMore(valid_until, today()), reason },
    }),
  )

type Death = Omit<BodyInput<typeof quoteCaseApi.die>, 'version'>

/** Closes every case as lost. */
export const letQuotesDie = (rows: readonly QuoteCaseRow[], death: Death) =>
  toEach(rows, ({ id }, version) =>
    call(quoteCaseApi.die, { params: { id }, body: { ...death, version } }),
  )
