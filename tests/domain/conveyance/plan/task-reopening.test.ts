import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { CaseRecords } from '#domain/conveyance/conveyance'
import { isLive, taskOf, tasksOf } from '#domain/conveyance/plan/plan'
import { completeTask } from '#domain/conveyance/plan/task-completion'
import { reopenTask } from '#domain/conveyance/plan/task-reopening'
import { skipTask } from '#domain/conveyance/plan/task-skipping'
import { refusalOf } from '../../refusal-of.ts'
import { aCase, at, eleanor, OPENED, tom, withFacts, workedUntil } from '../fixture.ts'

const withoutHistory = ({ conveyance, plan }: CaseRecords) => ({
  facts: conveyance.facts,
  status: conveyance.status,
  key_dates: conveyance.key_dates,
  summary: conveyance.summary,
  plan,
})

describe('reopening a task', () => {
  it('takes back its fact, the status and what had opened', () => {
    const done = withFacts(aCase(), ['conflict_clear'])
    expect(done.conveyance.status).toBe('onboarding')
    const { conveyance, plan, events } = reopenTask(done, { task: 'conflict-check' }, OPENED)
    expect(conveyance.facts).toEqual({})
    expect(conveyance.status).toBe('opening')
    expect(taskOf(plan, 'conflict-check')).toMatchObject({ status: 'open', done_by: null })
    expect(taskOf(plan, 'terms')).toMatchObject({ status: 'pending', opened_on: null })
    expect(events.map((it) => it.name)).toContain('task.reopened')
  })

  it('takes back the key date that followed, and the dates reckoned from it', () => {
    const done = withFacts(aCase(), ['memo_confirmed'])
    const undone = reopenTask(done, { task: 'sale-memo' }, OPENED)
    expect(undone.conveyance.key_dates.memo_on).toBeNull()
    expect(taskOf(undone.plan, 'pack-assembled')).toMatchObject({
      due_on: null,
      was_due_on: '2026-10-06',
    })
  })

  it('keeps what was done later in its own right', () => {
    const worked = workedUntil(aCase(), 'contract_drafted', at('2026-10-05'))
    const undone = reopenTask(worked, { task: 'official-copies' }, at('2026-10-05'))
    expect(taskOf(undone.plan, 'title-check')?.status).toBe('done')
    expect(undone.plan.milestones[1]).toMatchObject({ status: 'in_progress', done_at: null })
    expect(undone.conveyance.summary.stage.n).toBe(2)
  })

  it('says why, where a reason was given', () => {
    const done = withFacts(aCase(), ['conflict_clear'])
    const { events } = reopenTask(done, { task: 'conflict-check', reason: 'Wrong David' }, OPENED)
    expect(events[0]).toMatchObject({
      name: 'task.updated',
      detail: {
        title: 'Marked as not done: check for conflicts of interest',
        reason: 'Wrong David',
      },
    })
  })

  it('undoes any first tick exactly', () => {
    const records = workedUntil(aCase(), 'contract_signed', at('2026-11-20'))
    const keys = tasksOf(records.plan)
      .filter(isLive)
      .map((it) => it.key)
    expect(keys.length).toBeGreaterThan(3)
    fc.assert(
      fc.property(fc.constantFrom(...keys), (task) => {
        const now = at('2026-11-20')
        const ticked = completeTask(records, { task }, tom, now)
        const undone = reopenTask(ticked, { task }, now)
        const { opened_on, ...before } = taskOf(records.plan, task) ?? { opened_on: null }
        expect(taskOf(undone.plan, task)).toMatchObject({
          ...before,
          due_on: expect.anything(),
          base_on: expect.anything(),
          was_due_on: taskOf(undone.plan, task)?.was_due_on ?? null,
        })
        expect(opened_on).not.toBeNull()
        expect(withoutHistory(undone).facts).toEqual(records.conveyance.facts)
        expect(withoutHistory(undone).status).toBe(records.conveyance.status)
        expect(undone.conveyance.key_dates).toEqual(records.conveyance.key_dates)
      }),
    )
  })

  it('brings back a skipped task', () => {
    const skipped = skipTask(aCase(), { task: 'welcome-call', reason: 'Rang us' }, tom, OPENED)
    const back = reopenTask(skipped, { task: 'welcome-call' }, OPENED)
    expect(taskOf(back.plan, 'welcome-call')).toMatchObject({ status: 'open', skip_reason: null })
  })

  it.each(['authority', 'identity', 'buyer-ready', 'exchange'])(
    'of %s is refused after exchange',
    (task) => {
      const exchanged = workedUntil(aCase(), 'requisitions_replied', at('2026-11-27'))
      const refusal = refusalOf(() => reopenTask(exchanged, { task }, at('2026-11-27')))
      expect(refusal).toMatchObject({ status: 409, code: 'task.binding' })
      expect(refusal.message).toMatch(/^Exchange relies on this task/)
    },
  )

  it('of what exchange does not rest on is possible after it', () => {
    const exchanged = workedUntil(aCase(), 'requisitions_replied', at('2026-11-27'))
    const undone = reopenTask(exchanged, { task: 'exchange-told' }, at('2026-11-27'))
    expect(undone.conveyance.status).toBe('exchanged')
    expect(taskOf(undone.plan, 'exchange-told')?.status).toBe('open')
  })

  it('of the completion money is refused after completion', () => {
    const completed = workedUntil(aCase(), 'mortgage_redeemed', at('2026-12-11'))
    const refusal = refusalOf(() => reopenTask(completed, { task: 'funds-received' }, OPENED))
    expect(refusal.message).toMatch(/^Completion relies on this task/)
  })

  it('that is not done is refused', () => {
    const refusal = refusalOf(() => reopenTask(aCase(), { task: 'conflict-check' }, OPENED))
    expect(refusal.code).toBe('task.not_done')
  })
})

describe('skipping a task', () => {
  it('counts it as settled, with its reason and by whom', () => {
    const records = workedUntil(aCase(), 'pack_receipt_confirmed', at('2026-10-14'))
    const skipped = skipTask(records, { task: 'pack-receipt', reason: 'They rang' }, tom, OPENED)
    expect(taskOf(skipped.plan, 'pack-receipt')).toMatchObject({
      status: 'skipped',
      skip_reason: 'They rang',
      done_by_name: 'Tom Birkett',
    })
    expect(skipped.plan.milestones[2]?.status).toBe('done')
    expect(skipped.conveyance.facts.pack_receipt_confirmed).toBeUndefined()
  })

  it('of what the case rests on is refused', () => {
    const refusal = refusalOf(() =>
      skipTask(aCase(), { task: 'conflict-check', reason: 'Busy' }, eleanor, OPENED),
    )
    expect(refusal).toMatchObject({ status: 409, code: 'task.required' })
  })
})
