import { afterEach, expect, test, vi } from 'vitest'
import { aFirm } from '../../support/firm.ts'
import { aClaimedLead } from '../../support/leads.ts'
import { departure, openCase } from '../../support/leave.ts'

afterEach(() => {
  vi.useRealTimers()
})

const goTo = (at: string) => vi.useFakeTimers({ toFake: ['Date'], now: Date.parse(at) })

const inTheFirm = async () => {
  goTo('2026-03-02T10:00:00Z')
  const firm = await aFirm()
  const owner = await firm.as('Owner')
  const grace = await firm.as('Conveyancer', {
    first_name: 'Grace',
    last_name: 'Ellery',
    team: 'east',
  })
  const tom = await firm.as('Conveyancer', { first_name: 'Tom', last_name: 'Byrne', team: 'west' })
  return { firm, owner, grace, tom }
}

const days = { from: '2026-03-02', until: '2026-03-04' }

test('while somebody is away their cover sees and does their work, marked, and then no longer', async () => {
  const { firm, owner, grace, tom } = await inTheFirm()
  const id = await openCase(owner, grace.user)
  expect((await tom.get(`/api/conveyances/${id}`)).status).toBe(404)
  const set = await grace.post('/api/own-covers', { ...days, cover: tom.user.id })
  expect(set.status, set.text).toBe(200)
  expect((await tom.get(`/api/conveyances/${id}`)).status).toBe(200)
  const day = (await tom.get('/api/my-day')).body.data
  const tasks = [...day.late, ...day.due_today, ...day.next]
  expect(tasks.length).toBeGreaterThan(0)
  expect(new Set(tasks.map((it) => it.covered))).toEqual(new Set(['Grace Ellery']))
  const own = (await grace.get('/api/my-day')).body.data
  expect(own.next.every((it: { covered: null }) => it.covered === null)).toBe(true)
  const mine = (await tom.get('/api/conveyances?view=mine')).body.data.rows
  expect(mine.map((it: { id: string }) => it.id)).toEqual([id])
  expect((await tom.get('/auth/user')).body.data.covering).toEqual([
    { id: grace.user.id, name: 'Grace Ellery' },
  ])
  const later = await openCase(owner, grace.user)
  expect((await tom.get(`/api/conveyances/${later}`)).status).toBe(200)
  const note = (await tom.get('/api/my-day')).body.data.unread.map(
    (it: { text: string }) => it.text,
  )
  expect(note.join()).toContain('For Grace Ellery, away until 4 March, covered by Tom Byrne:')
  goTo('2026-03-05T00:05:00Z')
  const back = await firm.signedIn(tom.user)
  expect((await back.get(`/api/conveyances/${id}`)).status).toBe(404)
  expect((await back.get('/auth/user')).body.data.covering).toEqual([])
})

test('all staff read who is away today and who covers, and nobody else does', async () => {
  const { firm, grace, tom } = await inTheFirm()
  const away = async () => (await tom.get('/api/people-away')).body.data
  const later = { from: '2026-03-03', until: '2026-03-04', cover: tom.user.id }
  const set = await grace.post('/api/own-covers', later)
  expect([set.status, await away()]).toEqual([200, []])
  goTo('2026-03-03T10:00:00Z')
  const person = { id: grace.user.id, name: 'Grace Ellery' }
  const cover = { id: tom.user.id, name: 'Tom Byrne' }
  const back = await firm.signedIn(tom.user)
  const read = async () => (await back.get('/api/people-away')).body.data
  expect(await read()).toEqual([{ person, cover, until: '2026-03-04' }])
  const client = await firm.as('Client', { type: 'client' })
  expect((await client.get('/api/people-away')).status).toBe(403)
  const [{ id }] = set.body.data.own
  await (await firm.signedIn(grace.user)).send('DELETE', `/api/own-covers/${id}`)
  expect(await read()).toEqual([])
})

test('the cover gets the calls of somebody who is away, with their leads', async () => {
  const { firm } = await inTheFirm()
  const ada = await firm.as('New-business adviser', { first_name: 'Ada', last_name: 'Ford' })
  const ben = await firm.as('New-business adviser', { first_name: 'Ben', last_name: 'Hart' })
  const lead = await aClaimedLead(ada)
  await firm.inside(({ store }) => {
    const action = { type: 'call', at: '2026-03-02T12:00:00.000Z', note: '' }
    store.write(
      `UPDATE leads SET line = json_set(line, '$.next_action', json(?)) WHERE id = ?`,
      JSON.stringify(action),
      lead.id,
    )
    store.write('UPDATE lead_keys SET next_at = ? WHERE id = ?', action.at, lead.id)
  })
  const calls = async () => (await ben.get('/api/my-day')).body.data.call_backs
  expect(await calls()).toEqual([])
  const set = await ada.post('/api/own-covers', { ...days, cover: ben.user.id })
  expect(set.status, set.text).toBe(200)
  expect(await calls()).toMatchObject([{ id: lead.id, covered: 'Ada Ford' }])
  const mine = (await ben.get('/api/leads?view=mine')).body.data.rows
  expect(mine.map((it: { id: string }) => it.id)).toEqual([lead.id])
})

test('a cover is refused with words, and only its person and managers set or end it', async () => {
  const { firm, owner, grace, tom } = await inTheFirm()
  await openCase(owner, grace.user)
  const path = `/api/users/${grace.user.id}/covers`
  const adviser = await firm.user({ role: 'New-business adviser', first_name: 'Kit' })
  const wrong = await owner.post(path, { ...days, cover: adviser.id })
  expect(wrong.body.error.fields).toEqual({
    cover: ['Kit Person: Their role cannot change cases.'],
  })
  expect((await tom.post(path, { ...days, cover: tom.user.id })).status).toBe(403)
  const set = await owner.post(path, { ...days, cover: tom.user.id })
  const [{ id }] = set.body.data.own
  const circle = await tom.post('/api/own-covers', { ...days, cover: grace.user.id })
  expect(circle.body.error.fields).toEqual({
    cover: ['Grace Ellery is away from 2 March to 4 March, and Tom Byrne covers for them.'],
  })
  expect((await tom.send('DELETE', `/api/own-covers/${id}`)).status).toBe(404)
  expect((await grace.send('DELETE', `/api/own-covers/${id}`)).status).toBe(200)
  expect((await tom.get('/auth/user')).body.data.covering).toEqual([])
})

test('two covers that are set at once are one, and a cover who leaves covers no more', async () => {
  const { firm, owner, grace, tom } = await inTheFirm()
  const ivy = await firm.user({ role: 'Conveyancer', first_name: 'Ivy' })
  const path = `/api/users/${grace.user.id}/covers`
  const answers = await Promise.all([
    owner.post(path, { ...days, cover: tom.user.id }),
    grace.post('/api/own-covers', { ...days, cover: ivy.id }),
  ])
  expect(answers.map((it) => it.status).toSorted()).toEqual([200, 422])
  const { cover } = (await owner.get(path)).body.data.own[0]
  const leaver = cover.id === tom.user.id ? tom.user : ivy
  const to = { fee_earner: null, assistant: null, task: null, lead: null, quote: null, visit: null }
  const left = await owner.post(
    `/api/users/${leaver.id}/departure`,
    departure(leaver, grace.user, { to, on: '2026-03-02' }),
  )
  expect(left.body.data?.departure.state, left.text).toBe('done')
  expect((await owner.get(path)).body.data.own).toEqual([])
})
