import type { BodyInput } from '#domain/endpoint'
import type { QuoteCaseRow } from '#domain/quote-case'
import { quoteCaseApi } from '#domain/quote-case-api'
import { aWeekMore } from '#domain/quote-case-rescue'
import { call } from '#lib/api'
import { today } from '#lib/format'
import { refreshQuoteCases } from './quote-cases.ts'
import { $quoteOverview } from './quote-cases-overview.ts'

/** What came of doing the same to many cases: how many it was done to, and why not to the others. */
export type BulkOutcome = {
  readonly done: number
  readonly refused: readonly { readonly number: string; readonly why: string }[]
}

const refresh = () => {
  refreshQuoteCases()
  $quoteOverview.revalidate()
}

const toEach = async (
  rows: readonly QuoteCaseRow[],
  act: (row: QuoteCaseRow) => Promise<unknown>,
): Promise<BulkOutcome> => {
  let done = 0
  const refused: { number: string; why: string }[] = []
  for (const row of rows) {
    try {
      await act(row)
      done++
    } catch (error) {
      const why = error instanceof Error ? error.message : 'It could not be sent. Try again.'
      refused.push({ number: row.number, why })
    }
  }
  refresh()
  return { done, refused }
}

/** Lets every price stand a week longer. */
export const extendQuotes = (rows: readonly QuoteCaseRow[], reason: string) =>
  toEach(rows, ({ id, version, valid_until }) =>
    call(quoteCaseApi.extend, {
      params: { id },
      body: { version, valid_until: aWeekMore(valid_until, today()), reason },
    }),
  )

type Death = Omit<BodyInput<typeof quoteCaseApi.die>, 'version'>

/** Marks every case dead. */
export const letQuotesDie = (rows: readonly QuoteCaseRow[], death: Death) =>
  toEach(rows, ({ id, version }) =>
    call(quoteCaseApi.die, { params: { id }, body: { ...death, version } }),
  )

type FollowUp = Omit<BodyInput<typeof quoteCaseApi.follow_up>, 'version'>

/** Records what came of a call. The key makes a second press do nothing twice. */
export const logCall = async (row: QuoteCaseRow, followUp: FollowUp, key: string) => {
  const { id, version } = row
  await call(quoteCaseApi.follow_up, { params: { id }, body: { ...followUp, version }, key })
  refresh()
}
