import { fullName } from '#domain/user/user'
import type { RequestContext } from '#tenant/runtime/context'

/** Tells the owners how many records were set aside since they were last told. */
export const reportSetAside = (context: RequestContext) =>
  context.store.transaction(() => {
    const { store, tenant, now, users } = context
    const count = store.rows(
      'UPDATE set_aside SET reported_at = ? WHERE reported_at IS NULL RETURNING id',
      now,
    ).length
    if (count === 0) return
    const staff = users
      .withRole('Owner')
      .map((it) => ({ name: fullName(it), email: it.email, phone: null, user_id: it.id }))
    const event = { name: 'set-aside.found', subject: 'firm', id: tenant } as const
    context.recordEvents([{ ...event, version: 0, changed: [], detail: { count } }], {
      correspondence: () => ({ about: null, values: { count: String(count) }, clients: [], staff }),
    })
  })
