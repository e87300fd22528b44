import { assertAllowed } from '#domain/act'
import { canViewCall } from '#domain/call/access'
import { mayTakeCall } from '#domain/call/acts'
import type { Call } from '#domain/call/call'
import type { Desk } from '#tenant/runtime/context'
import { personOf } from '#tenant/user/people'
import { shownCall } from './calls.ts'

/** An event is told on 100 channels at most, and not only on those of people. */
const MOST_TOLD = 90

/**
 * Who may take a call that comes in and is nobody's, by id: staff who see the desk's calls and may change something.
 * Nobody takes any other call.
 */
export const callTakers = (
  { roles, users }: Pick<Desk, 'roles' | 'users'>,
  { user, direction, status }: Pick<Call, 'user' | 'direction' | 'status'>,
): string[] => {
  if (user !== null || direction !== 'in' || status === 'ended') return []
  const all = roles
    .list()
    .filter(({ permissions }) => permissions.includes('quotes.view-any'))
    .flatMap(({ name }) => users.withRole(name))
    .map((user) => personOf({ roles, users }, user))
  const takers = all.flatMap((it) =>
    it !== null && !it.read_only && canViewCall(it, { user: null }) ? [it.id] : [],
  )
  return [...new Set(takers)].slice(0, MOST_TOLD)
}

/** Makes a call that is nobody's one's own. Twice is once; refuses 409 with the name of whoever was before. */
export const takeCall = (desk: Desk, id: string): Call => {
  const { calls, by, now } = desk
  const before = calls.get(id)
  const { user } = before
  if (user?.id === by.id) return shownCall(before)
  assertAllowed(mayTakeCall(before, by.id))
  const change = { user: by, updated_at: now }
  const takers = callTakers(desk, before)
  return shownCall(calls.keep('call.updated', before, change, { taken: true }, takers))
}
