import { assertAllowed } from '#domain/act'
import { canViewCall } from '#domain/call/access'
import { mayClaimCall } from '#domain/call/acts'
import type { Call } from '#domain/call/call'
import type { RequestContext } from '#tenant/runtime/context'
import { personOf } from '#tenant/user/people'
import { toCallView } from './calls.ts'

/** A broadcast goes to at most 100 channels, some of which are not people’s. */
const MOST_CLAIMANTS = 90

export const callClaimants = (
  { roles, users }: Pick<RequestContext, 'roles' | 'users'>,
  { user, direction, status }: Pick<Call, 'user' | 'direction' | 'status'>,
): string[] => {
  if (user !== null || direction !== 'in' || status === 'ended') return []
  const all = roles
    .list()
    .filter(({ permissions }) => permissions.includes('quotes.view-any'))
    .flatMap(({ name }) => users.withRole(name))
    .map((user) => personOf({ roles, users }, user))
  const claimants = all.flatMap((person) =>
    person !== null && !person.read_only && canViewCall(person, { user: null }) ? [person.id] : [],
  )
  return [...new Set(claimants)].slice(0, MOST_CLAIMANTS)
}

/** Assigns an unassigned call to the caller, idempotently; throws 409 naming whoever has it already. */
export const claimCall = (context: RequestContext, id: string): Call => {
  const { calls, by, now } = context
  const before = calls.get(id)
  const { user } = before
  if (user?.id === by.id) return toCallView(before)
  assertAllowed(mayClaimCall(before, by.id))
  const change = { user: by, updated_at: now }
  const claimants = callClaimants(context, before)
  return toCallView(calls.keep('call.updated', before, change, { taken: true }, claimants))
}
