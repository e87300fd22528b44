import { expect, test } from 'vitest'
import { emptyProfile } from '#domain/user/profile/profile'
import { addWorkingDays, sameOrNextWorkingDay } from '#domain/working-days'
import { instructed } from '../../support/cases.ts'
import { aFirm, type Caller } from '../../support/firm.ts'

const aFirmWithACase = async () => {
  const firm = await aFirm()
  const earner = await firm.as('Conveyancer', { profile: { ...emptyProfile, capacity: 30 } })
  const head = await firm.as('Head of conveyancing')
  const owner = await firm.as('Owner')
  const [{ id }] = await instructed(firm, owner)
  const { today } = (await earner.get('/api/my-day')).body.data
  return { firm, earner, head, owner, id: String(id), today: String(today) }
}

const caseOf = async (by: Caller, id: string) =>
  (await by.get(`/api/conveyances/${id}`)).body.data.conveyance

const addTask = async (by: Caller, id: string, title: string, due_on: string) => {
  const { version } = await caseOf(by, id)
  const added = await by.post(`/api/conveyances/${id}/tasks`, {
    version,
    title,
    due_on,
    user: null,
  })
  expect(added.status, added.text).toBe(200)
}

test('a supervisor reads each person’s load, the money by completion, and nobody else may', async () => {
  const { earner, head, owner, id, today } = await aFirmWithACase()
  await addTask(earner, id, 'Call the seller', today)
  const { version, price } = await caseOf(owner, id)
  const dates = {
    exchange_target_on: sameOrNextWorkingDay(today),
    completion_on: addWorkingDays(today, 3),
  }
  const set = await owner.send('PATCH', `/api/conveyances/${id}/key-dates`, { version, dates })
  expect(set.status, set.text).toBe(200)
  const { members, cash } = (await head.get('/api/my-day/team')).body.data
  const [member] = members.filter((it: { id: string }) => it.id === earner.user.id)
  expect(member).toMatchObject({ open_cases: 1, capacity: 30, overdue: 0, covered_by: null })
  expect(member.due).toBeGreaterThan(0)
  expect(cash.sales).toEqual({ count: 1, total: price })
  expect(cash.purchases).toEqual({ count: 0, total: 0 })
  expect((await earner.get('/api/my-day/team')).status).toBe(403)
})

test('a case in which nothing was done for five working days is stuck, with whoever has it', async () => {
  const { firm, head, id } = await aFirmWithACase()
  const stuckOf = async () => (await head.get('/api/my-day/team')).body.data.stuck
  expect(await stuckOf()).toEqual([])
  await firm.inside(({ store }) =>
    store.write(`UPDATE conveyance_keys SET moved_on = '2026-01-05' WHERE id = ?`, id),
  )
  expect(await stuckOf()).toMatchObject([{ id, holder: expect.any(String) }])
})

test('the week plan holds tasks, key dates and chases on their days, of one’s own cases alone', async () => {
  const { firm, earner, owner, id } = await aFirmWithACase()
  const { days } = (await earner.get('/api/my-day/week')).body.data
  expect(days).toHaveLength(5)
  await addTask(earner, id, 'Call the seller', days[2])
  const { version } = await caseOf(owner, id)
  const dates = { epc_expires_on: days[3] }
  const set = await owner.send('PATCH', `/api/conveyances/${id}/key-dates`, { version, dates })
  expect(set.status, set.text).toBe(200)
  const { tasks, key_dates } = (await earner.get('/api/my-day/week')).body.data
  expect(tasks).toContainEqual(
    expect.objectContaining({ title: 'Call the seller', due_on: days[2] }),
  )
  expect(key_dates).toMatchObject([{ on: days[3], name: 'EPC expiry', conveyance_id: id }])
  const other = await firm.as('Conveyancer', { team: 'south' })
  const theirs = (await other.get('/api/my-day/week')).body.data
  expect([theirs.tasks, theirs.key_dates, theirs.dates]).toEqual([[], [], []])
})
