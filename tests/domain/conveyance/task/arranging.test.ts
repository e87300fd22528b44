import { describe, expect, test } from 'vitest'
import { reasonAgainst } from '#domain/act'
import type { CaseRecords } from '#domain/conveyance/conveyance'
import { taskOf } from '#domain/conveyance/plan/plan'
import { createTask } from '#domain/conveyance/plan/task-creation'
import { isOwnTask, mayMoveTask } from '#domain/conveyance/task/acts'
import { completeTasks } from '#domain/conveyance/task/completing'
import { moveTask } from '#domain/conveyance/task/moving'
import { noteTask } from '#domain/conveyance/task/noting'
import { aCase, eleanor, OPENED } from '../fixture.ts'

const due_on = '2026-09-30'
const add = (records: CaseRecords, title: string) =>
  createTask(records, { title, due_on, user: eleanor }, OPENED)
const ownOf = ({ plan }: CaseRecords) =>
  plan.milestones.flatMap(({ tasks }) => tasks.filter(isOwnTask).map(({ title }) => title))
const keyOf = ({ plan }: CaseRecords, title: string) =>
  plan.milestones.flatMap(({ tasks }) => tasks).find((task) => task.title === title)?.key ?? ''

const withTwo = () => add(add(aCase(), 'Call the seller'), 'Write to the agent')

describe('tasks that staff added', () => {
  test('change places, and the first cannot go up', () => {
    const two = withTwo()
    const task = keyOf(two, 'Write to the agent')
    const moved = moveTask(two, { task, direction: 'up' }, OPENED)
    expect(ownOf(moved)).toEqual(['Write to the agent', 'Call the seller'])
    expect(moved.conveyance.version).toBe(two.conveyance.version + 1)
    expect(() => moveTask(moved, { task, direction: 'up' }, OPENED)).toThrow(
      'This is already the first of the tasks that you added to this stage.',
    )
  })

  test('alone can be moved', () => {
    const two = withTwo()
    const task = taskOf(two.plan, 'conflict-check')
    expect(task && reasonAgainst(mayMoveTask(two, task, 'down'))).toBe(
      'Only tasks that you added can be moved.',
    )
  })
})

test('a note stands on its task and in the history, and an empty one is removed', () => {
  const noted = noteTask(aCase(), { task: 'conflict-check', note: 'Rang twice' }, OPENED)
  expect(taskOf(noted.plan, 'conflict-check')?.note).toBe('Rang twice')
  expect(noted.events[0]?.detail).toMatchObject({ title: expect.stringMatching('“Rang twice”') })
  const removed = noteTask(noted, { task: 'conflict-check', note: '' }, OPENED)
  expect(taskOf(removed.plan, 'conflict-check')?.note).toBeNull()
  expect(noteTask(removed, { task: 'conflict-check', note: '' }, OPENED).events).toEqual([])
})

test('several tasks are completed, and each that needs a form is named', () => {
  const two = withTwo()
  const person = {
    id: eleanor.id,
    type: 'staff',
    permissions: [{ name: 'conveyance.update' }],
    roles: [],
    read_only: false,
    contact_id: null,
    agency_id: null,
  } as const
  const keys = [keyOf(two, 'Call the seller'), 'conflict-check', 'no-such-task']
  const { change, done, refused } = completeTasks(two, keys, {
    actor: eleanor,
    person: { ...person, permissions: [...person.permissions], roles: [] },
    now: OPENED,
  })
  expect(done).toEqual([keys[0]])
  expect(refused.map(({ id, why }) => [id, why])).toEqual([
    ['conflict-check', 'Record who was checked, what was seen, when and how.'],
    ['no-such-task', 'Not found'],
  ])
  expect(taskOf(change.plan, keys[0] ?? '')?.status).toBe('done')
  expect(change.events.map(({ name }) => name)).toContain('task.completed')
})
