import { expect, test } from 'vitest'
import { twoAgencies } from '../../support/agent-cases.ts'
import { aFirm } from '../../support/firm.ts'

test('an agent agrees to the terms once, for themselves, and it is on the record', async () => {
  const firm = await aFirm()
  const { agent, rival, owner } = await twoAgencies(firm)
  const termsOf = async (by: typeof agent) => (await by.get('/api/agent/home')).body.data.terms
  expect(await termsOf(agent)).toEqual({ version: 1, agreed_at: null })
  const old = await agent.post('/api/agent/terms', { version: 0 })
  expect(old.status).toBe(422)
  const first = await agent.post('/api/agent/terms', { version: 1 })
  expect(first.status, first.text).toBe(200)
  const again = await agent.post('/api/agent/terms', { version: 1 })
  expect(again.body.data).toEqual(first.body.data)
  expect((await termsOf(agent)).agreed_at).toBe(first.body.data.agreed_at)
  expect((await termsOf(rival)).agreed_at).toBeNull()
  expect((await owner.post('/api/agent/terms', { version: 1 })).status).toBe(403)
  const rows = await firm.inside(({ audit }) =>
    audit.named('user', agent.user.id, ['agent.terms-agreed'], 9),
  )
  expect(rows).toHaveLength(1)
})
