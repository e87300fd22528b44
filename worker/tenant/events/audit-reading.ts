import { clausesOf, whereOf } from '#tenant/core/clauses'
import type { Store } from '#tenant/core/store'
import type { AuditRow } from './audit-row.ts'

type RecordSource = { readonly subject: string; readonly id: string }
type ActorSource = { readonly actor: string }

export type AuditFilter = {
  /** Rows of any of these records or by any of these people; all rows when absent. */
  readonly sources?: readonly (RecordSource | ActorSource)[] | undefined
  readonly actor?: string | undefined
  readonly names?: readonly string[] | undefined
  /** The first instant, and the one that follows the last. */
  readonly from?: string | undefined
  readonly to?: string | undefined
  /** Rows with a smaller number. */
  readonly before?: number | undefined
}

type Condition = { readonly where: string; readonly bindings: readonly (string | number)[] }

/** Rows that one index holds in the order of their numbers, so that the newest are found without sorting. */
type Branch = { readonly index: string | null; readonly conditions: readonly Condition[] }

const is = (column: string, value: string): Condition => ({
  where: `${column} = ?`,
  bindings: [value],
})

const branchesOf = (filter: AuditFilter): readonly Branch[] =>
  (filter.sources ?? [null]).flatMap((source) =>
    source !== null && 'subject' in source
      ? [recordBranch(source, filter)]
      : personBranches(source?.actor, filter),
  )

const recordBranch = ({ subject, id }: RecordSource, { actor, names }: AuditFilter): Branch => ({
  index: 'audit_subject',
  conditions: clausesOf(
    is('subject', subject),
    is('subject_id', id),
    actor !== undefined && is('actor_id', actor),
    names && {
      where: 'name IN (SELECT value FROM json_each(?))',
      bindings: [JSON.stringify(names)],
    },
  ),
})

const personBranches = (
  by: string | undefined,
  { actor = by, names }: AuditFilter,
): readonly Branch[] => {
  if (by !== undefined && actor !== by) return []
  if (names === undefined)
    return actor === undefined
      ? [{ index: null, conditions: [] }]
      : [{ index: 'audit_person', conditions: [is('actor_id', actor)] }]
  return names.map((name) => ({
    index: actor === undefined ? 'audit_event' : 'audit_person_event',
    conditions: clausesOf(actor !== undefined && is('actor_id', actor), is('name', name)),
  }))
}

type Span = { readonly first: number | null; readonly last: number | null }

/** Returns the conditions of a range of time; numbers that its days begin and end with keep to a part of the index. */
const timeConditions = (store: Store, { from, to }: AuditFilter): readonly Condition[] => {
  if (from === undefined && to === undefined) return []
  const [start, end] = [from ?? '0', to ?? '9999']
  const span = store.row<Span>(
    'SELECT min(first) AS first, max(last) AS last FROM audit_days WHERE day >= ? AND day <= ?',
    start.slice(0, 10),
    end.slice(0, 10),
  )
  return [
    { where: 'seq BETWEEN ? AND ?', bindings: [span?.first ?? 0, span?.last ?? 0] },
    { where: 'at >= ? AND at < ?', bindings: [start, end] },
  ]
}

type Query = { readonly sql: string; readonly bindings: readonly (string | number)[] }

/** Returns the queries that together find the newest rows of a filter, each in the order of an index. */
export const auditQueries = (
  store: Store,
  filter: AuditFilter,
  limit: number,
  columns = '*',
): Query[] => {
  const { before } = filter
  const common = [
    ...clausesOf(before !== undefined && { where: 'seq < ?', bindings: [before] }),
    ...timeConditions(store, filter),
  ]
  return branchesOf(filter).map(({ index, conditions }) => {
    const all = [...conditions, ...common]
    return {
      sql: `SELECT ${columns} FROM audit ${index === null ? 'NOT INDEXED' : `INDEXED BY ${index}`}${whereOf(all)} ORDER BY seq DESC LIMIT ?`,
      bindings: [...all.flatMap(({ bindings }) => bindings), limit],
    }
  })
}

/** Returns the newest rows of a filter, each once, newest first. */
export const newestRows = (store: Store, filter: AuditFilter, limit: number): AuditRow[] => {
  const queries = auditQueries(store, filter, limit)
  const rows = queries.flatMap(({ sql, bindings }) => store.rows<AuditRow>(sql, ...bindings))
  if (queries.length === 1) return rows
  const unique = new Map(rows.map((row) => [row.seq, row]))
  return [...unique.values()].toSorted((a, b) => b.seq - a.seq).slice(0, limit)
}

/** Returns how many rows a filter has, at most `most`; `capped` where there are more. */
export const countRows = (store: Store, filter: AuditFilter, most: number) => {
  const seqs = auditQueries(store, filter, most + 1, 'seq').flatMap(({ sql, bindings }) =>
    store.rows<{ seq: number }>(sql, ...bindings).map(({ seq }) => seq),
  )
  const { size } = new Set(seqs)
  return { count: Math.min(size, most), capped: size > most }
}
