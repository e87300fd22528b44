import { describe, expect, it } from 'vitest'
import { recordFact } from '#domain/conveyance/plan/fact-recording'
import { taskOf } from '#domain/conveyance/plan/plan'
import { completeTask } from '#domain/conveyance/plan/task-completion'
import { skipTask } from '#domain/conveyance/plan/task-skipping'
import { refusalOf } from '../../refusal-of.ts'
import { aCase, at, doTask, eleanor, OPENED, tom, withFacts, workedUntil } from '../fixture.ts'

describe('completing a task', () => {
  it('by hand records its fact on the word of whoever ticked', () => {
    const { conveyance, plan, events } = completeTask(
      aCase(),
      { task: 'sale-memo', note: 'By email' },
      tom,
      OPENED,
    )
    expect(conveyance.facts.memo_confirmed).toEqual({ at: OPENED, by: tom, note: 'By email' })
    expect(taskOf(plan, 'sale-memo')).toMatchObject({
      status: 'done',
      done_at: OPENED,
      done_by: 'fact:memo_confirmed',
      done_by_name: 'Tom Birkett',
      note: 'By email',
    })
    expect(events.map((it) => it.name)).toEqual(['fact.recorded', 'task.completed'])
    expect(events.every((it) => it.version === 2)).toBe(true)
  })

  it('opens what waited for it', () => {
    const { plan } = doTask(aCase(), 'conflict-check')
    expect(taskOf(plan, 'risk-assessment')?.status).toBe('open')
    expect(taskOf(plan, 'terms')).toMatchObject({ status: 'waiting', opened_on: '2026-09-22' })
  })

  it('without a fact notes who did it', () => {
    const worked = workedUntil(aCase(), 'pack_receipt_confirmed', at('2026-10-14'))
    expect(taskOf(worked.plan, 'pack-told')).toMatchObject({
      status: 'done',
      done_by: 'user:u-eleanor',
      done_by_name: 'Eleanor Shaw',
    })
  })

  it('leaves the records that it was given as they were', () => {
    const before = aCase()
    const copy = structuredClone(before)
    completeTask(before, { task: 'sale-memo' }, tom, OPENED)
    expect(before).toEqual(copy)
  })

  it('finishes a stage with its last task and opens the next', () => {
    const started = workedUntil(aCase(), 'official_copies_received', at('2026-09-25'))
    const [onboarding, title] = started.plan.milestones
    expect(onboarding).toMatchObject({ status: 'done', done_at: at('2026-09-25') })
    expect(title).toMatchObject({ status: 'in_progress', started_on: '2026-09-25' })
    expect(started.conveyance.summary.stage).toMatchObject({ n: 2, of: 9 })
  })

  it('whose turn it is not names what comes first', () => {
    const refusal = refusalOf(() => completeTask(aCase(), { task: 'pack-sent' }, tom, OPENED))
    expect(refusal).toMatchObject({ status: 409, code: 'task.waits' })
    expect(refusal.detail.missing).toEqual([
      {
        what: 'Assemble contract pack',
        href: '/conveyances/v-1?tab=milestones#task-pack-assembled',
      },
      {
        what: 'Verify buyer’s conveyancer',
        href: '/conveyances/v-1?tab=milestones#task-other-side-check',
      },
    ])
  })

  it('is refused where it is done, skipped, needless or unknown', () => {
    const done = withFacts(aCase(), ['conflict_clear'])
    const skipped = skipTask(aCase(), { task: 'welcome-call', reason: 'Rang us' }, tom, OPENED)
    const codeOf = (records: typeof done, task: string) =>
      refusalOf(() => completeTask(records, { task }, tom, OPENED)).code
    expect(codeOf(done, 'conflict-check')).toBe('task.already_done')
    expect(codeOf(skipped, 'welcome-call')).toBe('task.already_skipped')
    expect(codeOf(done, 'leasehold-pack')).toBe('task.not_applicable')
    expect(codeOf(done, 'tea')).toBe('not_found')
  })

  it('of exchange or completion goes through its own form', () => {
    const ready = workedUntil(aCase(), 'exchanged', at('2026-11-27'))
    const refusal = refusalOf(() => completeTask(ready, { task: 'exchange' }, eleanor, OPENED))
    expect(refusal.code).toBe('fact.has_its_own_form')
    expect(refusal.detail.missing).toEqual([
      {
        what: 'Exchange contracts by telephone',
        href: '/conveyances/v-1?tab=milestones#task-exchange',
      },
    ])
  })
})

describe('recording a fact', () => {
  it('completes its task even before its turn, and dates the case', () => {
    const { conveyance, plan } = recordFact(
      aCase(),
      { fact: 'memo_confirmed', on: '2026-09-18' },
      tom,
      OPENED,
    )
    expect(taskOf(plan, 'sale-memo')).toMatchObject({ done_by: 'fact:memo_confirmed' })
    expect(conveyance.key_dates.memo_on).toBe('2026-09-18')
    expect(taskOf(plan, 'pack-assembled')?.due_on).toBe('2026-10-02')
  })

  it('known already changes nothing', () => {
    const once = withFacts(aCase(), ['memo_confirmed'])
    const twice = recordFact(once, { fact: 'memo_confirmed' }, eleanor, at('2026-10-01'))
    expect(twice).toEqual({ ...once, events: [] })
  })

  it('of a day to come is refused', () => {
    const ahead = { fact: 'memo_confirmed', on: '2026-09-23' } as const
    expect(refusalOf(() => recordFact(aCase(), ahead, tom, OPENED)).detail.fields).toEqual({
      on: ['Enter a date that is not in the future.'],
    })
  })

  it('with a form of its own is refused', () => {
    const exchanged = { fact: 'exchanged' } as const
    expect(refusalOf(() => recordFact(aCase(), exchanged, tom, OPENED)).status).toBe(409)
  })

  it('that a priority search is clear protects for thirty working days', () => {
    const lodged = withFacts(aCase('purchase'), ['priority_search_clear'], at('2026-11-20'))
    expect(lodged.conveyance.key_dates.os1_expires_on).toBe('2027-01-06')
    expect(lodged.conveyance.summary.expires_on).toBe('2027-01-06')
  })

  it('that the local search is back keeps it fresh for six months, unless a day is set', () => {
    const back = withFacts(aCase('purchase'), ['local_search_received'], at('2026-10-14'))
    expect(back.conveyance.key_dates.searches_expire_on).toBe('2027-04-14')
  })

  it('settles the further rounds of enquiries when all are accepted', () => {
    const asked = workedUntil(aCase(), 'enquiries_accepted', at('2026-11-03'))
    const reopened = aCase()
    expect(taskOf(asked.plan, 'further-rounds')?.status).toBe('done')
    const accepted = withFacts(reopened, ['enquiries_accepted'])
    expect(taskOf(accepted.plan, 'further-rounds')).toMatchObject({
      status: 'done',
      done_by: 'fact:enquiries_accepted',
    })
  })
})
