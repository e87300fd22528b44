import type { Hit } from '#domain/list/search'
import { mayViewCases, peopleFound } from '#tenant/contact/search'
import { leadsWithin } from '#tenant/lead/scope'
import type { Person } from '#tenant/user/people'
import { conveyancesWithin, quoteCasesWithin } from './access.ts'
import type { Bound, Clause } from './clauses.ts'
import { type Matched, MOST_HITS, newestHits } from './newest-hits.ts'
import { entryCondition, overflowQuery, searchQuery } from './search-matching.ts'
import type { Store } from './store.ts'

export type Entry = {
  readonly kind: Hit['kind']
  readonly id: string
  /** The reference or number; null for people. */
  readonly code: string | null
  readonly title: string
  readonly detail: string
  /** Searched by words and prefixes: names, addresses, agencies. */
  readonly words: string
  /** Searched by any three adjacent characters: references, postcodes, numbers, names. */
  readonly parts: string
}

/** Returns the clause for rows that match a search; null for an empty one. */
export const searchClause = (kind: Entry['kind'], q: string | undefined): Clause | null => {
  if (!q?.trim()) return null
  const { sql, bindings } = searchQuery(q, kind, kind !== 'conveyance')
  const ids = `SELECT id FROM (${sql})`
  return { where: `t.id IN (${ids})`, ids, isDistinct: true, bindings, bound: boundOf(kind, q) }
}

const boundOf = (kind: Entry['kind'], q: string): Bound => {
  const { where, bindings, isExact } = entryCondition(q)
  const entry = `SELECT 1 FROM search_entries AS e WHERE e.kind = '${kind}' AND e.id = t.id`
  return {
    overflow: overflowQuery(q),
    test: { where: `EXISTS (${entry} AND (${where}))`, bindings },
    isExact,
  }
}

const keyTables = {
  conveyance: 'conveyance_keys',
  'quote-case': 'quote_case_keys',
  lead: 'lead_keys',
} as const

/** The search index of cases, quotes, leads and people. */
export const searchOf = (store: Store) => {
  const remove = ({ kind, id }: Pick<Entry, 'kind' | 'id'>) => {
    const [old] = store.rows<{ row: number }>(
      'DELETE FROM search_entries WHERE kind = ? AND id = ? RETURNING row',
      kind,
      id,
    )
    if (old === undefined) return
    for (const table of ['search_words', 'search_parts'])
      store.write(`DELETE FROM ${table} WHERE rowid = ?`, old.row)
  }
  const isIndexed = (entry: Entry, indexedText: string) =>
    store.row(
      'SELECT row FROM search_entries WHERE kind = ? AND id = ? AND said = ?',
      entry.kind,
      entry.id,
      indexedText,
    ) !== null
  // CROSS JOIN keeps the newest-first order, so that LIMIT stops early.
  const hitsIn = (kind: keyof typeof keyTables, q: string, within: Clause | null) => {
    const table = keyTables[kind]
    return newestHits(q, kind, ({ sql, bindings }) =>
      store.rows<Matched>(
        `SELECT e.row, e.id, e.title, e.detail FROM (${sql}) AS m
         CROSS JOIN search_entries AS e ON e.row = m.row CROSS JOIN ${table} AS t ON t.id = e.id
         WHERE e.kind = ? AND (${within?.where ?? '1'}) LIMIT ?`,
        ...bindings,
        kind,
        ...(within?.bindings ?? []),
        MOST_HITS,
      ),
    )
  }
  return {
    /** Indexes a record, in the transaction of its change. */
    put: (it: Entry) => {
      const indexedText = [it.title, it.detail, it.words, it.parts].join('\n')
      if (isIndexed(it, indexedText)) return
      remove(it)
      const [entry] = store.rows<{ row: number }>(
        'INSERT INTO search_entries (kind, id, code, title, detail, said) VALUES (?, ?, ?, ?, ?, ?) RETURNING row',
        it.kind,
        it.id,
        it.code,
        it.title,
        it.detail,
        indexedText,
      )
      if (entry === undefined) throw new Error(`${it.kind} ${it.id} was not entered`)
      store.write('INSERT INTO search_words (rowid, words) VALUES (?, ?)', entry.row, it.words)
      store.write('INSERT INTO search_parts (rowid, parts) VALUES (?, ?)', entry.row, it.parts)
    },
    remove,
    find: (q: string, person: Person): Hit[] => {
      const cases = mayViewCases(person) ? hitsIn('conveyance', q, conveyancesWithin(person)) : []
      const quotes = hitsIn('quote-case', q, quoteCasesWithin(person))
      const leads = hitsIn('lead', q, leadsWithin(person))
      return [
        ...cases.map((caseFile) => ({
          ...caseFile,
          kind: 'conveyance' as const,
          href: `/conveyances/${caseFile.id}`,
        })),
        ...quotes.map((quote) => ({
          ...quote,
          kind: 'quote-case' as const,
          href: `/quotes/quote-cases/${quote.id}`,
        })),
        ...leads.map((lead) => ({
          ...lead,
          kind: 'lead' as const,
          href: `/quotes/leads/${lead.id}`,
        })),
        ...peopleFound(store, q, person),
      ]
    },
  }
}
