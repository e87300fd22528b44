import { describe, expect, it } from 'vitest'
import { taskExplanation } from '#domain/conveyance/automation/explanation'
import type { CaseRecords } from '#domain/conveyance/conveyance'
import { openConveyance } from '#domain/conveyance/opening'
import { recordFact } from '#domain/conveyance/plan/fact-recording'
import { completeTask } from '#domain/conveyance/plan/task-completion'
import { findTask } from '#domain/conveyance/plan/task-finding'
import { reopenTask } from '#domain/conveyance/plan/task-reopening'
import { defaultWorkflows } from '#domain/conveyance/workflow/defaults'
import { changeStep } from '#domain/conveyance/workflow/editing/steps'
import { findingsOf } from '#domain/conveyance/workflow/validation'
import { refusalOf } from '../../refusal-of.ts'
import { automated, rule } from '../automation/fixture.ts'
import { eleanor, OPENED, opening, tom } from '../fixture.ts'

const approved = (step: string) =>
  changeStep(defaultWorkflows.sale, { act: 'change_step', step, fields: { needs_approval: true } })

const caseWith = (step: string): CaseRecords =>
  openConveyance(opening(), approved(step), { id: 'v-1', ref: '26-S-01187' }, OPENED)

const complete = (records: CaseRecords, task: string, by = eleanor) =>
  completeTask(records, { task }, by, OPENED)

describe('a task that needs a second person', () => {
  it('waits once one has completed it, and is done when another confirms', () => {
    const submitted = complete(caseWith('welcome-call'), 'welcome-call')
    expect(findTask(submitted, 'welcome-call')).toMatchObject({
      status: 'open',
      submitted: { by: eleanor },
    })
    expect(submitted.events.map((it) => it.name)).toEqual(['task.submitted'])
    const done = complete(submitted, 'welcome-call', tom)
    const task = findTask(done, 'welcome-call')
    expect(task).toMatchObject({ status: 'done', done_by_name: tom.name })
    expect(done.events.map((it) => it.name)).toContain('task.completed')
    expect(taskExplanation(done, task, null)).toContainEqual(
      expect.stringMatching(/^Eleanor Shaw had completed it on Tuesday 22 September/),
    )
  })

  it('is not confirmed by whoever completed it', () => {
    const submitted = complete(caseWith('welcome-call'), 'welcome-call')
    expect(refusalOf(() => complete(submitted, 'welcome-call')).code).toBe('task.second_person')
    const [, next] = taskExplanation(submitted, findTask(submitted, 'welcome-call'), null)
    expect(next).toMatch(
      /^Eleanor Shaw completed it on Tuesday 22 September.*\. Somebody else has to confirm it\.$/,
    )
  })

  it('can be sent back, and begins anew', () => {
    const submitted = complete(caseWith('welcome-call'), 'welcome-call')
    const back = reopenTask(submitted, { task: 'welcome-call', reason: 'No notes' }, OPENED)
    expect(findTask(back, 'welcome-call')).toMatchObject({ status: 'open', submitted: null })
    expect(back.events[0]?.detail).toMatchObject({ title: 'Sent back: make welcome call' })
    expect(complete(back, 'welcome-call').events.map((it) => it.name)).toEqual(['task.submitted'])
  })

  it('records its fact with both, and nobody records the fact beside it', () => {
    const before = caseWith('sale-memo')
    const alone = () => recordFact(before, { fact: 'memo_confirmed' }, eleanor, OPENED)
    expect(refusalOf(alone).code).toBe('fact.needs_approval')
    const done = complete(complete(before, 'sale-memo'), 'sale-memo', tom)
    expect(done.conveyance.facts.memo_confirmed).toMatchObject({ by: tom, recorded_by: eleanor })
    expect(findTask(done, 'sale-memo').status).toBe('done')
    const undone = reopenTask(done, { task: 'sale-memo' }, OPENED)
    expect(undone.conveyance.facts.memo_confirmed).toBeUndefined()
  })

  it('is completed by no rule', () => {
    const started = complete(caseWith('welcome-call'), 'sale-memo')
    const { runs } = automated(started, [
      rule({ step: 'sale-memo', is: 'done' }, [{ do: 'complete_task', step: 'welcome-call' }]),
    ])
    expect(runs[0]?.reason).toBe('An approval has to be given by a person.')
  })

  it('is none that a form of its own records', () => {
    const [finding] = findingsOf(approved('exchange'))
    expect(finding?.text).toContain('recorded by a form of its own')
    expect(findingsOf(approved('welcome-call'))).toEqual([])
  })
})
