import { describe, expect, it } from 'vitest'
import { Conveyance } from '#domain/conveyance/conveyance'
import { openConveyance } from '#domain/conveyance/opening'
import { isLive, Plan, tasksOf } from '#domain/conveyance/plan/plan'
import { saleWorkflow } from '#domain/conveyance/workflow/sale-default'
import { refusalOf } from '../refusal-of.ts'
import { aCase, eleanor, OPENED, opening, tom } from './fixture.ts'

const given = { id: 'v-1', ref: '26-S-01187' }

describe('opening a conveyance', () => {
  it('draws its plan, opens what can start and says so once', () => {
    const { conveyance, plan, events } = openConveyance(opening(), saleWorkflow, given, OPENED)
    expect(Conveyance.parse(conveyance)).toEqual(conveyance)
    expect(Plan.parse(plan)).toEqual(plan)
    expect(conveyance).toMatchObject({ ref: '26-S-01187', version: 1, status: 'opening' })
    expect(
      tasksOf(plan)
        .filter(isLive)
        .map((it) => it.key),
    ).toEqual(['conflict-check', 'sale-memo', 'welcome-call'])
    expect(events).toMatchObject([
      { name: 'conveyance.opened', subject: 'conveyance', id: 'v-1', version: 1 },
    ])
  })

  it('keeps nothing of what it was opened from but its id and reference', () => {
    const more = { ...given, workflow: saleWorkflow }
    const { conveyance } = openConveyance(opening(), saleWorkflow, more, OPENED)
    expect(conveyance).not.toHaveProperty('workflow')
  })

  it('sets aside the tasks that the case does not need', () => {
    const put = (change: Parameters<typeof aCase>[1]) =>
      tasksOf(aCase('sale', change).plan)
        .filter((it) => it.status === 'not_applicable')
        .map((it) => it.key)
    expect(put({})).toEqual([
      'leasehold-pack',
      'capacity-papers',
      'indemnity',
      'apportionments',
      'notices',
    ])
    const bare = put({ lender: null, agency: null, tenure: 'leasehold', flags: ['probate'] })
    expect(bare).not.toContain('leasehold-pack')
    expect(bare).not.toContain('capacity-papers')
    expect(bare).toContain('mortgage-redeemed')
    expect(bare).toContain('agent-paid')
  })

  it('reckons the first dates and gives work to fee earner and assistant', () => {
    const byKey = Object.fromEntries(tasksOf(aCase().plan).map((it) => [it.key, it]))
    expect(byKey['conflict-check']).toMatchObject({
      due_on: '2026-09-23',
      assignee: { user: eleanor },
    })
    expect(byKey['sale-memo']).toMatchObject({ due_on: '2026-09-25', assignee: { user: tom } })
    expect(byKey['exchange']).toMatchObject({ due_on: '2026-11-27', status: 'pending' })
    expect(byKey['completion-statement']).toMatchObject({ due_on: '2026-12-08' })
    expect(byKey['draft-contract']).toMatchObject({ due_on: null })
  })

  it('without an agent the memorandum is ours to get', () => {
    const memo = tasksOf(aCase('sale', { agency: null }).plan).find((it) => it.key === 'sale-memo')
    expect(memo?.status).toBe('open')
  })

  it('assesses no risk by itself', () => {
    const { conveyance } = aCase()
    expect([conveyance.risk, conveyance.facts.risk_assessed]).toEqual([null, undefined])
  })

  it('refuses a workflow for another matter', () => {
    const open = () => openConveyance(opening('purchase'), saleWorkflow, given, OPENED)
    expect(refusalOf(open).detail.fields).toHaveProperty('matter_type')
  })

  it('names every field that cannot be', () => {
    const wrong = opening('sale', {
      deposit: 500_000_00,
      instructed_on: '2026-09-23',
      exchange_target_on: '2026-11-28',
      completion_on: '2026-12-25',
    })
    const refusal = refusalOf(() => openConveyance(wrong, saleWorkflow, given, OPENED))
    expect(refusal.status).toBe(422)
    expect(refusal.detail.fields).toEqual({
      deposit: ['The deposit is more than the price.'],
      instructed_on: ['Enter a date that is not in the future.'],
      exchange_target_on: [
        'Saturday 28 November is not a working day. The next is Monday 30 November.',
      ],
      completion_on: ['Friday 25 December is not a working day. The next is Tuesday 29 December.'],
    })
  })
})
