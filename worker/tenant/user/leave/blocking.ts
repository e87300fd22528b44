import type { Departure } from '#domain/user/leave/departure'
import type { RequestContext } from '#tenant/runtime/context'

const MOST_NAMED = 3
const MOST_CHARACTERS = 500

const sentenceOf = (problems: readonly string[]) => {
  const named = problems.slice(0, MOST_NAMED).join(' ')
  const others = problems.length - MOST_NAMED
  return (others > 0 ? `${named} And ${others} more.` : named).slice(0, MOST_CHARACTERS)
}

/** Holds a departure up until somebody else is chosen, and tells whoever planned it. */
export const block = (
  context: RequestContext,
  departure: Departure,
  problems: readonly string[],
): Departure => {
  const { user, by } = departure
  const problem = sentenceOf(problems)
  const blocked = context.departures.save({ ...departure, state: 'blocked', problem }, context.now)
  const { id, version } = context.users.get(user.id)
  const detail = { name: user.name, problem }
  context.recordEvents(
    [
      {
        name: 'user.departure-blocked',
        subject: 'user',
        id,
        version,
        changed: ['departure'],
        detail,
      },
    ],
    {
      users: [by.id],
      correspondence: () => ({
        about: null,
        values: { from: user.name, problem },
        clients: [],
        staff: [{ name: by.name, email: null, phone: null, user_id: by.id }],
      }),
    },
  )
  return blocked
}
