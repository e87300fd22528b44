import type { BodyInput } from '#domain/endpoint'
import { quoteCaseApi } from '#domain/quote/case/api'
import type { QuoteCase, QuoteCaseRow } from '#domain/quote/case/quote-case'
import { weekExtension } from '#domain/quote/case/rescue'
import { call } from '#lib/api'
import { ApiError } from '#lib/api-error'
import { time, today } from '#lib/format'
import { currentIn, retryOnConflict } from '#stores/record/saving'
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

const forEachCase = async (
  rows: readonly QuoteCaseRow[],
  act: (row: QuoteCaseRow, version: number) => Promise<unknown>,
): Promise<BulkOutcome> => {
  let done = 0
  const refused: { name: string; why: string }[] = []
  for (const row of rows) {
    try {
      await actOnCase(row, act)
      done++
    } catch (error) {
      refused.push({ name: row.number, why: refusalReason(error) })
    }
  }
  refresh()
  return { done, refused }
}

export const exportQuotes = (columns: string) =>
  call(quoteCaseApi.export, { query: { ...$quoteListQuery.get(), columns } })

// A change by somebody else that leaves status and last day alone is no conflict: the action is sent again.
const actOnCase = (
  row: QuoteCaseRow,
  act: (row: QuoteCaseRow, version: number) => Promise<unknown>,
) => {
  let { version } = row
  return retryOnConflict<QuoteCase, unknown>(
    () => act(row, version),
    (current) => {
      version = current.version
      return current.status === row.status && current.valid_until === row.valid_until
    },
  )
}

const refusalReason = (error: unknown) => {
  if (currentIn(error) === null || !(error instanceof ApiError) || error.changed === null)
    return error instanceof Error
      ? error.message
      : 'Couldn’t save. Check your connection and try again.'
  const { by, at } = error.changed
  return `${by ?? 'Somebody'} changed it at ${time(at)}. Review it first.`
}

export const extendQuotes = (rows: readonly QuoteCaseRow[], reason: string) =>
  forEachCase(rows, ({ id, valid_until }, version) =>
    call(quoteCaseApi.extend, {
      params: { id },
      body: { version, valid_until: weekExtension(valid_until, today()), reason },
    }),
  )

type LossBody = Omit<BodyInput<typeof quoteCaseApi.die>, 'version'>

export const closeQuotesAsLost = (rows: readonly QuoteCaseRow[], loss: LossBody) =>
  forEachCase(rows, ({ id }, version) =>
    call(quoteCaseApi.die, { params: { id }, body: { ...loss, version } }),
  )
