import type { QuoteCut } from '#domain/quote/figures/cell'
import { type QuoteMeasures, quoteMeasures } from '#domain/quote/figures/measure'
import type { Store } from '#tenant/core/store'
import type { RequestContext } from '#tenant/runtime/context'
import { EVERYBODY } from './groups.ts'
import { clearTotals, countBatch, countLeads, isPending } from './recount.ts'
import { checkedSetting } from './settings.ts'
import { countedOf, eachStored, orphansIn, repairColumns } from './stored-outcomes.ts'
import { differingCuts, type TotalsSum, totalsSum } from './totals-sum.ts'

/** Most batches and cases in one night: about 20 seconds of work. */
const MOST_BATCHES = 60
const MOST_CASES = 5_000
const AT_ONCE = 2_000

export type FigureCheck = {
  readonly wrong: number
  /** The cuts whose totals were not the sum of the cases and leads. */
  readonly cuts: readonly string[]
}

const countPending = (context: RequestContext) => {
  for (let batch = 0; batch < MOST_BATCHES && countBatch(context); batch += 1);
}

/** Recounts the next 5,000 cases and all leads, and compares every total with them; corrects and logs differences. */
export const checkFigures = (context: RequestContext): FigureCheck => {
  countPending(context)
  const { quoteTotals } = context
  const wrong = context.store.transaction(
    () =>
      quoteTotals.groups.mend() +
      repairColumns(context.store) +
      removeOrphans(context) +
      recountNext(context) +
      countLeads(context),
  )
  const cuts = isPending(context.store)
    ? []
    : differingCuts(storedTotals(context.store), countedTotals(context.store))
  if (cuts.length > 0) {
    clearTotals(context.store)
    countPending(context)
  }
  if (wrong > 0 || cuts.length > 0)
    console.warn(JSON.stringify({ job: 'quote-figures', tenant: context.tenant, wrong, cuts }))
  return { wrong, cuts }
}

const removeOrphans = ({ store, quoteTotals }: RequestContext) => {
  const orphans = (['quote_outcomes', 'lead_outcomes'] as const).flatMap((table) =>
    orphansIn(store, table).map(({ id }) => ({ id, table })),
  )
  for (const { id, table } of orphans) quoteTotals.remove(id, table)
  return orphans.length
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

const storedTotals = (store: Store): TotalsSum => {
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
const countedTotals = (store: Store): TotalsSum => {
  const sum = totalsSum()
  for (const table of ['quote_outcomes', 'lead_outcomes'] as const)
    eachStored(store, table, ({ doc }) => {
      const { group, entries } = countedOf(table, doc)
      for (const { cells, measures } of entries) sum.add([EVERYBODY, group], cells, measures)
    })
  return sum
}
