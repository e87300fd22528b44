import type { RequestContext } from '#tenant/runtime/context'
import { personOf } from '#tenant/user/people'

export const leadPeople = (context: RequestContext) =>
  context.users
    .all(
      context.store
        .rows<{ id: string }>(`SELECT id FROM users WHERE type = 'staff' AND status = 'active'`)
        .map(({ id }) => id),
    )
    .flatMap((user) => personOf(context, user) ?? [])
    .filter((it) => !it.read_only && it.permissions.some(({ name }) => name === 'leads.create'))
    .map(({ id, name }) => ({ id, name }))
    .toSorted((a, b) => a.name.localeCompare(b.name))
