import { describe, expect, it } from 'vitest'
import { archiveCase, closeCase } from '#domain/conveyance/closure'
import { Conveyance } from '#domain/conveyance/conveyance'
import { setCounts } from '#domain/conveyance/counts'
import { guardsOf } from '#domain/conveyance/guards'
import { isEnded } from '#domain/conveyance/labels'
import { holderOf } from '#domain/conveyance/plan/current-holder'
import { isSettled, Plan, tasksOf } from '#domain/conveyance/plan/plan'
import { completeTask } from '#domain/conveyance/plan/task-completion'
import { refusalOf } from '../refusal-of.ts'
import { aCase, at, eleanor, exchangeInput, tom, workedUntil } from './fixture.ts'

const COMPLETION_DAY = at('2026-12-11')
const matters = ['sale', 'purchase', 'remortgage', 'transfer-of-equity'] as const

describe('closing a case', () => {
  it.each(matters)('a whole %s, worked task by task, closes', (matter) => {
    const worked = workedUntil(aCase(matter), 'closed', COMPLETION_DAY)
    expect(guardsOf(worked).close).toEqual([])
    expect(worked.conveyance.status).toBe('post_completion')
    const closed = closeCase(worked, {}, tom, at('2027-01-15'))
    expect(closed.conveyance.status).toBe('closed')
    expect(isEnded(closed.conveyance)).toBe(true)
    expect(closed.conveyance.summary.progress).toBe(100)
    expect(closed.plan.milestones.every((one) => one.status !== 'in_progress')).toBe(true)
    expect(holderOf(closed.conveyance, closed.plan, '2027-01-15')).toBeNull()
    expect(Conveyance.parse(closed.conveyance)).toEqual(closed.conveyance)
    expect(Plan.parse(closed.plan)).toEqual(closed.plan)
    expect(closed.events.map((one) => one.name)).toContain('conveyance.status-changed')
  })

  it.each([
    ['sale', 63],
    ['purchase', 62],
  ] as const)('a whole %s settles or sets aside every one of its %i tasks', (matter, count) => {
    const worked = workedUntil(aCase(matter), 'closed', COMPLETION_DAY)
    const closed = closeCase(worked, {}, tom, at('2027-01-15'))
    const tasks = tasksOf(closed.plan)
    expect(tasks).toHaveLength(count)
    expect(tasks.filter((one) => !isSettled(one) && one.status !== 'not_applicable')).toEqual([])
  })

  it('a sale goes through its statuses in order', () => {
    const seen: string[] = []
    const marks = ['terms_signed', 'official_copies_received', 'authority_to_exchange'] as const
    let records = aCase('sale')
    seen.push(records.conveyance.status)
    for (const mark of marks) {
      records = workedUntil(records, mark, at('2026-11-27'))
      seen.push(records.conveyance.status)
    }
    records = workedUntil(records, 'exchange_memorandum_filed', at('2026-11-27'))
    seen.push(records.conveyance.status)
    records = workedUntil(records, 'transfer_dated', COMPLETION_DAY)
    seen.push(records.conveyance.status)
    records = workedUntil(records, 'discharge_received', COMPLETION_DAY)
    seen.push(records.conveyance.status)
    expect(seen).toEqual([
      'opening',
      'onboarding',
      'pre_contract',
      'ready_to_exchange',
      'exchanged',
      'completed',
      'post_completion',
    ])
    expect(records.conveyance.deposit).toBe(exchangeInput.deposit)
  })

  it('a case with money on its ledger and tasks open names everything that is left', () => {
    const worked = workedUntil(aCase('sale'), 'discharge_received', COMPLETION_DAY)
    const refusal = refusalOf(() => closeCase(worked, {}, eleanor, COMPLETION_DAY))
    expect(refusal.status).toBe(409)
    expect(refusal.detail.missing).toEqual([
      {
        what: 'Undertakings discharged',
        href: '/conveyances/v-1?tab=milestones#task-undertakings',
      },
      { what: 'Ledger nil', href: '/conveyances/v-1?tab=milestones#task-ledger-nil' },
      {
        what: 'Get discharge evidence (DS1 or e-DS1)',
        href: '/conveyances/v-1?tab=milestones#task-discharge',
      },
    ])
  })

  it('an undertaking still open keeps a purchase from closing', () => {
    const worked = workedUntil(aCase('purchase'), 'closed', COMPLETION_DAY)
    const owed = setCounts(worked, { undertakings_open: 2 }, eleanor, COMPLETION_DAY)
    expect(guardsOf(owed).close).toEqual([
      { what: '2 undertakings are not discharged', href: '/conveyances/v-1?tab=requisitions' },
    ])
  })

  it('a closed sale is kept six years, a purchase fifteen, or as long as is said', () => {
    const sale = workedUntil(aCase('sale'), 'closed', COMPLETION_DAY)
    const purchase = workedUntil(aCase('purchase'), 'closed', COMPLETION_DAY)
    const now = at('2027-01-15')
    const until = { retained_until: '2040-01-01' }
    expect(closeCase(sale, {}, tom, now).conveyance.key_dates.retained_until).toBe('2034-01-15')
    expect(closeCase(purchase, {}, tom, now).conveyance.key_dates.retained_until).toBe('2042-01-15')
    expect(closeCase(sale, until, tom, now).conveyance.key_dates.retained_until).toBe('2040-01-01')
    const past = { retained_until: '2027-01-15' }
    expect(refusalOf(() => closeCase(sale, past, tom, now)).detail.fields).toHaveProperty(
      'retained_until',
    )
  })

  it('a closed case refuses every change, and only then goes to the archive', () => {
    const worked = workedUntil(aCase('sale'), 'closed', COMPLETION_DAY)
    expect(refusalOf(() => archiveCase(worked, COMPLETION_DAY)).code).toBe('conveyance.not_closed')
    const closed = closeCase(worked, {}, tom, at('2027-01-15'))
    const change = () => completeTask(closed, { task: 'review' }, tom, at('2027-01-16'))
    expect(refusalOf(change).code).toBe('conveyance.ended')
    expect(archiveCase(closed, at('2033-01-16')).conveyance.status).toBe('archived')
  })

  it('the archive task of a sale cannot be ticked past the closing of the case', () => {
    const worked = workedUntil(aCase('sale'), 'closed', COMPLETION_DAY)
    const refusal = refusalOf(() => completeTask(worked, { task: 'archive' }, tom, COMPLETION_DAY))
    expect(refusal.code).toBe('fact.has_its_own_form')
  })
})
