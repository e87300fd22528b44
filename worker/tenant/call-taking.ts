import type { Call } from '#domain/call'
import { wrongState } from '#domain/refusal'
import { shownCall } from './calls.ts'
import { reachesCall } from './calls-reach.ts'
import type { Desk } from './desk.ts'
import { personOf } from './people.ts'

/** An event is told on 100 channels at most, and not only on those of people. */
const MOST_TOLD = 90

/** Who may take a call that is nobody's, by id: staff who see the desk's calls and may change something. */
export const callTakers = ({ roles, users }: Pick<Desk, 'roles' | 'users'>): string[] => {
  const all = roles
    .list()
    .filter(({ permissions }) => permissions.includes('quotes.view-any'))
    .flatMap(({ name }) => users.withRole(name))
    .map((user) => personOf({ roles, users }, user))
  const takers = all.flatMap((it) =>
    it !== null && !it.read_only && reachesCall(it, { user: null }) ? [it.id] : [],
  )
  return [...new Set(takers)].slice(0, MOST_TOLD)
}

/** Makes a call that is nobody's one's own. Twice is once; refuses 409 with the name of whoever was before. */
export const takeCall = ({ calls, by, now }: Desk, id: string): Call => {
  const before = calls.get(id)
  const { user } = before
  if (user?.id === by.id) return shownCall(before)
  if (user !== null) throw wrongState('call.taken', `${user.name} has taken this call.`)
  const detail = { taken: true }
  return shownCall(calls.keep('call.updated', before, { user: by, updated_at: now }, detail))
}
