import type { Lead } from '#domain/lead'
import type { QuoteCase } from '#domain/quote-case'
import { entriesOf, leadEntriesOf, type QuoteEntry } from '#domain/quote-cell'
import { quoteRows } from '#domain/quote-figure'
import { isNothing, measuresOf, quoteMeasures, without } from '#domain/quote-measure'
import type { QuoteOutcome } from '#domain/quote-outcome'
import type { feeScalesOf } from './fee-scales.ts'
import { EVERYBODY, NOBODY, quoteGroupsOf } from './quote-groups.ts'
import { feeOfLine, readOutcome } from './quote-outcomes.ts'
import { peopleOfQuoteCase } from './reach.ts'
import { outcomeKeys } from './schema-totals.ts'
import type { settingsOf } from './settings.ts'
import type { Store } from './store.ts'

type Parts = {
  readonly store: Store
  readonly settings: Pick<ReturnType<typeof settingsOf>, 'get'>
  readonly feeScales: Pick<ReturnType<typeof feeScalesOf>, 'on'>
}

/** What is kept of a record that is counted: where it is counted, and with what. */
export type Counted = { readonly group: number; readonly entries: readonly QuoteEntry[] }
type Kept = { readonly outcome: QuoteOutcome; readonly group: number }

/** The running totals of the new-business desk: kept in the transaction of whatever changes them. */
export const quoteTotalsOf = (parts: Parts) => {
  const { store } = parts
  const groups = quoteGroupsOf(store)
  const outcomeFor = (it: QuoteCase, fee: number): Kept => ({
    outcome: readOutcome(parts, it, fee),
    group: groups.of(peopleOfQuoteCase(it)),
  })
  const put = (it: QuoteCase, fee: number) => {
    const kept = outcomeFor(it, fee)
    const doc = JSON.stringify(kept)
    const before = docOf(store, 'quote_outcomes', it.id)
    if (before === doc) return false
    count(store, before === null ? null : countedCase(before), countedCase(doc))
    keepOutcome(store, it.id, kept, doc)
    return true
  }
  const putLead = (it: Lead) => {
    const entries = leadEntriesOf(it)
    const people = [it.owner?.id ?? NOBODY, ...(it.bdm ? [it.bdm.id] : [])]
    const doc = JSON.stringify({ group: groups.of(people), entries })
    const before = docOf(store, 'lead_outcomes', it.id)
    if (before === doc) return false
    count(store, before === null ? null : JSON.parse(before), JSON.parse(doc))
    store.write(
      `INSERT INTO lead_outcomes (id, doc) VALUES (?, ?)
       ON CONFLICT (id) DO UPDATE SET doc = excluded.doc`,
      it.id,
      doc,
    )
    return true
  }
  /** Counts a case anew as it stands; whether anything of it was counted otherwise. */
  const refresh = (id: string) => {
    const row = store.row<{ doc: string; line: string }>(
      'SELECT doc, line FROM quote_cases WHERE id = ?',
      id,
    )
    if (row === null) return false
    const it = JSON.parse(row.doc) as QuoteCase
    for (const userId of peopleOfQuoteCase(it))
      store.write('INSERT OR IGNORE INTO quote_case_people (user_id, id) VALUES (?, ?)', userId, id)
    return put(it, feeOfLine(row.line))
  }
  return {
    groups,
    put,
    refresh,
    /** Counts a lead, and the cases that came of it. */
    putLead: (it: Lead) => {
      const isChanged = putLead(it)
      for (const { id } of it.quote_cases) refresh(id)
      return isChanged
    },
    /** A case that was taken away. */
    remove: (id: string) => {
      const before = docOf(store, 'quote_outcomes', id)
      if (before === null) return
      count(store, countedCase(before), null)
      store.write('DELETE FROM quote_outcomes WHERE id = ?', id)
    },
  }
}

const docOf = (store: Store, table: 'quote_outcomes' | 'lead_outcomes', id: string) =>
  store.row<{ doc: string }>(`SELECT doc FROM ${table} WHERE id = ?`, id)?.doc ?? null

/** Where a case is counted, from what is kept of it. */
export const countedCase = (doc: string): Counted => {
  const { outcome, group } = JSON.parse(doc) as Kept
  return { group, entries: entriesOf(outcome) }
}

const keepOutcome = (store: Store, id: string, { outcome }: Kept, doc: string) => {
  const columns = {
    ...Object.fromEntries(outcomeKeys.map((name) => [name, outcome[name] ?? ''])),
    ...Object.fromEntries(quoteRows.map((name) => [name, outcome.measures[name]])),
    doc,
  }
  const names = Object.keys(columns)
  store.write(
    `INSERT INTO quote_outcomes (id, ${names.join(', ')}) VALUES (?${', ?'.repeat(names.length)})
     ON CONFLICT (id) DO UPDATE SET ${names.map((name) => `${name} = excluded.${name}`).join(', ')}`,
    id,
    ...Object.values(columns),
  )
}

const identityOf = ({ cells }: QuoteEntry, group: number) => JSON.stringify([group, cells])

/** Takes away what was counted and counts what is; what stays where it was is changed by its difference. */
const count = (store: Store, before: Counted | null, after: Counted | null) => {
  const old = new Map(before?.entries.map((it) => [identityOf(it, before.group), it]))
  for (const it of after?.entries ?? []) {
    const same = after && old.get(identityOf(it, after.group))
    const measures = same ? without(it.measures, same.measures) : it.measures
    if (same && after) old.delete(identityOf(it, after.group))
    add(store, after?.group ?? EVERYBODY, { ...it, measures })
  }
  for (const it of old.values())
    add(store, before?.group ?? EVERYBODY, {
      ...it,
      measures: without(measuresOf(), it.measures),
    })
}

const columns = quoteMeasures.join(', ')
const adding = `
  INSERT INTO quote_totals (scope, cut, filters, month, key, ${columns})
  SELECT scope.value, json_extract(cell.value, '$[0]'), json_extract(cell.value, '$[1]'),
    json_extract(cell.value, '$[2]'), json_extract(cell.value, '$[3]'),
    ${quoteMeasures.map(() => '?').join(', ')}
  FROM json_each(?) AS scope CROSS JOIN json_each(?) AS cell WHERE true
  ON CONFLICT (scope, cut, filters, month, key)
  DO UPDATE SET ${quoteMeasures.map((name) => `${name} = ${name} + excluded.${name}`).join(', ')}`

const add = (store: Store, group: number, { cells, measures }: QuoteEntry) => {
  if (isNothing(measures)) return
  store.write(
    adding,
    ...quoteMeasures.map((name) => measures[name]),
    JSON.stringify([EVERYBODY, group]),
    JSON.stringify(cells),
  )
}
