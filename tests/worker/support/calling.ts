import type { Endpoint } from '#domain/endpoint'
import type { defaultRoles } from '#tenant/user/role/default'
import { pathWith } from './endpoints.ts'
import type { Answer, Caller } from './firm.ts'

const nobody = '01900000-0000-7000-8000-000000000000'

const MOMENT_MS = 1000

/** Asks again after a moment where somebody was refused so often that they have to wait. */
export const unhurried = async (ask: () => Promise<Answer>): Promise<Answer> => {
  const answer = await ask()
  if (answer.body?.error?.code !== 'too_many_calls') return answer
  await new Promise((resolve) => setTimeout(resolve, MOMENT_MS))
  return unhurried(ask)
}

/** The answer to a call about a record that there is none of. */
export const callOf = (by: Caller, endpoint: Endpoint) =>
  unhurried(() =>
    by.send(
      endpoint.method,
      pathWith(endpoint, nobody),
      endpoint.method === 'GET' ? undefined : {},
    ),
  )

export const typeOf = (role: string) =>
  role === 'Agent' ? 'agent' : role === 'Client' ? 'client' : 'staff'

/** What a role may call, said a second time and from the tables alone. */
export const mayCall = (role: (typeof defaultRoles)[number], endpoint: Endpoint) => {
  if (endpoint.who === 'public') return true
  const type = typeOf(role.name)
  if (!endpoint.who.includes(type)) return false
  if (type === 'staff' && !endpoint.can.every((name) => role.permissions.includes(name)))
    return false
  const isReading =
    endpoint.method === 'GET' || endpoint.isOwn || endpoint.isHarmless || endpoint.isDecision
  return isReading === true || role.read_only !== true
}
