import { deleteEmptyTotals } from '#tenant/quote/figures/empty-totals'
import type { RequestContext } from '#tenant/runtime/context'
import type { SampleKind, SampleRecord } from './marks.ts'
import { type DatabaseTable, recordTables } from './tables.ts'

/** The tables whose rows are records that somebody may have made: only those that are named are deleted. */
const recordsOf: Readonly<Partial<Record<string, SampleKind>>> = {
  agencies: 'agency',
  branches: 'branch',
  contacts: 'contact',
  conveyances: 'conveyance',
  leads: 'lead',
  negotiators: 'negotiator',
  quote_cases: 'quote-case',
  users: 'user',
}

/** Deletes records with every row that belongs to them; nothing that stays may refer to them. */
export const deleteSamples = (context: RequestContext, removed: readonly SampleRecord[]) => {
  const { store, search, quoteTotals } = context
  quoteTotals.together(() => {
    for (const { id, kind } of removed) {
      if (kind === 'quote-case') quoteTotals.remove(id)
      if (kind === 'lead') quoteTotals.remove(id, 'lead_outcomes')
    }
  })
  for (const { id, kind } of removed) {
    if (kind === 'contact') search.remove({ kind: 'person', id })
    if (kind === 'lead' || kind === 'quote-case' || kind === 'conveyance')
      search.remove({ kind, id })
  }
  const tables = recordTables(store)
  const ids = withDependents(context, tables, removed)
  deleteRows(context, tables, ids)
  deleteMentions(context, ids)
  deleteEmptyTotals(store)
}

const matches = ({ columns }: DatabaseTable) =>
  columns.map((column) => `"${column}" IN (SELECT value FROM json_each(?1))`).join(' OR ')

/** The ids of records and of all that belongs to them: messages, calls, visits, sessions. */
const withDependents = (
  { store }: RequestContext,
  tables: readonly DatabaseTable[],
  removed: readonly SampleRecord[],
): string => {
  const ids = new Set(removed.map(({ id }) => id))
  const dependent = tables.filter(({ name, hasId }) => hasId && recordsOf[name] === undefined)
  for (let before = -1; before < ids.size; ) {
    before = ids.size
    for (const table of dependent)
      for (const { id } of store.rows<{ id: string }>(
        `SELECT id FROM ${table.name} WHERE ${matches(table)}`,
        JSON.stringify([...ids]),
      ))
        ids.add(id)
  }
  return JSON.stringify([...ids])
}

const deleteRows = ({ store }: RequestContext, tables: readonly DatabaseTable[], ids: string) => {
  for (const table of tables.filter(({ columns }) => columns.length > 0)) {
    const where =
      recordsOf[table.name] === undefined
        ? matches(table)
        : 'id IN (SELECT value FROM json_each(?1))'
    store.write(`DELETE FROM ${table.name} WHERE ${where}`, ids)
  }
}

const mentions = (column: string) =>
  `EXISTS (SELECT 1 FROM json_each(?1) AS m WHERE instr(${column}, m.value) > 0)`

/** Deletes what is queued or stored to be repeated for records that are gone. */
const deleteMentions = ({ store }: RequestContext, ids: string) => {
  store.write(
    `DELETE FROM outbox WHERE kind IN ('message', 'telephone') AND ${mentions('doc')}`,
    ids,
  )
  store.write(`DELETE FROM idempotency WHERE ${mentions('body')}`, ids)
  store.write(`DELETE FROM timed_events WHERE ${mentions('key')}`, ids)
}
