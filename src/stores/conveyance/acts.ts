import type { CaseFile } from '#domain/conveyance/api'
import { conveyanceApi } from '#domain/conveyance/api'
import type { ConveyanceRow } from '#domain/conveyance/conveyance'
import type { Named } from '#domain/party'
import { call } from '#lib/api'
import { ApiError } from '#lib/api-error'
import { currentIn } from '#stores/record/saving'
import { $conveyanceQuery, refreshConveyances } from './conveyances.ts'

export const exportConveyances = (columns: string) =>
  call(conveyanceApi.export, { query: { ...$conveyanceQuery.get(), columns } })

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
 * Sets the target date for exchange. Throws an Error with a message for the cell; after a conflict the list
 * shows the saved value and a second try overwrites it.
 */
export const setExchangeTarget = async ({ id, version }: ConveyanceRow, day: string) => {
  const body = { version, dates: { exchange_target_on: day === '' ? null : day } }
  try {
    await call(conveyanceApi.key_dates, { params: { id }, body, isQuiet: true })
  } catch (error) {
    if (currentIn<CaseFile>(error)) throw new Error(conflictMessage(error))
    const fields = error instanceof ApiError ? error.fields : {}
    throw new Error(Object.values(fields ?? {})[0]?.[0] ?? errorMessage(error))
  } finally {
    refreshConveyances()
  }
}

const errorMessage = (error: unknown) =>
  error instanceof Error && error.message
    ? error.message
    : 'Couldn’t save. Check your connection and try again.'

const conflictMessage = (error: unknown) => {
  const by = error instanceof ApiError ? error.changed?.by : null
  return `${by ?? 'Somebody'} changed this case first. Press Enter to overwrite their change.`
}
