import { describe, expect, it } from 'vitest'
import type { CaseRecords } from '#domain/conveyance/conveyance'
import { approveEvidence, rejectEvidence } from '#domain/conveyance/evidence/approval'
import { recordEvidence } from '#domain/conveyance/evidence/recording'
import { historyText } from '#domain/conveyance/history'
import { recordFact } from '#domain/conveyance/plan/fact-recording'
import { taskOf } from '#domain/conveyance/plan/plan'
import { completeTask } from '#domain/conveyance/plan/task-completion'
import { refusalOf } from '../../refusal-of.ts'
import { aCase, at, eleanor, OPENED, tom, withFacts, workedUntil } from '../fixture.ts'

const seen = {
  who: 'Margaret Ellison',
  seen: 'Clients, matters and parties searched; no match',
  on: '2026-09-22',
  how: 'records',
} as const
const conflict = { task: 'conflict-check', ...seen }

const day = at('2026-12-11')
const payment = {
  task: 'funds-sent',
  who: 'Brookes Tanner',
  seen: 'Account verified by telephone',
  on: '2026-12-11',
  how: 'bank',
  amount: 371_250_00,
  reference: 'CH-42',
} as const
const readyToSend = () => workedUntil(aCase('purchase'), 'funds_sent', day)
const factsOf = ({ conveyance }: CaseRecords) => conveyance.facts

describe('a step that regulation rests on', () => {
  it('is refused as a mere tick or fact, and says what is needed', () => {
    const reasons = [
      refusalOf(() => completeTask(aCase(), { task: 'conflict-check' }, tom, OPENED)),
      refusalOf(() => recordFact(aCase(), { fact: 'identity_checked' }, tom, OPENED)),
    ]
    for (const { status, code, message } of reasons)
      expect({ status, code, message }).toEqual({
        status: 409,
        code: 'fact.needs_evidence',
        message: 'Record who was checked, what was seen, when and how.',
      })
  })

  it('is done by its record, which stays on the fact and in the history', () => {
    const { conveyance, plan, events } = recordEvidence(aCase(), conflict, tom, OPENED)
    expect(conveyance.facts.conflict_clear).toEqual({
      at: OPENED,
      by: tom,
      evidence: { ...seen, amount: null, reference: null, expires_on: null, gift: null },
    })
    expect(taskOf(plan, 'conflict-check')?.status).toBe('done')
    const [first] = events
    expect(first && historyText({ name: first.name, fields: { ...first.detail } })).toBe(
      'Conflict check clear: Margaret Ellison; Clients, matters and parties searched; no match; search of our records on 22 Sep',
    )
  })

  it('refuses a day to come, another way, and money without its amount', () => {
    const faults = (records: CaseRecords, input: Parameters<typeof recordEvidence>[1]) =>
      Object.keys(refusalOf(() => recordEvidence(records, input, tom, day)).detail.fields ?? {})
    expect(faults(aCase(), { ...conflict, on: '2026-12-12', how: 'email' })).toEqual(['on', 'how'])
    expect(faults(readyToSend(), { ...payment, amount: null })).toEqual(['amount'])
  })

  it('is not recorded on its task where two people check it under compliance', () => {
    const bought = withFacts(aCase('purchase'), ['conflict_clear', 'terms_signed'])
    const funds = { ...seen, task: 'source-of-funds', how: 'bank', amount: 41_250_00 } as const
    expect(refusalOf(() => recordEvidence(bought, funds, tom, OPENED)).code).toBe(
      'task.under_compliance',
    )
  })

  it('of a task that needs none finds nothing to record', () => {
    const memo = { ...seen, task: 'sale-memo' }
    expect(refusalOf(() => recordEvidence(aCase(), memo, tom, OPENED)).code).toBe(
      'task.needs_no_evidence',
    )
  })
})

describe('money that two people send', () => {
  it('waits for a second person, who sees what the first recorded', () => {
    const recorded = recordEvidence(readyToSend(), payment, eleanor, day)
    expect(factsOf(recorded).funds_sent).toBeUndefined()
    expect(recorded.conveyance.pending_evidence.funds_sent).toMatchObject({
      by: eleanor,
      evidence: { who: 'Brookes Tanner', amount: 371_250_00, reference: 'CH-42' },
    })
    const refusal = refusalOf(() => approveEvidence(recorded, { task: 'funds-sent' }, eleanor, day))
    expect(refusal.code).toBe('task.second_person')
    const approved = approveEvidence(recorded, { task: 'funds-sent' }, tom, day)
    expect(factsOf(approved).funds_sent).toMatchObject({ by: tom, recorded_by: eleanor })
    expect(approved.conveyance.pending_evidence).toEqual({})
    const [first] = approved.events
    expect(first && historyText({ name: first.name, fields: { ...first.detail } })).toMatch(
      /^Completion money sent, recorded by Eleanor Shaw and approved: Brookes Tanner;.*£371,250.00; ref. CH-42$/,
    )
  })

  it('is not recorded twice, and goes back with a reason', () => {
    const recorded = recordEvidence(readyToSend(), payment, eleanor, day)
    expect(refusalOf(() => recordEvidence(recorded, payment, tom, day)).code).toBe(
      'task.awaits_approval',
    )
    const back = rejectEvidence(recorded, { task: 'funds-sent', reason: 'Wrong amount' }, day)
    expect(back.conveyance.pending_evidence).toEqual({})
    expect(back.events[0]?.detail).toEqual({ fact: 'funds_sent', reason: 'Wrong amount' })
    expect(refusalOf(() => approveEvidence(back, { task: 'funds-sent' }, tom, day)).code).toBe(
      'task.nothing_to_approve',
    )
  })
})
