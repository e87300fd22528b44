import { describe, expect, test } from 'vitest'
import { aFirm, type Caller, type FirmUnderTest } from '../../support/firm.ts'
import { departure } from '../../support/leave.ts'

const to = { fee_earner: null, assistant: null, task: null, lead: null, quote: null, visit: null }

const suspend = (by: Caller, { user }: Caller) =>
  by.post(`/api/users/${user.id}/suspension`, { version: user.version })

const demote = (by: Caller, { user }: Caller) => {
  const { version, email, first_name, last_name, team, job_title, phone, is_fee_earner } = user
  const body = { version, email, first_name, last_name, team, job_title, phone, is_fee_earner }
  return by.send('PATCH', `/api/users/${user.id}`, { ...body, agency_id: null, roles: ['Auditor'] })
}

const leave = (by: Caller, { user }: Caller) =>
  by.post(`/api/users/${user.id}/departure`, departure(user, user, { to }))

const acts = { suspend, demote, leave }

type Act = keyof typeof acts

const pairs: [Act, Act][] = [
  ['suspend', 'suspend'],
  ['demote', 'demote'],
  ['leave', 'leave'],
  ['suspend', 'demote'],
  ['suspend', 'leave'],
  ['demote', 'leave'],
]

const twoAdministrators = async () => {
  const firm = await aFirm()
  const ann = await firm.as('Owner', { first_name: 'Ann' })
  const bob = await firm.as('Owner', { first_name: 'Bob' })
  return { firm, ann, bob }
}

const remaining = (firm: FirmUnderTest) => firm.inside(({ users }) => users.withRole('Owner'))

describe('two administrators who remove each other at once', () => {
  test.each(pairs)('by %s and by %s: one of them stays', async (one, other) => {
    const { firm, ann, bob } = await twoAdministrators()
    const answers = await Promise.all([acts[one](ann, bob), acts[other](bob, ann)])
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(await remaining(firm)).toHaveLength(1)
  })

  test('each by giving their own roles up: the second cannot', async () => {
    const { firm, ann, bob } = await twoAdministrators()
    const answers = await Promise.all([demote(ann, ann), demote(bob, bob)])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
    expect(answers.find(({ status }) => status === 409)?.body.error.code).toBe('last_keeper')
    expect(await remaining(firm)).toHaveLength(1)
  })
})
