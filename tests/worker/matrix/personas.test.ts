import { expect, test } from 'vitest'
import type { Endpoint } from '#domain/endpoint'
import { defaultRoles } from '#tenant/user/role/default'
import { repeats } from '../../support/repeats.ts'
import { callOf, mayCall, typeOf } from '../support/calling.ts'
import { endpoints } from '../support/endpoints.ts'
import { aFirm, type Caller, type FirmUnderTest } from '../support/firm.ts'
import { stateOf } from '../support/state.ts'
import { printCount } from './count.ts'

type Persona = {
  readonly name: string
  readonly by: Caller
  readonly expects: (endpoint: Endpoint) => 'allowed' | 'refused' | 'signed out'
}

const signedOut = (name: string, by: Caller): Persona => ({
  name,
  by,
  expects: ({ who }) => (who === 'public' ? 'allowed' : 'signed out'),
})

const outsiders = async (firm: FirmUnderTest): Promise<Persona[]> => {
  const owner = await firm.as('Owner')
  const suspended = await firm.as('Owner')
  const { user } = suspended
  await firm.inside(({ users }) => users.replace({ ...user, version: 2, status: 'suspended' }, 1))
  const ended = await firm.as('Owner')
  await firm.stub.endSession('harcourt', ended.actor.session?.id ?? '')
  const changed = (given: Partial<Caller['actor']>) =>
    firm.caller(owner.user, { ...owner.actor, ...given })
  const { session } = owner.actor
  return [
    signedOut('a visitor', firm.visitor()),
    signedOut('somebody suspended', suspended),
    signedOut('an ended session', ended),
    signedOut('a session of another host', changed({ audience: 'clients' })),
    signedOut('another token', changed({ session: session && { ...session, tokenHash: 'x' } })),
  ]
}

const members = async (firm: FirmUnderTest): Promise<Persona[]> =>
  Promise.all(
    defaultRoles.map(async (role) => ({
      name: role.name,
      by: await firm.as(role.name, { type: typeOf(role.name) }),
      expects: (endpoint) => (mayCall(role, endpoint) ? 'allowed' : 'refused'),
    })),
  )

const outcomeOf = (status: number) => {
  if (status === 401) return 'signed out'
  return status === 403 ? 'refused' : status < 500 ? 'allowed' : 'failed'
}

// By day each endpoint is asked by every third persona, and each persona asks every third endpoint.
const oneOf = repeats(3, 1)

const wrongOf = async (
  personas: readonly Persona[],
  isAsked: (expected: ReturnType<Persona['expects']>) => boolean,
) => {
  const wrong: string[] = []
  let requests = 0
  for (const [row, [name, endpoint]] of endpoints.entries()) {
    for (const [column, { name: persona, by, expects }] of personas.entries()) {
      const expected = expects(endpoint)
      if (!isAsked(expected) || (row + column) % oneOf !== 0) continue
      const { status } = await callOf(by, endpoint)
      requests += 1
      if (outcomeOf(status) !== expected) wrong.push(`${name} by ${persona}: ${status}`)
    }
  }
  return { wrong, requests }
}

test(
  'every endpoint answers each persona as the tables say, and a refusal changes nothing',
  async () => {
    const firm = await aFirm()
    const personas = [...(await outsiders(firm)), ...(await members(firm))]
    const before = await stateOf(firm)
    const refused = await wrongOf(personas, (expected) => expected !== 'allowed')
    expect(await stateOf(firm)).toBe(before)
    const allowed = await wrongOf(personas, (expected) => expected === 'allowed')
    const wrong = [...refused.wrong, ...allowed.wrong]
    const requests = refused.requests + allowed.requests
    printCount(`${endpoints.length} endpoints × ${personas.length} personas`, requests, wrong)
    expect(wrong).toEqual([])
    expect(requests).toBeGreaterThan(2000)
  },
  repeats(120_000, 900_000),
)
