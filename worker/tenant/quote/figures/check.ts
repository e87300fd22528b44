import type { QuoteCut } from '#domain/quote/figures/cell'
import { type QuoteMeasures, quoteMeasures } from '#domain/quote/figures/measure'
import type { Store } from '#tenant/core/store'
import type { RequestContext } from '#tenant/runtime/context'
import { EVERYBODY } from './groups.ts'
import { countedIn, eachStored, lostIn, mendColumns } from './outcomes-stored.ts'
import { countLeads, forget, isPending, takeIn } from './recount.ts'
import { checkedSetting } from './settings.ts'
import { differing, type TotalsSum, totalsSum } from './totals-sum.ts'

/** Most batches and cases in one night: about 20 seconds of work. */
const MOST_BATCHES = 60
const MOST_CASES = 5_000
const AT_ONCE = 2_000

export type FigureCheck = {
  /** The number of cases, leads and groups that were counted or stored wrongly. */
  readonly wrong: number
  /** The cuts whose totals were not the sum of the cases and leads. */
  readonly cuts: readonly string[]
}

const takeInMost = (context: RequestContext) => {
  for (let batch = 0; batch < MOST_BATCHES && takeIn(context); batch += 1);
}

/** Recounts the next 5,000 cases and all leads, and compares every total with them; corrects and logs differences. */
export const checkFigures = (context: RequestContext): FigureCheck => {
  takeInMost(context)
  const { quoteTotals } = context
  const wrong = context.store.transaction(
    () =>
      quoteTotals.groups.mend() +
      mendColumns(context.store) +
      removeLost(context) +
      recountNext(context) +
      countLeads(context),
  )
  const cuts = isPending(context.store)
    ? []
    : differing(kept(context.store), counted(context.store))
  if (cuts.length > 0) {
    forget(context.store)
    takeInMost(context)
  }
  if (wrong > 0 || cuts.length > 0)
    console.warn(JSON.stringify({ job: 'quote-figures', tenant: context.tenant, wrong, cuts }))
  return { wrong, cuts }
}

const removeLost = ({ store, quoteTotals }: RequestContext) => {
  const lost = (['quote_outcomes', 'lead_outcomes'] as const).flatMap((table) =>
    lostIn(store, table).map(({ id }) => ({ id, table })),
  )
  for (const { id, table } of lost) quoteTotals.remove(id, table)
  return lost.length
}

const recountNext = ({ store, settings, quoteTotals }: RequestContext) => {
  const after = settings.get(checkedSetting) ?? ''
  const ids = store
    .rows<{ id: string }>(
      `SELECT id FROM quote_cases WHERE id > ? ORDER BY id LIMIT ${MOST_CASES}`,
      after,
    )
    .map(({ id }) => id)
  settings.put(checkedSetting, ids.length < MOST_CASES ? '' : (ids.at(-1) ?? ''))
  return ids.filter((id) => quoteTotals.refresh(id)).length
}

/** The checksum of the stored totals. */
const kept = (store: Store): TotalsSum => {
  const sum = totalsSum()
  type Row = { scope: number; cut: QuoteCut; filters: string; month: string; key: string }
  let last: Row = { scope: -1, cut: 'total', filters: '', month: '', key: '' }
  for (let isMore = true; isMore; ) {
    const rows = store.rows<Row & Record<keyof QuoteMeasures, number>>(
      `SELECT scope, cut, filters, month, key, ${quoteMeasures.join(', ')} FROM quote_totals
       WHERE (scope, cut, filters, month, key) > (?, ?, ?, ?, ?)
       ORDER BY scope, cut, filters, month, key LIMIT ${AT_ONCE}`,
      last.scope,
      last.cut,
      last.filters,
      last.month,
      last.key,
    )
    for (const it of rows) sum.add([it.scope], [[it.cut, it.filters, it.month, it.key]], it)
    last = rows.at(-1) ?? last
    isMore = rows.length === AT_ONCE
  }
  return sum
}

/** The checksum of the totals that the stored outcomes add up to. */
const counted = (store: Store): TotalsSum => {
  const sum = totalsSum()
  for (const table of ['quote_outcomes', 'lead_outcomes'] as const)
    eachStored(store, table, ({ doc }) => {
      const { group, entries } = countedIn(table, doc)
      for (const { cells, measures } of entries) sum.add([EVERYBODY, group], cells, measures)
    })
  return sum
}
