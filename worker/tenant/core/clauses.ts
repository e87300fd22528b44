import { keysOf, tableFrom } from '#domain/entries'
import type { Store } from './store.ts'

/** A condition on the rows of a table with the alias `t`. */
export type Clause = {
  readonly where: string
  readonly bindings: readonly (string | number)[]
  /** A query for the ids of the same rows by an index, so that a narrow condition can drive the join. */
  readonly ids?: string
  /** Set when `ids` returns no id twice. */
  readonly isDistinct?: true
  /** Set when `ids` returns only the newest rows; such a clause leads without being counted. */
  readonly bound?: Bound
}

/** When a clause may return too few ids, and the test of a single row for that case. */
export type Bound = {
  /** Returns a row when there may be more ids than the clause returns. */
  readonly overflow: { readonly sql: string; readonly bindings: readonly string[] }
  readonly test: Pick<Clause, 'where' | 'bindings'>
  /** Whether the test accepts exactly the rows of `ids`. */
  readonly isExact: boolean
}

export type Lead = { readonly clause: Clause; readonly count: number }

export const MOST_LEADING_ROWS = 20_000

export const clausesOf = (
  ...clauses: readonly (Clause | false | null | undefined | '')[]
): Clause[] => clauses.filter((it): it is Clause => Boolean(it))

/** Returns a clause `column = value` for an indexed column; null for undefined. */
export const equalIn =
  (table: string) =>
  (column: string, value: string | undefined): Clause | null =>
    value === undefined
      ? null
      : {
          where: `t.${column} = ?`,
          ids: `SELECT id FROM ${table} WHERE ${column} = ?`,
          bindings: [value],
        }

export const whereOf = (clauses: readonly Clause[]) =>
  clauses.length === 0 ? '' : ` WHERE ${clauses.map((it) => `(${it.where})`).join(' AND ')}`

/** CROSS JOIN keeps SQLite to this order of the tables; INDEXED BY keeps it to that index. */
export const fromOf = (table: string, lead: Lead | null, index?: string) =>
  lead === null
    ? `${table} AS t${index ? ` INDEXED BY ${index}` : ''}`
    : `(SELECT ${lead.clause.isDistinct ? '' : 'DISTINCT '}id FROM (${lead.clause.ids})) AS l CROSS JOIN ${table} AS t ON t.id = l.id`

/** Returns the narrowest condition that has `ids`; null when all have more than `most` rows. */
export const leadOf = (
  store: Store,
  clauses: readonly Clause[],
  most = MOST_LEADING_ROWS,
): Lead | null => {
  const counted = clauses
    .filter((it) => it.ids !== undefined)
    .map((clause) => ({ clause, count: count(store, clause, most) }))
    .filter((it) => it.count <= most)
    .toSorted((a, b) => a.count - b.count)
  return counted[0] ?? null
}

/** Returns a condition that leads by a list of its ids, each once, so that they are looked up once. */
export const leadAmong = (store: Store, { ids, bindings }: Clause): Lead => {
  const listed = store.row<{ ids: string; count: number }>(
    `SELECT json_group_array(id) AS ids, count(*) AS count FROM (${ids})`,
    ...bindings,
  )
  const clause: Clause = {
    where: 't.id IN (SELECT value FROM json_each(?))',
    ids: 'SELECT value AS id FROM json_each(?)',
    isDistinct: true,
    bindings: [listed?.ids ?? '[]'],
  }
  return { clause, count: listed?.count ?? 0 }
}

export const withoutLead = (clauses: readonly Clause[], lead: Lead | null) =>
  clauses.filter((it) => it !== lead?.clause)

/** Returns the number of ids of a condition, at most `most` + 1. */
const count = (store: Store, clause: Clause, most: number) =>
  store.row<{ count: number }>(
    `SELECT count(*) AS count FROM (SELECT 1 FROM (${clause.ids}) LIMIT ?)`,
    ...clause.bindings,
    most + 1,
  )?.count ?? 0

// An index of people has a row for each person of a record.
const distinct = (store: Store, clause: Clause, most: number) =>
  store.row<{ count: number }>(
    `SELECT count(*) AS count FROM (SELECT DISTINCT id FROM (${clause.ids}) LIMIT ?)`,
    ...clause.bindings,
    most,
  )?.count ?? 0

/** Returns how many rows match, at most `most`; `capped` where there are more. */
export const countOf = (
  store: Store,
  table: string,
  clauses: readonly Clause[],
  most: number,
): { count: number; capped: boolean } => {
  const lead = leadOf(store, clauses)
  const all =
    lead !== null && clauses.length === 1
      ? distinct(store, lead.clause, most + 1)
      : (store.row<{ count: number }>(
          `SELECT count(*) AS count
           FROM (SELECT 1 FROM ${fromOf(table, lead)}${whereOf(withoutLead(clauses, lead))} LIMIT ?)`,
          ...(lead?.clause.bindings ?? []),
          ...withoutLead(clauses, lead).flatMap((it) => it.bindings),
          most + 1,
        )?.count ?? 0)
  return { count: Math.min(all, most), capped: all > most }
}

/** Returns the sums of named SQL expressions over the first `most` matching rows. */
export const sumsOf = <Name extends string>(
  store: Store,
  table: string,
  clauses: readonly Clause[],
  columns: Readonly<Record<Name, string>>,
  most: number,
): Record<Name, number> => {
  const names = keysOf(columns)
  const lead = leadOf(store, clauses)
  const sums = store.row<Record<string, number>>(
    `SELECT ${names.map((name) => `coalesce(sum(${name}), 0) AS ${name}`).join(', ')}
     FROM (SELECT ${names.map((name) => `${columns[name]} AS ${name}`).join(', ')}
       FROM ${fromOf(table, lead)}${whereOf(withoutLead(clauses, lead))} LIMIT ?)`,
    ...(lead?.clause.bindings ?? []),
    ...withoutLead(clauses, lead).flatMap((it) => it.bindings),
    most,
  )
  return tableFrom(names, (name) => sums?.[name] ?? 0)
}
