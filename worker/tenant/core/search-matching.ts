import type { Hit } from '#domain/list/search'

const quoteTerm = (term: string) => `"${term.replaceAll('"', '""')}"`
const termsOf = (q: string) => q.trim().split(/\s+/).filter(Boolean).slice(0, 8)

/** Returns an FTS5 query for word prefixes; terms are quoted, so that input is never syntax. */
export const termsQuery = (q: string) =>
  termsOf(q)
    .map((term) => `${quoteTerm(term)}*`)
    .join(' ')

/** Returns an FTS5 trigram query; null when every term is shorter than three characters. */
export const partsQuery = (q: string) => {
  const terms = termsOf(q).filter((term) => [...term].length >= 3)
  return terms.length === 0 ? null : terms.map(quoteTerm).join(' ')
}

// FTS5 matches everything for a term of symbols only.
const hasToken = (q: string) => /[\p{L}\p{N}]/u.test(q)

/** The most matches of one kind that a query returns, newest first. */
export const MOST_MATCHED = 1_000

export type SearchQuery = { readonly sql: string; readonly bindings: readonly string[] }

// The kind is tested before the limit, or the newest of other kinds would leave no room for it.
const newest = (
  table: 'search_words' | 'search_parts',
  asked: string,
  kind: Hit['kind'],
): SearchQuery => ({
  sql: `SELECT row FROM (SELECT f.rowid AS row FROM ${table} AS f
    CROSS JOIN search_entries AS e ON e.row = f.rowid
    WHERE f.${table} MATCH ? AND e.kind = ? ORDER BY f.rowid DESC LIMIT ${MOST_MATCHED})`,
  bindings: [asked, kind],
})

const REFERENCE = /^\s*(\d{2}-[SPRT]-\d+|Q-\d+)\s*$/i

const byCode = (reference: string): SearchQuery => ({
  sql: 'SELECT row FROM search_entries WHERE code = ?',
  bindings: [reference],
})

/** Returns the queries for a search, each newest first: by reference, else by parts and by words. */
export const searchQueries = (q: string, kind: Hit['kind']): SearchQuery[] => {
  const [, reference] = REFERENCE.exec(q) ?? []
  if (reference) return [byCode(reference.toUpperCase())]
  if (!hasToken(q)) return []
  const parts = partsQuery(q)
  return [
    ...(parts === null ? [] : [newest('search_parts', parts, kind)]),
    newest('search_words', termsQuery(q), kind),
  ]
}

/** Returns the same search as a condition on one entry `e`; LIKE does not fold accents, so it is not exact. */
export const entryCondition = (q: string) => {
  const terms = termsOf(q)
  if (!hasToken(q)) return { where: '0', bindings: [], isExact: true }
  if (terms.some((term) => [...term].length < 3))
    return {
      where: `EXISTS (SELECT 1 FROM search_words WHERE rowid = e.row AND search_words MATCH ?)`,
      bindings: [termsQuery(q)],
      isExact: partsQuery(q) === null,
    }
  const text = 'substr(e.said, length(e.title) + length(e.detail) + 3)'
  return {
    where: terms.map(() => `${text} LIKE ? ESCAPE '\\'`).join(' AND '),
    bindings: terms.map((term) => `%${term.replaceAll(/[\\%_]/g, '\\$&')}%`),
    isExact: false,
  }
}

const OF_NOTHING: SearchQuery = { sql: 'SELECT 0 AS row WHERE 0', bindings: [] }

// FTS5 collects all prefix matches before the first row, so words are queried only where parts run out.
const partsFirst = (parts: SearchQuery, words: SearchQuery): SearchQuery => ({
  sql: `WITH parts AS MATERIALIZED (${parts.sql}) SELECT row FROM parts UNION SELECT m.row
    FROM (SELECT 1 WHERE (SELECT count(*) FROM parts) < ${MOST_MATCHED}) CROSS JOIN (${words.sql}) AS m`,
  bindings: [...parts.bindings, ...words.bindings],
})

/** Returns the query for a search; `hasAllParts`: words add only accent-folded matches, so parts are queried first. */
export const searchQuery = (q: string, kind: Hit['kind'], hasAllParts: boolean): SearchQuery => {
  const [first = OF_NOTHING, second] = searchQueries(q, kind)
  if (!second) return first
  if (hasAllParts) return partsFirst(first, second)
  return {
    sql: `${first.sql} UNION ${second.sql}`,
    bindings: [...first.bindings, ...second.bindings],
  }
}
