import { describe, expect, test } from 'vitest'
import { rulesOf } from '#worker/directory/route-rules'
import { aFirm, env } from '../support/firm.ts'

const rules = [{ from: '/old', match: 'prefix', to: '/conveyances', status: 301 }]

describe('the redirects of a firm', () => {
  test('are none at first', async () => {
    const owner = await (await aFirm()).as('Owner')
    const answer = await owner.get('/api/route-rules')
    expect(answer.body.data).toEqual({ version: 0, rules: [] })
  })

  test('are written whole, recorded, and known to the edge', async () => {
    const firm = await aFirm()
    const owner = await firm.as('Owner')
    const answer = await owner.send('PUT', '/api/route-rules', { version: 0, rules })
    expect([answer.status, answer.body.data]).toEqual([200, { version: 1, rules }])
    expect((await owner.get('/api/route-rules')).body.data).toEqual({ version: 1, rules })
    const history = await firm.inside(({ audit }) => audit.history('firm', 'route-rules', 1))
    expect(history[0]).toMatchObject({ name: 'route-rules.changed', actor_id: owner.user.id })
    await expect.poll(() => env.DIRECTORY.get('rules:harcourt', 'json')).toEqual(rules)
    expect(await rulesOf(env, 'harcourt')).toEqual(rules)
    expect(await rulesOf(env, 'northgate')).toEqual([])
  })

  test('that somebody else wrote first are shown, not overwritten', async () => {
    const firm = await aFirm()
    const owner = await firm.as('Owner')
    await owner.send('PUT', '/api/route-rules', { version: 0, rules })
    const late = await owner.send('PUT', '/api/route-rules', { version: 0, rules: [] })
    expect([late.status, late.body.error.current]).toEqual([409, { version: 1, rules }])
  })

  test('are changed by those alone who may change roles', async () => {
    const firm = await aFirm()
    const conveyancer = await firm.as('Conveyancer')
    const answer = await conveyancer.send('PUT', '/api/route-rules', { version: 0, rules })
    expect(answer.status).toBe(403)
    expect((await conveyancer.get('/api/route-rules')).status).toBe(403)
  })

  test('that lock people out are refused with the field', async () => {
    const owner = await (await aFirm()).as('Owner')
    const locking = [{ ...rules[0], from: '/auth' }]
    const answer = await owner.send('PUT', '/api/route-rules', { version: 0, rules: locking })
    expect([answer.status, Object.keys(answer.body.error.fields)]).toEqual([422, ['rules.0.from']])
  })
})
