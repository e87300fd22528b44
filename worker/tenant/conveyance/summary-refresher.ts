import type { CaseRecords } from '#domain/conveyance/conveyance'
import { summarise } from '#domain/conveyance/summary'
import { orFailAside } from '#tenant/core/set-aside'
import type { Store } from '#tenant/core/store'
import { saveDerived } from './derived.ts'

type Parts = { readonly store: Store; readonly today: string }

/** Summarises up to `most` cases as of today, without those set aside; returns how many were due. */
export const summaryRefresherOf =
  ({ store, today }: Parts, records: (id: string) => CaseRecords) =>
  (most: number): number => {
    const ids = store.rows<{ id: string }>(
      `SELECT id FROM conveyance_keys WHERE as_of < ?
       AND id NOT IN (SELECT id FROM set_aside WHERE table_name IN ('conveyances', 'plans'))
       LIMIT ?`,
      today,
      most,
    )
    for (const { id } of ids)
      orFailAside(store, { table: 'conveyances', id }, () =>
        saveSummary({ store, today }, records(id)),
      )
    return ids.length
  }

const saveSummary = ({ store, today }: Parts, { conveyance, plan }: CaseRecords) =>
  saveDerived(store, { ...conveyance, summary: summarise(conveyance, plan, today) })
