import { ownersToTell } from '#tenant/firm/owners'
import type { RequestContext } from '#tenant/runtime/context'

/** Tells the owners how many records were set aside since they were last told. */
export const reportSetAside = (context: RequestContext) =>
  context.store.transaction(() => {
    const { store, tenant, now } = context
    const count = store.rows(
      'UPDATE set_aside SET reported_at = ? WHERE reported_at IS NULL RETURNING id',
      now,
    ).length
    if (count === 0) return
    const staff = ownersToTell(context)
    const event = { name: 'set-aside.found', subject: 'firm', id: tenant } as const
    context.recordEvents([{ ...event, version: 0, changed: [], detail: { count } }], {
      correspondence: () => ({ about: null, values: { count: String(count) }, clients: [], staff }),
    })
  })
