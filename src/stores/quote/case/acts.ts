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

/** What came of doing the same to many cases: how many it was done to, and why not to the others. */
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

/** The text of a file of what the page and its address ask, with these columns. */
export const exportQuotes = (columns: string) =>
  call(quoteCaseApi.export, { query: { ...$quoteListQuery.get(), columns } })

// Whoever else wrote in it meanwhile changed nothing that this is about: it is done on the case as it now is.
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
  return `${by ?? 'Somebody'} changed it at ${time(at)}. Look at it first.`
}

/** Lets every price stand a week longer. */
export const extendQuotes = (rows: readonly QuoteCaseRow[], reason: string) =>
  toEach(rows, ({ id, valid_until }, version) =>
    call(quoteCaseApi.extend, {
      params: { id },
      body: { version, valid_until: aWeekMore(valid_until, today()), reason },
    }),
  )

type Death = Omit<BodyInput<typeof quoteCaseApi.die>, 'version'>

/** Marks every case dead. */
export const letQuotesDie = (rows: readonly QuoteCaseRow[], death: Death) =>
  toEach(rows, ({ id }, version) =>
    call(quoteCaseApi.die, { params: { id }, body: { ...death, version } }),
  )
