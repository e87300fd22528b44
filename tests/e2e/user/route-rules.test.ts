import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { ask, type Caller, callerFor, dataOf } from '../../support/api.ts'

const base = inject('base')
let owner: Caller
beforeAll(async () => {
  owner = await callerFor(base, 'owner@harcourt.test')
})

const write = async (rules: readonly object[]) => {
  const { version } = dataOf(await owner.get('/api/route-rules'))
  return dataOf(await owner.call('PUT', '/api/route-rules', { version, rules }))
}
afterAll(() => write([]))

const open = async (path: string, host?: string) => {
  const { status, headers } = await ask(base, { host, path })
  return [status, headers['location']]
}

describe('a redirect of the firm', () => {
  test('is followed as soon as it is saved, by visitors too, and only in this firm', async () => {
    expect(await open('/old-portal/help')).toEqual([404, undefined])
    await write([{ from: '/old-portal', match: 'prefix', to: '/clients', status: 301 }])
    await expect.poll(() => open('/old-portal/help')).toEqual([301, '/clients'])
    expect(await open('/old-portals')).toEqual([404, undefined])
    expect(await open('/old-portal/help', 'northgate.localhost')).toEqual([404, undefined])
  })

  test('is known to audience hosts by the path of the whole table', async () => {
    await write([
      { from: '/clients/guide', match: 'exact', to: '/clients/milestones', status: 302 },
    ])
    await expect.poll(() => open('/guide', 'clients.localhost')).toEqual([302, '/milestones'])
  })

  test('ends as soon as it is taken away', async () => {
    await write([])
    await expect.poll(() => open('/old-portal/help')).toEqual([404, undefined])
  })
})
