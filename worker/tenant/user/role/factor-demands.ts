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
  const next = context.roles.replace(
    { ...role, second_factor, version: role.version + 1 },
    role.version,
  )
  const detail = {
    role: role.name,
    before: { second_factor: role.second_factor },
    after: { second_factor },
  }
  context.recordEvents([
    {
      name: 'permissions.changed',
      subject: 'user',
      id,
      version: next.version,
      changed: ['second_factor'],
      detail,
    },
  ])
  return next
}
