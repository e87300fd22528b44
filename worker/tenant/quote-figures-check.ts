import { quoteRows } from '#domain/quote-figure'
import type { Desk } from './desk.ts'
import { EVERYBODY } from './quote-groups.ts'
import { countLeads, forget, isPending, takeIn } from './quote-recount.ts'
import type { Store } from './store.ts'

/** So many batches and cases in one night: some twenty seconds of work. */
const MOST_BATCHES = 60
const MOST_CASES = 5_000
const CHECKED = 'quote-figures-checked'

export type FigureCheck = {
  /** Cases and leads that were counted otherwise than they are. */
  readonly wrong: number
  /** The ways of telling apart whose totals were not the sum of the cases. */
  readonly cuts: readonly string[]
}

const takeInMost = (desk: Desk) => {
  for (let batch = 0; batch < MOST_BATCHES && takeIn(desk); batch += 1);
}

/**
 * Counts some thousand cases again, each night the next ones, and adds all totals up anew. What was wrong is
 * put right, and told.
 */
export const checkFigures = (desk: Desk): FigureCheck => {
  takeInMost(desk)
  const wrong = desk.store.transaction(() => recountNext(desk) + countLeads(desk))
  const cuts = isPending(desk.store) ? [] : cutsThatDiffer(desk.store)
  if (cuts.length > 0) {
    forget(desk.store)
    takeInMost(desk)
  }
  if (wrong > 0 || cuts.length > 0)
    console.warn(JSON.stringify({ job: 'quote-figures', tenant: desk.tenant, wrong, cuts }))
  return { wrong, cuts }
}

const recountNext = ({ store, settings, quoteTotals }: Desk) => {
  const after = settings.get<string>(CHECKED) ?? ''
  const ids = store
    .rows<{ id: string }>(
      `SELECT id FROM quote_cases WHERE id > ? ORDER BY id LIMIT ${MOST_CASES}`,
      after,
    )
    .map(({ id }) => id)
  settings.put(CHECKED, ids.length < MOST_CASES ? '' : (ids.at(-1) ?? ''))
  return ids.filter((id) => quoteTotals.refresh(id)).length
}

const columns = {
  total: `''`,
  source: 'source',
  agency: 'agency',
  stage: 'stage',
  band: 'band',
  tenure: 'tenure',
  fee: 'fee',
  against: 'against',
  speed: 'speed',
  giver: 'giver_id',
} as const

const summed = (of: (name: string) => string) => quoteRows.map(of).join(', ')

/** Whose totals are not what the cases come to. */
const cutsThatDiffer = (store: Store) =>
  Object.entries(columns).flatMap(([cut, column]) => {
    const counted = `SELECT month, key, ${summed((name) => name)} FROM quote_totals
      WHERE scope = ${EVERYBODY} AND cut = '${cut}' AND filters = '*' AND quotes <> 0`
    const cases = `SELECT month, ${column} AS key, ${summed((name) => `sum(${name})`)}
      FROM quote_outcomes WHERE month <> '' GROUP BY 1, 2`
    const differ = (one: string, other: string) =>
      store.row(`SELECT 1 AS is_there FROM (${one} EXCEPT ${other}) LIMIT 1`) !== null
    return differ(counted, cases) || differ(cases, counted) ? [cut] : []
  })
