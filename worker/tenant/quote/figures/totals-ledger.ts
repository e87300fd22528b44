import type { QuoteCell } from '#domain/quote/figures/cell'
import {
  addMeasures,
  isZero,
  type QuoteMeasures,
  quoteMeasures,
} from '#domain/quote/figures/measure'
import type { Store } from '#tenant/core/store'

/** Rows in one statement, which may bind at most 2 MB. */
const AT_ONCE = 500

type TotalKey = readonly [scope: number, ...cell: QuoteCell]

/** Collects changes of the running totals until the outermost `together` ends, so that each total is written once. */
export const sharedLedgerOf = (store: Store) => {
  let ledger: ReturnType<typeof quoteTotalsLedger> | null = null
  return {
    together: <Result>(act: () => Result): Result => {
      if (ledger !== null) return act()
      ledger = quoteTotalsLedger()
      try {
        const result = act()
        ledger.enter(store)
        return result
      } finally {
        ledger = null
      }
    },
    /** Adds to the totals of some scopes; only within `together`. */
    add: (...change: Parameters<ReturnType<typeof quoteTotalsLedger>['add']>) =>
      ledger?.add(...change),
  }
}

const quoteTotalsLedger = () => {
  const sums = new Map<string, QuoteMeasures>()
  const put = (totalKey: TotalKey, measures: QuoteMeasures) => {
    const key = JSON.stringify(totalKey)
    const known = sums.get(key)
    sums.set(key, known ? addMeasures(known, measures) : measures)
  }
  return {
    add: (scopes: readonly number[], cells: readonly QuoteCell[], measures: QuoteMeasures) => {
      if (isZero(measures)) return
      for (const scope of scopes) for (const cell of cells) put([scope, ...cell], measures)
    },
    /** Writes the changes, in the transaction of the counted records. */
    enter: (store: Store) => {
      const rows = [...sums]
        .filter(([, measures]) => !isZero(measures))
        .map(([key, it]) => [...JSON.parse(key), ...quoteMeasures.map((name) => it[name])])
      for (let at = 0; at < rows.length; at += AT_ONCE)
        store.write(upsert, JSON.stringify(rows.slice(at, at + AT_ONCE)))
    },
  }
}

const keyColumns = ['scope', 'cut', 'filters', 'month', 'key']
const columns = [...keyColumns, ...quoteMeasures]

const upsert = `
  INSERT INTO quote_totals (${columns.join(', ')})
  SELECT ${columns.map((_, at) => `json_extract(value, '$[${at}]')`).join(', ')}
  FROM json_each(?) WHERE true
  ON CONFLICT (${keyColumns.join(', ')})
  DO UPDATE SET ${quoteMeasures.map((name) => `${name} = ${name} + excluded.${name}`).join(', ')}`
