import { expect, test } from 'vitest'
import type { CaseFile } from '#domain/conveyance/api'
import type { DayChase } from '#domain/conveyance/my-day'
import { addDays } from '#domain/dates'
import { chasesStep } from '#tenant/schema/chases'
import { instructed, work } from '../../support/cases.ts'
import { aFirm, type Caller } from '../../support/firm.ts'

const waitingIn = ({ plan }: CaseFile) =>
  plan.milestones.flatMap((it) => it.tasks).filter((it) => it.status === 'waiting')

/** A case in which something waits for others. */
const aWaitingCase = async () => {
  const firm = await aFirm()
  const earner = await firm.as('Conveyancer')
  const owner = await firm.as('Owner')
  const [{ id }] = await instructed(firm, owner)
  const file: CaseFile = await work(
    owner,
    id,
    (it) => waitingIn(it).length > 0,
    await firm.as('Owner'),
  )
  const [task] = waitingIn(file)
  if (!task) throw new Error('nothing waits')
  return { firm, earner, id, task }
}

const chasesOf = async (by: Caller): Promise<DayChase[]> =>
  (await by.get('/api/my-day')).body.data.chases

type Waiting = Awaited<ReturnType<typeof aWaitingCase>>

/** Sets the next chase of the waiting task in the rows that my day reads. */
const setChase = ({ firm, id, task }: Waiting, on: string) =>
  firm.inside(({ store }) => {
    const of = 'WHERE conveyance_id = ? AND key = ?'
    store.write(`UPDATE open_tasks SET chase_on = ? ${of}`, on, id, task.key)
  })

test('whoever works on a case finds on their day whom to chase, until the day after next chase', async () => {
  const waiting = await aWaitingCase()
  const { earner, id, task } = waiting
  const { today } = (await earner.get('/api/my-day')).body.data
  await setChase(waiting, addDays(today, 1))
  expect(await chasesOf(earner)).toEqual([])
  await setChase(waiting, today)
  expect(await chasesOf(earner)).toMatchObject([
    { conveyance_id: id, task: task.key, title: task.title, chase_on: today, days_late: 0 },
  ])
  const other = await waiting.firm.as('Conveyancer', { team: 'south' })
  expect(await chasesOf(other)).toEqual([])
})

test('what waits is no task of the day, and is not counted as overdue', async () => {
  const waiting = await aWaitingCase()
  const { earner, firm, task } = waiting
  await firm.inside(({ store }) =>
    store.write(`UPDATE open_tasks SET due_on = '2026-01-05' WHERE key = ?`, task.key),
  )
  const { late } = (await earner.get('/api/my-day')).body.data
  expect(late.map((it: { task: string }) => it.task)).not.toContain(task.key)
  const owner = await firm.as('Owner')
  const { user } = (await owner.get(`/api/users/${earner.user.id}`)).body.data
  expect(user.overdue).toBe(late.length)
})

test('a database of before finds its chases', async () => {
  const { firm } = await aWaitingCase()
  const filling = chasesStep.sql.slice(chasesStep.sql.indexOf('INSERT'))
  await firm.inside(({ store }) => {
    const rows = () =>
      store.rows('SELECT * FROM open_tasks WHERE chase_on IS NOT NULL ORDER BY key')
    const written = rows()
    expect(written.length).toBeGreaterThan(0)
    store.write('DELETE FROM open_tasks WHERE chase_on IS NOT NULL')
    store.write(filling)
    expect(rows()).toEqual(written)
  })
})
