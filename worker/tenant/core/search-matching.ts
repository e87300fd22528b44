import type { Hit } from '#domain/list/search'

const quoted = (term: string) => `"${term.replaceAll('"', '""')}"`
const termsOf = (q: string) => q.trim().split(/\s+/).filter(Boolean).slice(0, 8)

/** What a person typed as a query of whole words; each term is quoted, so that nothing in it is syntax. */
export const termsQuery = (q: string) =>
  termsOf(q)
    .map((term) => `${quoted(term)}*`)
    .join(' ')

/** The same as a query of parts; null when no term has the three characters that one needs. */
export const partsQuery = (q: string) => {
  const terms = termsOf(q).filter((term) => [...term].length >= 3)
  return terms.length === 0 ? null : terms.map(quoted).join(' ')
}

// A term of symbols alone has no token: it matches nothing, and FTS5 would match everything.
const hasToken = (q: string) => /[\p{L}\p{N}]/u.test(q)

/** Of what matches of one kind, so many: the newest. Who finds more types more. */
export const MOST_MATCHED = 1_000

/** Rows of the index, and what the query is asked with. */
export type Matching = { readonly sql: string; readonly bindings: readonly string[] }

// The kind is tested before the limit, or the newest of other kinds would leave no room for it.
const newest = (
  table: 'search_words' | 'search_parts',
  asked: string,
  kind: Hit['kind'],
): Matching => ({
  sql: `SELECT row FROM (SELECT f.rowid AS row FROM ${table} AS f
    CROSS JOIN search_entries AS e ON e.row = f.rowid
    WHERE f.${table} MATCH ? AND e.kind = ? ORDER BY f.rowid DESC LIMIT ${MOST_MATCHED})`,
  bindings: [asked, kind],
})

const REFERENCE = /^\s*(\d{2}-[SPRT]-\d+|Q-\d+)\s*$/i

const byCode = (reference: string): Matching => ({
  sql: 'SELECT row FROM search_entries WHERE code = ?',
  bindings: [reference],
})

/** Where what was typed may stand: by its reference alone, or in words and in parts. Each gives its newest row first. */
export const matchings = (q: string, kind: Hit['kind']): Matching[] => {
  const [, reference] = REFERENCE.exec(q) ?? []
  if (reference) return [byCode(reference.toUpperCase())]
  if (!hasToken(q)) return []
  const parts = partsQuery(q)
  return [
    ...(parts === null ? [] : [newest('search_parts', parts, kind)]),
    newest('search_words', termsQuery(q), kind),
  ]
}

/**
 * The same for a single entry `e`. Where every term has three characters its text is read, which finds parts alike but
 * no other spellings of words.
 */
export const rowTest = (q: string) => {
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

const OF_NOTHING: Matching = { sql: 'SELECT 0 AS row WHERE 0', bindings: [] }

// Words that begin so are all gathered before the first is given, so that they are asked only where parts run out.
const partsFirst = (parts: Matching, words: Matching): Matching => ({
  sql: `WITH parts AS MATERIALIZED (${parts.sql}) SELECT row FROM parts UNION SELECT m.row
    FROM (SELECT 1 WHERE (SELECT count(*) FROM parts) < ${MOST_MATCHED}) CROSS JOIN (${words.sql}) AS m`,
  bindings: [...parts.bindings, ...words.bindings],
})

/**
 * The rows of the index that hold what was typed, as a condition with its bindings. `hasAllParts`: what is
 * looked for has been entered in parts as a whole, so that its words add nothing but other spellings.
 */
export const matching = (q: string, kind: Hit['kind'], hasAllParts: boolean): Matching => {
  const [first = OF_NOTHING, second] = matchings(q, kind)
  if (!second) return first
  if (hasAllParts) return partsFirst(first, second)
  return {
    sql: `${first.sql} UNION ${second.sql}`,
    bindings: [...first.bindings, ...second.bindings],
  }
}
