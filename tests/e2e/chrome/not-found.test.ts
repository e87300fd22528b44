import type { Page } from 'playwright'
import { beforeAll, describe, expect, inject, test } from 'vitest'
import { type Answer, type Caller, callerFor, clientFor, dataOf } from '../../support/api.ts'
import { allowNoise, newPage } from '../../support/browser.ts'
import { newFacts, someConveyances } from '../../support/quotes.ts'
import { pageOf } from '../../support/signed-in.ts'

const missing = '01900000-0000-7000-8000-000000000000'
const base = inject('base')
let owner: Caller
let adviser: Caller
let client: Caller
let foreign: { conveyance: string; quote: string }

beforeAll(async () => {
  owner = await callerFor(base, 'owner@harcourt.test')
  adviser = await callerFor(base, 'adviser@harcourt.test')
  client = await clientFor(base, owner, 'client@sample.test')
  const other = await callerFor(base, 'owner@northgate.test')
  const first = async (path: string): Promise<string> => dataOf(await other.get(path)).rows[0].id
  foreign = {
    conveyance: await first('/api/conveyances?view=all'),
    quote: await first('/api/quote-cases?view=all'),
  }
})

/** All that an answer says but for what tells one request from the next. */
const saying = ({ status, headers, text }: Answer) => {
  const { date: _date, ...rest } = headers
  const trace = JSON.parse(text).error.trace
  return JSON.stringify([status, rest, text]).replaceAll(trace, 'trace')
}

describe('what is not there and what is somebody else’s get the same answer', () => {
  test('for every call about a record of another firm', async () => {
    const conveyances = ['', '/exchange', '/holder', '/tasks/conflict-check/completion'] as const
    const bodies: Readonly<Record<string, object>> = {
      '/exchange': {
        version: 1,
        at: '10:00',
        formula: 'B',
        spoke_to: 'Sunita Rao',
        deposit_held_by: 'Brookes Tanner',
        price: 1,
        deposit: 1,
        completion_on: '2027-01-08',
      },
      '/holder': { version: 1, party: 'us', name: null, what: 'x', since: '2026-01-05', usual: 1 },
      '/tasks/conflict-check/completion': { version: 1 },
    }
    for (const tail of conveyances) {
      const method = tail === '' ? 'GET' : tail === '/holder' ? 'PUT' : 'POST'
      const of = (id: string) => owner.call(method, `/api/conveyances/${id}${tail}`, bodies[tail])
      const theirs = await of(foreign.conveyance)
      expect([tail, theirs.status]).toEqual([tail, 404])
      expect(saying(theirs)).toBe(saying(await of(missing)))
    }
    const of = (id: string) => owner.get(`/api/quote-cases/${id}`)
    expect(saying(await of(foreign.quote))).toBe(saying(await of(missing)))
  })

  test('for a quote of a colleague, and for a change to it', async () => {
    const { rows } = dataOf(await owner.get('/api/quote-cases?view=all&limit=200'))
    const me = dataOf(await adviser.get('/auth/user')).id
    // A case that is nobody's is everybody's.
    const theirs = rows.find(
      (row: { owner: { id: string } | null; giver: { id: string } | null }) =>
        row.owner !== null && [row.owner.id, row.giver?.id].every((id) => id !== me),
    )
    const stage = { version: 1, sale_stage: 'sold' }
    const calls = [
      (id: string) => adviser.get(`/api/quote-cases/${id}`),
      (id: string) => adviser.call('PUT', `/api/quote-cases/${id}/stage`, stage),
    ]
    for (const of of calls) expect(saying(await of(theirs.id))).toBe(saying(await of(missing)))
  })

  test('for the case of another client', async () => {
    const [theirs] = await someConveyances(owner)
    const of = (id: string) => client.get(`/api/client/cases/${id}`)
    const answer = await of(theirs?.id ?? '')
    expect(answer.status).toBe(404)
    expect(saying(answer)).toBe(saying(await of(missing)))
    const part = (id: string) =>
      client.post(`/api/client/cases/${id}/tasks/client_id/completion`, { version: 1 })
    expect(saying(await part(theirs?.id ?? ''))).toBe(saying(await part(missing)))
  })
})

const shown = async (page: Page, path: string) => {
  await page.goto(path)
  await page.getByRole('heading', { name: 'Not found' }).waitFor()
  return (await page.locator('main').innerText()).replaceAll(/[0-9a-f-]{36}/g, 'id')
}

test('the page of another firm’s case says “Not found” exactly like that of a case that never was', async () => {
  const ours = await pageOf(base, owner, '/')
  allowNoise(ours, /status of 404/)
  expect(await shown(ours, `/conveyances/${foreign.conveyance}`)).toBe(
    await shown(ours, `/conveyances/${missing}`),
  )
  expect(await shown(ours, `/quotes/quote-cases/${foreign.quote}`)).toBe(
    await shown(ours, `/quotes/quote-cases/${missing}`),
  )
})

test('a client who asks for another client’s case is shown “Not found” and not their own', async () => {
  const [theirs] = await someConveyances(owner, newFacts('sale'))
  const page = await pageOf(base, client, '/')
  const text = await shown(page, `/milestones?case=${theirs?.id}`)
  expect(text).toBe(await shown(page, `/milestones?case=${missing}`))
})

test('a link of a price that was never given is not found', async () => {
  const page = await newPage(base, 'clients.localhost')
  allowNoise(page, /status of 404/)
  await page.goto(`/documents/${missing}?link=${'x'.repeat(43)}`)
  await page.getByRole('heading', { name: 'Not found' }).waitFor()
})
