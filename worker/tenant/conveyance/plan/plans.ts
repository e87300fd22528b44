import { type Plan, startedParts } from '#domain/conveyance/plan/plan'
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
  put: (plan: Plan) => {
    store.write(
      `INSERT INTO plans (conveyance_id, shape, doc) VALUES (?, ?, ?)
       ON CONFLICT (conveyance_id) DO UPDATE SET shape = excluded.shape, doc = excluded.doc`,
      plan.conveyance_id,
      planDocument.shape,
      JSON.stringify(plan),
    )
    for (const { key, version } of startedParts(plan))
      store.write(
        'INSERT OR IGNORE INTO plan_parts (conveyance_id, workflow) VALUES (?, ?)',
        plan.conveyance_id,
        `${key}@${version}`,
      )
  },
  /** The versions of the workflows that rules started within a case: 'lease-extension@1'. */
  partsOf: (conveyanceId: string): string[] =>
    store
      .rows<{ workflow: string }>(
        'SELECT workflow FROM plan_parts WHERE conveyance_id = ?',
        conveyanceId,
      )
      .map((it) => it.workflow),
})
