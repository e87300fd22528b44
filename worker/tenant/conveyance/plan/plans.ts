import type { Plan } from '#domain/conveyance/plan/plan'
import type { Store } from '#tenant/core/store'

/** What is to be done in each case. A plan has no version of its own: its conveyance counts for both. */
export const plansOf = (store: Store) => ({
  of: (conveyanceId: string): Plan => {
    const row = store.row<{ doc: string }>(
      'SELECT doc FROM plans WHERE conveyance_id = ?',
      conveyanceId,
    )
    if (row === null) throw new Error(`conveyance ${conveyanceId} has no plan`)
    return JSON.parse(row.doc)
  },
  put: (plan: Plan) =>
    store.write(
      `INSERT INTO plans (conveyance_id, doc) VALUES (?, ?)
       ON CONFLICT (conveyance_id) DO UPDATE SET doc = excluded.doc`,
      plan.conveyance_id,
      JSON.stringify(plan),
    ),
})
