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

const statuses: readonly UserStatus[] = ['active', 'invited', 'suspended', 'left']

describe.each(statuses)('of an account that is %s', (status) => {
  test('the menu says what the server answers, to everybody', async () => {
    const firm = await aFirm()
    const of = await firm.user({ role: 'Template editor', status })
    for (const role of ['Owner', 'Practice manager', 'Conveyancer', 'Auditor']) {
      const by = await firm.as(role)
      const acts = userActs(of, await signedInAs(by))
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
  const acts = userActs(by.user, await signedInAs(by))
  const { menu, server } = await compare(firm, where, acts, { suspend })
  expect(server).toEqual(menu)
  expect(menu).toEqual({
    suspend: '409 own_account You cannot suspend yourself. Ask another administrator.',
  })
})
