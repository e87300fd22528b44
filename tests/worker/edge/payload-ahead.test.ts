import { expect, test } from 'vitest'
import { fieldsIn } from '#domain/is-record'
import { agents, clients, every, main, twoFirms } from './fake-firm.ts'

const { visit, signedIn, asked } = twoFirms()
const staff = await signedIn({ type: 'staff', permissions: every })
const client = await signedIn({ type: 'client', audience: 'clients' })
const agent = await signedIn({ type: 'agent', audience: 'agents' })

/** What the home of a client shows. */
const ofHome = [
  '/api/client/cases',
  '/api/client/messages',
  '/api/client/payments',
  '/api/client-questions',
]

const firstOf = async (address: string, headers: Record<string, string>) => {
  const answer = await visit(`${address}/_payload.json`, { headers })
  return [answer.status, Object.keys((await answer.json<{ first: object }>()).first)]
}

test('a page of agents or clients asks nothing for staff that they would be refused', async () => {
  const before = asked.length
  expect(await firstOf(`${main}/agents`, staff.cookies)).toEqual([200, []])
  expect(await firstOf(`${main}/clients`, staff.cookies)).toEqual([200, []])
  expect(await firstOf(`${main}/clients/case-history`, staff.cookies)).toEqual([200, []])
  expect(JSON.stringify(asked.slice(before))).not.toMatch(/api\/(agent|client)/)
})

test('it asks for the agents and clients whose it is', async () => {
  expect(await firstOf(agents, agent.cookies)).toEqual([200, ['/api/agent/home']])
  expect(await firstOf(clients, client.cookies)).toEqual([200, ofHome])
})

test('what a page asks ahead says so, and nothing that somebody asks for themselves does', async () => {
  const before = asked.length
  await firstOf(clients, client.cookies)
  await visit(`${clients}/api/client/cases`, {
    headers: { ...client.cookies, ...client.bearer, Origin: clients },
  })
  const handled = asked.slice(before).filter(([name]) => name === 'handle')
  expect(handled.map(([, , url, actor]) => [String(url), fieldsIn(actor)['isAhead']])).toEqual([
    ...ofHome.map((path) => [clients + path, true]),
    [`${clients}/api/client/cases`, false],
  ])
})
