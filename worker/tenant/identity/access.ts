import { mayLook } from '#domain/identity/acts'
import type { IdentityCheck } from '#domain/identity/identity'
import { notFound } from '#domain/refusal'
import type { RequestContext } from '#tenant/runtime/context'
import { identityChecksOf } from './stored.ts'

/** The check whose pictures somebody may open; throws 404 for clients, agents and staff without permission or scope. */
export const checkToLookAt = (context: RequestContext, id: string): IdentityCheck => {
  const check = identityChecksOf(context.store).find(id)
  if (check === null || !mayLook(context.person)) throw notFound()
  context.conveyances.get(check.conveyance_id)
  return check
}
