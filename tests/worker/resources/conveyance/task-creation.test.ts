import { expect, test } from 'vitest'
import type { CaseFile } from '#domain/conveyance/api'
import type { DayTask } from '#domain/conveyance/my-day'
import { instructed } from '../../support/cases.ts'
import { aFirm, type Caller } from '../../support/firm.ts'

const dayOf = async (by: Caller) => (await by.get('/api/my-day')).body.data
const titlesOf = (tasks: readonly DayTask[]) => tasks.map((task) => task.title)

const aCaseToAddTo = async () => {
  const firm = await aFirm()
  await firm.as('Conveyancer')
  const owner = await firm.as('Owner')
  const [{ id }] = await instructed(firm, owner)
  const file: CaseFile = (await owner.get(`/api/conveyances/${id}`)).body.data
  const { today } = await dayOf(owner)
  const task = { version: file.conveyance.version, title: 'Call Mr Adeyemi', due_on: today }
  return { firm, owner, id, task, path: `/api/conveyances/${id}/tasks` }
}

test('a task that somebody adds stands on their own day, and once however often it is sent', async () => {
  const { owner, task, path } = await aCaseToAddTo()
  const key = crypto.randomUUID()
  const first = await owner.post(path, { ...task, user: null }, { key })
  const again = await owner.post(path, { ...task, user: null }, { key })
  expect([first.status, again.body]).toEqual([200, first.body])
  const { due_today } = await dayOf(owner)
  expect(titlesOf(due_today).filter((title) => title === task.title)).toHaveLength(1)
})

test('a task for somebody else stands on their day under their own name', async () => {
  const { firm, owner, task, path } = await aCaseToAddTo()
  const other = await firm.as('Conveyancer')
  const user = { id: other.user.id, name: 'Whoever' }
  const { status, body } = await owner.post(path, { ...task, user })
  expect(status).toBe(200)
  const { plan }: CaseFile = body.data
  const added = plan.milestones.flatMap((it) => it.tasks).find((it) => it.title === task.title)
  expect(added?.assignee.user).toEqual({
    id: other.user.id,
    name: expect.not.stringMatching('Who'),
  })
  expect(titlesOf((await dayOf(other)).due_today)).toContain(task.title)
  expect(titlesOf((await dayOf(owner)).due_today)).not.toContain(task.title)
})

test('nobody outside the firm’s staff can be given a task', async () => {
  const { owner, task, path } = await aCaseToAddTo()
  const user = { id: '01900000-0000-7000-8000-000000000000', name: 'Nobody' }
  const { status, body } = await owner.post(path, { ...task, user })
  expect({ status, fields: body.error.fields }).toEqual({
    status: 422,
    fields: { user: ['Choose a member of staff.'] },
  })
})
