import type { AgencyPart } from '#domain/agent/agency-file'
import type { AgencyFileRow } from '#domain/agent/agency-rows'
import { agencyRecordApi } from '#domain/agent/records-api'
import { call } from '#lib/api'
import { ApiError } from '#lib/api-error'

export type AgencyOutcome = { readonly added: readonly AgencyPart[] } | { readonly fault: string }

const keys = new WeakMap<AgencyFileRow, string>()

// The same row keeps its key, so that a second try after a lost answer adds nothing twice.
const keyOf = (row: AgencyFileRow) => {
  const key = keys.get(row) ?? crypto.randomUUID()
  keys.set(row, key)
  return key
}

const outcomeOf = async (row: AgencyFileRow): Promise<AgencyOutcome> => {
  if (row.imported === null) return { fault: row.faults.join(' ') }
  try {
    const { added } = await call(agencyRecordApi.import, {
      body: row.imported,
      key: keyOf(row),
      isQuiet: true,
    })
    return { added }
  } catch (error) {
    if (!(error instanceof ApiError)) return { fault: 'Couldn’t import this row. Try again.' }
    return { fault: Object.values(error.fields).flat()[0] ?? error.message }
  }
}

/** Imports rows one after the other and reports the outcome of each. */
export const importAgencies = async (
  rows: readonly AgencyFileRow[],
  report: (line: number, outcome: AgencyOutcome) => void,
) => {
  for (const row of rows) report(row.line, await outcomeOf(row))
}
