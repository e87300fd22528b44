import type { AgencyFileRow } from '#domain/agent/agency-rows'
import { agencyRecordApi } from '#domain/agent/records-api'
import { call } from '#lib/api'
import { type RowOutcome, rowSending } from '#stores/import/row-sending'

const importAgency = async (row: AgencyFileRow, key: string): Promise<RowOutcome> => {
  if (row.imported === null) return { kind: 'refused', text: row.faults.join(' ') }
  const { added } = await call(agencyRecordApi.import, { body: row.imported, key, isQuiet: true })
  return added.length === 0
    ? { kind: 'nothing', text: 'Already there' }
    : { kind: 'done', text: `Added: ${added.join(', ')}` }
}

/** Imports rows one after the other and reports the outcome of each. */
export const importAgencies = rowSending({
  send: importAgency,
  unsent: 'Couldn’t import this row. Try again.',
})
