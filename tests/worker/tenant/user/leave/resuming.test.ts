import { afterEach, expect, test, vi } from 'vitest'
import { addDays, londonDate } from '#domain/dates'
import { aFirm, type FirmUnderTest } from '../../../support/firm.ts'
import { departure, openCase, ring } from '../../../support/leave.ts'

afterEach(() => {
  vi.useRealTimers()
})

const CASES = 100

const reassignments = (firm: FirmUnderTest) =>
  firm.inside(
    ({ store }) =>
      store.row<{ all: number; cases: number }>(
        `SELECT count(*) AS "all", count(DISTINCT subject_id) AS cases FROM audit
         WHERE name = 'conveyance.fee-earner-changed'`,
      ) ?? { all: 0, cases: 0 },
  )

const stateOf = (firm: FirmUnderTest, id: string) =>
  firm.inside(({ users, departures }) => ({
    status: users.get(id).status,
    state: departures.latestOf(id)?.state,
  }))

test('a hundred cases are handed over once each, over a stop in the middle', async () => {
  const firm = await aFirm()
  const owner = await firm.as('Owner')
  const grace = await firm.as('Conveyancer', { first_name: 'Grace' })
  const [tom, ivy] = await Promise.all(
    ['Tom', 'Ivy'].map((first_name) => firm.user({ role: 'Conveyancer', first_name })),
  )
  if (!tom || !ivy) throw new Error('nobody takes over')
  const ids: string[] = []
  for (let count = 0; count < CASES; count++) ids.push(await openCase(owner, grace.user))
  const exceptions = ids.slice(0, 10).map((id) => ({ kind: 'fee_earner' as const, id, to: ivy.id }))
  const body = departure(grace.user, tom, { exceptions })
  const answer = await owner.post(`/api/users/${grace.user.id}/departure`, body)
  expect(answer.body.data?.departure.state, answer.text).toBe('running')
  expect(await reassignments(firm)).toEqual({ all: 25, cases: 25 })
  expect(await stateOf(firm, grace.user.id)).toEqual({ status: 'active', state: 'running' })
  // The next batch fails on its way and leaves nothing behind.
  await firm.inside(({ store }) =>
    store.write(
      `CREATE TRIGGER stopped BEFORE UPDATE ON departures BEGIN SELECT RAISE(ABORT, 'stopped'); END`,
    ),
  )
  await ring(firm)
  expect(await reassignments(firm)).toEqual({ all: 25, cases: 25 })
  await firm.inside(({ store }) => store.write('DROP TRIGGER stopped'))
  for (let round = 0; round < 4; round++) await ring(firm)
  expect(await reassignments(firm)).toEqual({ all: CASES, cases: CASES })
  expect(await stateOf(firm, grace.user.id)).toEqual({ status: 'left', state: 'done' })
  const owners = await firm.inside(({ store }) =>
    store.rows<{ id: string; count: number }>(
      'SELECT fee_earner_id AS id, count(*) AS count FROM conveyance_keys GROUP BY 1 ORDER BY 2',
    ),
  )
  expect(owners).toEqual([
    { id: ivy.id, count: 10 },
    { id: tom.id, count: 90 },
  ])
  await ring(firm)
  expect(await reassignments(firm)).toEqual({ all: CASES, cases: CASES })
}, 120_000)

test('a planned departure waits for its day, takes what is open then, and can be cancelled', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-03-02T10:00:00Z') })
  const firm = await aFirm()
  const owner = await firm.as('Owner')
  const grace = await firm.user({ role: 'Conveyancer', first_name: 'Grace' })
  const tom = await firm.user({ role: 'Conveyancer', first_name: 'Tom' })
  const path = `/api/users/${grace.id}/departure`
  const planned = await owner.post(path, departure(grace, tom, { on: '2026-03-04' }))
  expect(planned.body.data.departure.state).toBe('planned')
  await owner.send('DELETE', `${path}?version=${planned.body.data.departure.version}`)
  expect((await owner.get(path)).body.data.departure).toBeNull()
  await owner.post(path, departure(grace, tom, { on: '2026-03-04' }))
  const id = await openCase(owner, grace)
  await ring(firm)
  expect(await stateOf(firm, grace.id)).toEqual({ status: 'active', state: 'planned' })
  vi.setSystemTime(Date.parse('2026-03-04T00:15:00Z'))
  await ring(firm)
  expect(await stateOf(firm, grace.id)).toEqual({ status: 'left', state: 'done' })
  const late = await firm.inside(({ store }) =>
    store.row('SELECT fee_earner_id AS id FROM conveyance_keys WHERE id = ?', id),
  )
  expect(late).toEqual({ id: tom.id })
})

test('a departure whose work nobody can take any more stays, says why, and goes on with another choice', async () => {
  const firm = await aFirm()
  const owner = await firm.as('Owner')
  const grace = await firm.user({ role: 'Conveyancer', first_name: 'Grace' })
  const tom = await firm.user({ role: 'Conveyancer', first_name: 'Tom' })
  const ivy = await firm.user({ role: 'Conveyancer', first_name: 'Ivy' })
  await openCase(owner, grace)
  const path = `/api/users/${grace.id}/departure`
  const on = addDays(londonDate(new Date().toISOString()), 3)
  await owner.post(path, departure(grace, tom, { on }))
  await owner.post(`/api/users/${tom.id}/suspension`, { version: tom.version })
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 4 * 86_400_000 })
  await ring(firm)
  const held = await firm.inside(({ departures }) => departures.latestOf(grace.id))
  expect(held).toMatchObject({
    state: 'blocked',
    problem: expect.stringContaining('Tom Person cannot take over'),
  })
  expect(await stateOf(firm, grace.id)).toEqual({ status: 'active', state: 'blocked' })
  vi.useRealTimers()
  const other = await firm.as('Owner')
  const again = await other.post(path, departure(grace, ivy))
  expect(again.body.data?.departure.state, again.text).toBe('done')
  expect(await reassignments(firm)).toEqual({ all: 1, cases: 1 })
})

test('of two owners who let each other go on one day, the last one stays', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-03-02T10:00:00Z') })
  const firm = await aFirm()
  const [one, other] = [await firm.as('Owner'), await firm.as('Owner')]
  const tom = await firm.user({ role: 'Conveyancer' })
  const day = { on: '2026-03-04' }
  for (const [by, of] of [
    [one, other],
    [other, one],
  ] as const) {
    const answer = await by.post(`/api/users/${of.user.id}/departure`, departure(of.user, tom, day))
    expect(answer.status, answer.text).toBe(200)
  }
  vi.setSystemTime(Date.parse('2026-03-04T00:15:00Z'))
  await ring(firm)
  const states = [await stateOf(firm, one.user.id), await stateOf(firm, other.user.id)]
  expect(states.toSorted((a, b) => a.status.localeCompare(b.status))).toEqual([
    { status: 'active', state: 'blocked' },
    { status: 'left', state: 'done' },
  ])
})
