import type { Store } from '#tenant/core/store'

/** Months whose last day was reconciled and signed: '2026-11'. Nothing is dated in or before them. */
export const closedMonthsOf = (store: Store): string[] =>
  store
    .rows<{ month: string }>(
      `SELECT DISTINCT substr(json_extract(doc, '$.position.on'), 1, 7) AS month FROM reconciliations
       WHERE json_extract(doc, '$.signed') IS NOT NULL
         AND json_extract(doc, '$.position.on') = date(json_extract(doc, '$.position.on'), 'start of month', '+1 month', '-1 day')`,
    )
    .map(({ month }) => month)
