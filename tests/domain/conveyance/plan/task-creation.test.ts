import { describe, expect, it } from 'vitest'
import { abortCase } from '#domain/conveyance/abortion'
import { holdCase } from '#domain/conveyance/hold'
import { currentMilestone, taskOf, tasksOf } from '#domain/conveyance/plan/plan'
import { completeTask } from '#domain/conveyance/plan/task-completion'
import { createTask } from '#domain/conveyance/plan/task-creation'
import { refusalOf } from '../../refusal-of.ts'
import { aCase, at, eleanor, OPENED, tom } from '../fixture.ts'

const add = (due_on = '2026-10-01') =>
  createTask(aCase(), { title: 'Call Mr Adeyemi', due_on, user: tom }, OPENED)

const addedTo = ({ plan }: ReturnType<typeof add>) => {
  const task = currentMilestone(plan)?.tasks.at(-1)
  if (!task) throw new Error('no task was added')
  return task
}

describe('adding a task', () => {
  it('puts it at the end of the current stage, open, on its day and with its person', () => {
    expect(addedTo(add())).toMatchObject({
      title: 'Call Mr Adeyemi',
      status: 'open',
      due_on: '2026-10-01',
      assignee: { user: tom },
      visibility: [],
    })
  })

  it('keeps its day, and gives each further task a key of its own', () => {
    const twice = createTask(add(), { title: 'Second', due_on: '2026-10-02', user: tom }, OPENED)
    const keys = tasksOf(twice.plan).map((task) => task.key)
    expect(new Set(keys).size).toBe(keys.length)
    expect(keys).toHaveLength(tasksOf(aCase().plan).length + 2)
    expect(taskOf(twice.plan, addedTo(add()).key)?.due_on).toBe('2026-10-01')
  })

  it('holds up neither its stage nor the closing of the file', () => {
    expect(addedTo(add()).optional).toBe(true)
    expect(add().conveyance.summary.stage).toEqual(aCase().conveyance.summary.stage)
  })

  it('is recorded with who is to do it, and completed by hand', () => {
    const added = add()
    expect(added.events).toMatchObject([
      { name: 'task.created', detail: { title: 'Call Mr Adeyemi', assignee: tom.name } },
    ])
    const { key } = addedTo(added)
    const done = completeTask(added, { task: key }, eleanor, at('2026-09-25'))
    expect(taskOf(done.plan, key)).toMatchObject({ status: 'done', done_by_name: eleanor.name })
  })

  it('to a day that has passed, or to a case that has ended or is on hold, is refused', () => {
    expect(refusalOf(() => add('2026-09-01')).detail.fields).toEqual({
      due_on: ['Enter a date that has not passed.'],
    })
    const aborted = abortCase(aCase(), { reason: 'Sold to another', notify: [] }, tom, OPENED)
    const held = holdCase(aCase(), { reason: 'Waiting', look_again_on: '2026-10-05' }, tom, OPENED)
    const input = { title: 'Call', due_on: '2026-10-01', user: tom }
    for (const caseFile of [aborted, held])
      expect(refusalOf(() => createTask(caseFile, input, OPENED)).status).toBe(409)
  })
})
