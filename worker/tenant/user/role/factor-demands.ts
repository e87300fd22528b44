import { wrongState } from '#domain/refusal'
import type { FactorPolicy } from '#domain/user/role/factor-policy'
import { lastChange } from '#tenant/core/last-change'
import { requireFresh } from '#tenant/core/table'
import type { RequestContext } from '#tenant/runtime/context'
import type { Role } from './roles.ts'

/** Sets what a role demands of a second factor; throws 409 for clients, who sign in by a link of their own mailbox. */
export const demandFactor = (
  context: RequestContext,
  id: string,
  version: number,
  second_factor: FactorPolicy | null,
): Role => {
  const role = context.roles.get(id)
  requireFresh(version, role, () => lastChange(context.audit, context.person, 'user', id))
  if (role.name === 'Client')
    throw wrongState('client_role', 'Clients sign in with a link, and have no second factor.')
  const next = { ...role, second_factor, version: role.version + 1 }
  context.roles.replace(next, role.version)
  recordDemand(context, role, next)
  return next
}

const recordDemand = (context: RequestContext, before: Role, { version, second_factor }: Role) => {
  const { id, name: role } = before
  const detail = {
    role,
    before: { second_factor: before.second_factor },
    after: { second_factor },
  }
  const event = { name: 'permissions.changed', subject: 'user', id, version } as const
  context.recordEvents([{ ...event, changed: ['second_factor'], detail }])
}
