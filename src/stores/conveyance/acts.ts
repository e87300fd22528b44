import type { CaseFile } from '#domain/conveyance/api'
import { conveyanceApi } from '#domain/conveyance/api'
import type { ConveyanceRow } from '#domain/conveyance/conveyance'
import type { Named } from '#domain/party'
import { call } from '#lib/api'
import { ApiError } from '#lib/api-error'
import { currentIn } from '#stores/record/saving'
import { $conveyanceQuery, refreshConveyances } from './conveyances.ts'

/** The text of a file of what the address asks, with these columns. */
export const exportConveyances = (columns: string) =>
  call(conveyanceApi.export, { query: { ...$conveyanceQuery.get(), columns } })

/** Gives cases to a fee earner, in one call. The key makes a second press do nothing twice. */
export const assignCases = async (
  rows: readonly ConveyanceRow[],
  fee_earner: Named,
  key: string,
) => {
  const cases = rows.map(({ id, version }) => ({ id, version }))
  try {
    const { done, refused } = await call(conveyanceApi.assign, { body: { fee_earner, cases }, key })
    return { done: done.length, refused }
  } finally {
    refreshConveyances()
  }
}

/**
 * Sets the day on which contracts are to be exchanged. Throws what stands in the way, in words for the cell;
 * where somebody was quicker, the list shows theirs and a second try writes over it.
 */
export const setExchangeTarget = async ({ id, version }: ConveyanceRow, day: string) => {
  const body = { version, dates: { exchange_target_on: day === '' ? null : day } }
  try {
    await call(conveyanceApi.key_dates, { params: { id }, body, isQuiet: true })
  } catch (error) {
    if (currentIn<CaseFile>(error)) throw new Error(quickerWords(error))
    const fields = error instanceof ApiError ? error.fields : {}
    throw new Error(Object.values(fields ?? {})[0]?.[0] ?? wordsOf(error))
  } finally {
    refreshConveyances()
  }
}

const wordsOf = (error: unknown) =>
  error instanceof Error && error.message ? error.message : 'It could not be saved. Try again.'

const quickerWords = (error: unknown) => {
  const by = error instanceof ApiError ? error.changed?.by : null
  return `${by ?? 'Somebody'} changed this case first. Press Enter to save yours over it.`
}
