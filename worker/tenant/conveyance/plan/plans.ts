import type { Plan } from '#domain/conveyance/plan/plan'
import { planDocument } from '#tenant/conveyance/document'
import { parseDocument, selectDocuments } from '#tenant/core/document'
import type { Store } from '#tenant/core/store'

/** The plans of cases. A plan has no version of its own: its conveyance’s covers both. */
export const plansOf = (store: Store) => ({
  of: (conveyanceId: string): Plan => {
    const row = store.row<{ id: string; shape: number; doc: string }>(
      `${selectDocuments(planDocument)} WHERE conveyance_id = ?`,
      conveyanceId,
    )
    if (row === null) throw new Error(`conveyance ${conveyanceId} has no plan`)
    return parseDocument(planDocument, row)
  },
  put: (plan: Plan) =>
    store.write(
      `INSERT INTO plans (conveyance_id, shape, doc) VALUES (?, ?, ?)
       ON CONFLICT (conveyance_id) DO UPDATE SET shape = excluded.shape, doc = excluded.doc`,
      plan.conveyance_id,
      planDocument.shape,
      JSON.stringify(plan),
    ),
})
