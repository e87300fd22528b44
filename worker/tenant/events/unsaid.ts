import type { DateOnly } from '#domain/dates'
import type { RequestContext } from '#tenant/runtime/context'

export type UnsaidRow = { id: string; conveyance_id: string; due_on: DateOnly }

type Asked = {
  readonly table: 'undertakings' | 'requisitions' | 'complaints' | 'delegates' | 'breaches'
  readonly status: string
  /** The event that says it. */
  readonly event: string
  /** The first day that is asked for; any day without it. */
  readonly from?: DateOnly
  /** The first day that is not asked for. */
  readonly before: DateOnly
}

const MOST = 100

/** The records of a status due before a day, but for those whose day was said; the earliest first, a hundred at most. */
export const unsaidRows = (
  { store }: Pick<RequestContext, 'store'>,
  { table, status, event, from = '', before }: Asked,
): UnsaidRow[] =>
  store.rows<UnsaidRow>(
    `SELECT id, conveyance_id, due_on FROM ${table} AS t WHERE status = ? AND due_on >= ? AND due_on < ?
     AND NOT EXISTS (SELECT 1 FROM timed_events WHERE name = ? AND key = t.id || ' ' || t.due_on)
     ORDER BY due_on, id LIMIT ${MOST}`,
    status,
    from,
    before,
    event,
  )

export const unsaidKey = ({ id, due_on }: UnsaidRow) => `${id} ${due_on}`
