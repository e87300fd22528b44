import { keysOf, tableFrom } from '#domain/entries'
import type { Store } from './store.ts'

/** One condition on the rows of a table that the query calls `t`. */
export type Clause = {
  readonly where: string
  readonly bindings: readonly (string | number)[]
  /** The same rows by an index, as ids: lets a narrow condition lead the query. */
  readonly ids?: string
  /** Only so many of its rows are found by ids: it leads uncounted. */
  readonly bound?: Bound
}

/** How many rows are found at most, the newest, and a test of one row for where there are more. */
export type Bound = {
  readonly most: number
  readonly test: Pick<Clause, 'where' | 'bindings'>
  /** The test passes what is found by ids and nothing else. */
  readonly isExact: boolean
}

/** A condition that can lead, and how many rows it holds. */
export type Lead = { readonly clause: Clause; readonly count: number }

/** How far conditions are counted; one that is wider is no better than none. */
export const WIDE = 20_000

/** The clauses that were asked for. */
export const clausesOf = (
  ...clauses: readonly (Clause | false | null | undefined | '')[]
): Clause[] => clauses.filter((it): it is Clause => Boolean(it))

/** The rows of a table of which a column is this, where an index begins with it; null where nothing is asked. */
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
    : `(SELECT DISTINCT id FROM (${lead.clause.ids})) AS l CROSS JOIN ${table} AS t ON t.id = l.id`

/** The narrowest of the conditions that an index can lead with; null when all hold more than `most`. */
export const leadOf = (store: Store, clauses: readonly Clause[], most = WIDE): Lead | null => {
  const counted = clauses
    .filter((it) => it.ids !== undefined)
    .map((clause) => ({ clause, count: count(store, clause, most) }))
    .filter((it) => it.count <= most)
    .toSorted((a, b) => a.count - b.count)
  return counted[0] ?? null
}

/** The conditions that are left when one leads: its ids are its rows. */
export const besides = (clauses: readonly Clause[], lead: Lead | null) =>
  clauses.filter((it) => it !== lead?.clause)

/** How many rows a condition finds by ids, counted one beyond `most`. */
export const count = (store: Store, clause: Clause, most: number) =>
  store.row<{ count: number }>(
    `SELECT count(*) AS count FROM (SELECT 1 FROM (${clause.ids}) LIMIT ?)`,
    ...clause.bindings,
    most + 1,
  )?.count ?? 0

// An index of people names a record once for each of them.
const distinct = (store: Store, clause: Clause, most: number) =>
  store.row<{ count: number }>(
    `SELECT count(*) AS count FROM (SELECT DISTINCT id FROM (${clause.ids}) LIMIT ?)`,
    ...clause.bindings,
    most,
  )?.count ?? 0

/** How many rows match, counted up to a limit that is said. */
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
           FROM (SELECT 1 FROM ${fromOf(table, lead)}${whereOf(besides(clauses, lead))} LIMIT ?)`,
          ...(lead?.clause.bindings ?? []),
          ...besides(clauses, lead).flatMap((it) => it.bindings),
          most + 1,
        )?.count ?? 0)
  return { count: Math.min(all, most), capped: all > most }
}

/** Sums over the rows that match, up to a limit: `columns` are expressions over `t`, each with its name. */
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
       FROM ${fromOf(table, lead)}${whereOf(besides(clauses, lead))} LIMIT ?)`,
    ...(lead?.clause.bindings ?? []),
    ...besides(clauses, lead).flatMap((it) => it.bindings),
    most,
  )
  return tableFrom(names, (name) => sums?.[name] ?? 0)
}
