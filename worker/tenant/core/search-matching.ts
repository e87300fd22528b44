import { phoneSearchDigits } from '#domain/contact'
import type { Hit } from '#domain/list/search'

const quoteTerm = (term: string) => `"${term.replaceAll('"', '""')}"`
// FTS5 ends a query at a NUL.
const termsOf = (q: string) =>
  q
    .split(/[\s\p{Cc}]+/u)
    .filter(Boolean)
    .slice(0, 8)

/** Returns an FTS5 query for word prefixes; terms are quoted, so that input is never syntax. */
export const termsQuery = (q: string) =>
  termsOf(q)
    .map((term) => `${quoteTerm(term)}*`)
    .join(' ')

/** Returns an FTS5 trigram query: the digits of a telephone number, or all terms; null when each is shorter than three. */
export const partsQuery = (q: string) => {
  const digits = phoneSearchDigits(q)
  if (digits !== null) return quoteTerm(digits)
  const terms = termsOf(q).filter((term) => [...term].length >= 3)
  return terms.length === 0 ? null : terms.map(quoteTerm).join(' ')
}

// FTS5 matches everything for a term of symbols only.
const hasToken = (q: string) => /[\p{L}\p{N}]/u.test(q)

/** The most matches of one kind that a query returns, newest first. */
const MOST_MATCHED = 1_000

/** SQL with its bindings. */
export type SearchQuery = { readonly sql: string; readonly bindings: readonly string[] }

type IndexQuery = readonly ['search_words' | 'search_parts', string]

// The kind is tested before the limit, or the newest of other kinds would leave no room for it.
const newest = (table: IndexQuery[0], asked: string, kind: Hit['kind']): SearchQuery => ({
  sql: `SELECT row, id FROM (SELECT f.rowid AS row, e.id AS id FROM ${table} AS f
    CROSS JOIN search_entries AS e ON e.row = f.rowid
    WHERE f.${table} MATCH ? AND e.kind = ? ORDER BY f.rowid DESC LIMIT ${MOST_MATCHED})`,
  bindings: [asked, kind],
})

const REFERENCE = /^\s*(\d{2}-[SPRT]-\d+|Q-\d+)\s*$/i

const byCode = (reference: string, kind: Hit['kind']): SearchQuery => ({
  sql: 'SELECT row, id FROM search_entries WHERE code = ? AND kind = ?',
  bindings: [reference, kind],
})

const referenceIn = (q: string) => REFERENCE.exec(q)?.[1]?.toUpperCase()

const indexQueries = (q: string): IndexQuery[] => {
  if (!hasToken(q)) return []
  const parts = partsQuery(q)
  return [
    ...(parts === null ? [] : [['search_parts', parts] as const]),
    ['search_words', termsQuery(q)],
  ]
}

/** Returns the queries for a search, each newest first: by reference, else by parts and by words. */
export const searchQueries = (q: string, kind: Hit['kind']): SearchQuery[] => {
  const reference = referenceIn(q)
  if (reference !== undefined) return [byCode(reference, kind)]
  return indexQueries(q).map(([table, asked]) => newest(table, asked, kind))
}

/** Returns a query for a row where a search may have more matches than its queries return; it reads no records. */
export const overflowQuery = (q: string): SearchQuery => {
  // The index has no prefixes of one character, so that a look at their matches costs as much as all of them.
  if (termsOf(q).some((term) => [...term].length === 1)) return { sql: 'SELECT 1', bindings: [] }
  const asked = referenceIn(q) === undefined ? indexQueries(q) : []
  const last = asked.map(
    ([table]) =>
      `SELECT 1 FROM (SELECT 1 FROM ${table} WHERE ${table} MATCH ? LIMIT 1 OFFSET ${MOST_MATCHED - 1})`,
  )
  return {
    sql: last.join(' UNION ALL ') || 'SELECT 1 WHERE 0',
    bindings: asked.map(([, it]) => it),
  }
}

const ENTRY_TEXT = 'substr(e.said, length(e.title) + length(e.detail) + 3)'

/** Returns the condition that an entry `e` has all terms. */
const hasAll = (terms: readonly string[]) => ({
  where: terms.map(() => `${ENTRY_TEXT} LIKE ? ESCAPE '\\'`).join(' AND '),
  bindings: terms.map((term) => `%${term.replaceAll(/[\\%_]/g, '\\$&')}%`),
})

// Unlike a MATCH for each row, IN looks all matches up once; the plus sign keeps it from leading the query.
const HAS_WORDS = '+e.row IN (SELECT rowid FROM search_words WHERE search_words MATCH ?)'

const termsCondition = (q: string) => {
  const terms = termsOf(q)
  const words = termsQuery(q)
  if (terms.some((term) => [...term].length < 3))
    return { where: HAS_WORDS, bindings: [words], isExact: partsQuery(q) === null }
  const parts = hasAll(terms)
  return {
    where: `(${parts.where}) OR ${HAS_WORDS}`,
    bindings: [...parts.bindings, words],
    isExact: false,
  }
}

/** Returns the same search as a condition on one entry `e`; not exact, as LIKE folds no accents within a word. */
export const entryCondition = (q: string) => {
  if (!hasToken(q)) return { where: '0', bindings: [], isExact: true }
  const byTerms = termsCondition(q)
  const digits = phoneSearchDigits(q)
  if (digits === null) return byTerms
  const byNumber = hasAll([digits])
  return {
    where: `(${byTerms.where}) OR ${byNumber.where}`,
    bindings: [...byTerms.bindings, ...byNumber.bindings],
    isExact: false,
  }
}

const OF_NOTHING: SearchQuery = { sql: `SELECT 0 AS row, '' AS id WHERE 0`, bindings: [] }

// FTS5 collects all prefix matches before the first row, so words are queried only where parts run out.
const partsFirst = (parts: SearchQuery, words: SearchQuery): SearchQuery => ({
  sql: `WITH parts AS MATERIALIZED (${parts.sql}) SELECT row, id FROM parts UNION SELECT m.row, m.id
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
