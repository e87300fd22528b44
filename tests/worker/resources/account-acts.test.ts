import { describe, expect, test } from 'vitest'
import type { UserStatus } from '#domain/user/account'
import { type UserAct, userActs } from '#domain/user/acts'
import { compare, type Requests, signedInAs } from '../support/acts.ts'
import { aFirm, type Caller } from '../support/firm.ts'

const requests = ({ id, version }: Caller['user']): Requests<UserAct> => ({
  invite_again: (by) => by.post(`/api/users/${id}/invitation`, { version }),
  sign_out: (by) => by.send('DELETE', `/api/users/${id}/sessions`),
  suspend: (by) => by.post(`/api/users/${id}/suspension`, { version }),
  reactivate: (by) => by.send('DELETE', `/api/users/${id}/suspension?version=${version}`),
})

/** The account as the person's own pages show it; who cannot read it is refused before its access counts. */
const shownTo = async (by: Caller, of: Caller['user']) => {
  const { status, body } = await by.get(`/api/users/${of.id}`)
  const holds_more: boolean = status === 200 && body.data.user.holds_more
  return { ...of, holds_more }
}

const statuses: readonly UserStatus[] = ['active', 'invited', 'suspended', 'left']

describe.each(statuses)('of an account that is %s', (status) => {
  const targets = ['Template editor', 'Owner', 'Agent'] as const
  test.each(targets)('and %s the menu says what the server answers', async (target) => {
    const firm = await aFirm()
    const type = target === 'Agent' ? 'agent' : 'staff'
    const of = await firm.user({ role: target, type, status })
    for (const role of ['Owner', 'Practice manager', 'Conveyancer', 'Auditor']) {
      const by = await firm.as(role)
      const acts = userActs(await shownTo(by, of), await signedInAs(by))
      const where = { tables: ['users'] as const, id: of.id, by }
      const { menu, server } = await compare(firm, where, acts, requests(of))
      expect(server, role).toEqual(menu)
    }
  })
})

test('nobody is offered to suspend themselves, and the server refuses it', async () => {
  const firm = await aFirm()
  await firm.as('Owner')
  const by = await firm.as('Owner')
  const { suspend } = requests(by.user)
  const where = { tables: ['users'] as const, id: by.user.id, by }
  const acts = userActs(await shownTo(by, by.user), await signedInAs(by))
  const { menu, server } = await compare(firm, where, acts, { suspend })
  expect(server).toEqual(menu)
  expect(menu).toEqual({
    suspend: '409 own_account You cannot suspend yourself. Ask another administrator.',
  })
})

test('a manager is refused every act on an owner, with the reason that the menu gives', async () => {
  const firm = await aFirm()
  const owner = await firm.as('Owner', { first_name: 'Eleanor', last_name: 'Shaw' })
  const by = await firm.as('Practice manager')
  const { suspend, sign_out } = requests(owner.user)
  const where = { tables: ['users'] as const, id: owner.user.id, by }
  const acts = userActs(await shownTo(by, owner.user), await signedInAs(by))
  const { menu, server } = await compare(firm, where, acts, { suspend, sign_out })
  const refused =
    '403 more_than_held Eleanor Shaw has more access than you. Ask somebody with the same access to do this.'
  expect(server).toEqual({ suspend: refused, sign_out: refused })
  expect(menu).toEqual(server)
  const path = `/api/users/${owner.user.id}/sessions/${owner.actor.session?.id}`
  expect((await by.send('DELETE', path)).status).toBe(403)
  expect((await owner.get('/auth/user')).status).toBe(200)
})
