import { expect, test } from 'vitest'
import { addDays, londonInstant } from '#domain/dates'
import type { Parts } from '#tenant/core/parts'
import { timedEventsOf } from '#tenant/events/clock'
import { contextOf, type RequestContext } from '#tenant/runtime/context'
import { timedDatesStep } from '#tenant/schema/timed-dates'
import { system } from '#tenant/user/people'
import { instructed } from '../../support/cases.ts'
import { aFirm, type Caller, type FirmUnderTest } from '../../support/firm.ts'

const contextAt = (parts: Parts, now: string): RequestContext =>
  contextOf(parts, {
    person: system,
    by: { id: system.id, name: system.name },
    now,
    ip: null,
    trace: null,
    firm: { brand: { name: 'Harcourt' }, phone: '', email: '' } as never,
    origins: {} as never,
  })

/** Lets the clock of a started object ring at a moment; returns whether it wants to ring again at once. */
const ring = (firm: FirmUnderTest, now: string) =>
  firm.inside((parts) => {
    const clock = timedEventsOf(parts)
    clock.emitDue(contextAt(parts, now))
    const next = clock.nextDue()
    return next !== null && next <= now
  })

const ringOut = async (firm: FirmUnderTest, now: string) => {
  let rings = 1
  while (await ring(firm, now)) rings += 1
  return rings
}

type Said = { name: string; detail: string; people: string | null }

const said = (firm: FirmUnderTest) =>
  firm.inside(({ store }) =>
    store.rows<Said>(
      `SELECT a.name, a.detail, (SELECT group_concat(user_id) FROM event_people AS p WHERE p.seq = a.seq) AS people
       FROM audit AS a WHERE a.name GLOB 'task.*due' OR a.name IN ('task.escalated', 'work.came-due')
         OR a.name GLOB 'conveyance.key-date-*' OR a.name = 'conveyance.review-due' ORDER BY seq`,
    ),
  )

const anOpenCase = async () => {
  const firm = await aFirm()
  const earner = await firm.as('Conveyancer')
  const owner = await firm.as('Owner')
  const [{ id }] = await instructed(firm, owner)
  const { today } = (await earner.get('/api/my-day')).body.data
  return { firm, earner, owner, id: String(id), today: String(today) }
}

const versionOf = async (by: Caller, id: string): Promise<number> =>
  (await by.get(`/api/conveyances/${id}`)).body.data.conveyance.version

const addTask = async (by: Caller, id: string, title: string, due_on: string) => {
  const body = { version: await versionOf(by, id), title, due_on, user: null }
  const added = await by.post(`/api/conveyances/${id}/tasks`, body)
  expect(added.status, added.text).toBe(200)
}

const ofTask = (all: readonly Said[], title: string) =>
  all.filter((it) => JSON.parse(it.detail).title === title)

const morning = (day: string) => londonInstant(day, '08:00')

test('each is said once through jumps of the clock, restarts and 400 idle days', async () => {
  const { firm, owner, id } = await anOpenCase()
  await addTask(owner, id, 'Call the seller', '2098-02-28')
  const jumps = ['2098-02-28', '2098-02-26', '2098-03-03', '2098-02-28', '2099-04-10', '2098-03-03']
  for (const day of jumps) await ringOut(firm, londonInstant(day, '09:00'))
  const names = ofTask(await said(firm), 'Call the seller').map((it) => it.name)
  expect(names).toEqual(['task.due', 'task.overdue', 'task.escalated'])
})

test('people are told on the morning of the day, not before, and whoever covers with them', async () => {
  const { firm, earner, owner, id } = await anOpenCase()
  const colleague = await firm.as('Conveyancer')
  const supervisor = await firm.as('Head of conveyancing')
  const days = { from: '2098-03-04', until: '2098-03-04' }
  const cover = await earner.post('/api/own-covers', { ...days, cover: colleague.user.id })
  expect(cover.status, cover.text).toBe(200)
  const body = {
    version: await versionOf(owner, id),
    title: 'Call the lender',
    due_on: '2098-03-03',
    user: { id: earner.user.id, name: 'Conveyancer Person' },
  }
  expect((await owner.post(`/api/conveyances/${id}/tasks`, body)).status).toBe(200)
  const ours = async () => ofTask(await said(firm), 'Call the lender')
  await ringOut(firm, londonInstant('2098-03-03', '07:59'))
  expect(await ours()).toEqual([])
  await ringOut(firm, morning('2098-03-03'))
  expect((await ours()).map((it) => [it.name, it.people])).toEqual([['task.due', earner.user.id]])
  await ringOut(firm, morning('2098-03-04'))
  await ringOut(firm, morning('2098-03-10'))
  const [, overdue, escalated] = await ours()
  const people = overdue?.people?.split(',').toSorted()
  expect(people).toEqual([earner.user.id, colleague.user.id].toSorted())
  expect(escalated?.people?.split(',')).toContain(supervisor.user.id)
})

test('a date that moved is said anew, and a case on hold is silent', async () => {
  const { firm, owner, id } = await anOpenCase()
  await addTask(owner, id, 'Review the lease', '2098-03-03')
  await ringOut(firm, morning('2098-03-03'))
  const file = (await owner.get(`/api/conveyances/${id}`)).body.data
  const { key } = file.plan.milestones
    .flatMap((it: { tasks: { key: string; title: string }[] }) => it.tasks)
    .find((it: { title: string }) => it.title === 'Review the lease')
  const later = { version: file.conveyance.version, due_on: '2098-03-10', reason: 'Waits' }
  const snoozed = await owner.post(`/api/conveyances/${id}/tasks/${key}/snooze`, later)
  expect(snoozed.status, snoozed.text).toBe(200)
  const hold = { reason: 'Illness', look_again_on: '2098-04-01', notify: [] }
  await owner.post(`/api/conveyances/${id}/hold`, { version: await versionOf(owner, id), ...hold })
  await ringOut(firm, morning('2098-03-28'))
  const names = async () => ofTask(await said(firm), 'Review the lease').map((it) => it.name)
  expect(await names()).toEqual(['task.due'])
  await owner.post(`/api/conveyances/${id}/resumption`, {
    version: await versionOf(owner, id),
    notify: [],
  })
  await ringOut(firm, morning('2098-03-29'))
  expect(await names()).toEqual(['task.due', 'task.due', 'task.overdue', 'task.escalated'])
})

test('after 400 idle days a ring does a bounded part, all is said once, and each person gets one message', async () => {
  const { firm, earner, owner, id, today } = await anOpenCase()
  await firm.inside(({ store }) => {
    for (let nth = 0; nth < 250; nth += 1)
      store.write(
        `INSERT INTO timed_dates (conveyance_id, name, item, day, fires_at) VALUES (?, 'conveyance.key-date-passed', ?, ?, ?)`,
        id,
        `key-${nth}`,
        addDays(today, nth),
        morning(addDays(today, nth)),
      )
  })
  const now = morning(addDays(today, 400))
  const before = (await said(firm)).length
  expect(await ring(firm, now)).toBe(true)
  expect((await said(firm)).length - before).toBe(100)
  expect(await ringOut(firm, now)).toBeLessThan(8)
  const passed = (await said(firm)).filter((it) => it.name === 'conveyance.key-date-passed')
  expect(new Set(passed.map((it) => it.detail)).size).toBe(passed.length)
  expect(passed.every((it) => it.people === null)).toBe(true)
  const summaries = (await said(firm)).filter((it) => it.name === 'work.came-due')
  expect(summaries.map((it) => it.people)).toContain(earner.user.id)
  expect(new Set(summaries.map((it) => it.people)).size).toBe(summaries.length)
  expect(owner.user.id).not.toBe(earner.user.id)
  expect(await ringOut(firm, now)).toBe(1)
})

test('the due list is found by its index', async () => {
  const { firm } = await anOpenCase()
  const plan = await firm.inside(({ store }) =>
    store.rows<{ detail: string }>(
      `EXPLAIN QUERY PLAN SELECT * FROM timed_dates
       WHERE emitted_at IS NULL AND fires_at <= '2099' ORDER BY fires_at, conveyance_id, name, item LIMIT 100`,
    ),
  )
  expect(plan.map((it) => it.detail)).toEqual([
    expect.stringContaining('USING INDEX timed_dates_due'),
  ])
})

test('a database of before follows its cases, and leaves unsaid what has come', async () => {
  const { firm, owner, id, today } = await anOpenCase()
  await addTask(owner, id, 'Of before', today)
  await addTask(owner, id, 'To come', '2098-03-03')
  const fill = timedDatesStep.sql.slice(timedDatesStep.sql.indexOf('INSERT INTO'))
  const rows = () =>
    firm.inside(({ store }) =>
      store.rows('SELECT name, item, day FROM timed_dates ORDER BY name, item, day'),
    )
  const written = await rows()
  await firm.inside(({ store }) => {
    store.write('DELETE FROM timed_dates')
    store.write(fill)
  })
  await ringOut(firm, londonInstant(today, '23:00'))
  expect(await rows()).toEqual(written)
  expect(ofTask(await said(firm), 'Of before')).toEqual([])
  await ringOut(firm, morning('2098-03-03'))
  expect(ofTask(await said(firm), 'To come').map((it) => it.name)).toEqual(['task.due'])
})
