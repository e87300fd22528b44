import { describe, expect, it } from 'vitest'
import { setCounts } from '#domain/conveyance/counts'
import { exchange } from '#domain/conveyance/exchange'
import { exchangeMissing } from '#domain/conveyance/guards'
import { holdCase } from '#domain/conveyance/hold'
import { factNames } from '#domain/conveyance/plan/fact'
import { taskOf } from '#domain/conveyance/plan/plan'
import { refusalOf } from '../refusal-of.ts'
import { aCase, at, eleanor, exchangeInput, withFacts, workedUntil } from './fixture.ts'

const NOW = at('2026-11-27')
const ready = (matter: 'sale' | 'purchase' = 'sale', change = {}) =>
  workedUntil(aCase(matter, change), 'exchanged', NOW)
const fieldsOf = (change: object) =>
  refusalOf(() => exchange(ready(), { ...exchangeInput, ...change }, eleanor, NOW)).detail.fields

describe('exchange', () => {
  it('binds: fact, key dates, deposit and status', () => {
    const { conveyance, events } = exchange(ready(), exchangeInput, eleanor, NOW)
    expect(conveyance.status).toBe('exchanged')
    expect(conveyance.key_dates).toMatchObject({
      exchanged_on: '2026-11-27',
      exchanged_at: '2026-11-27T09:30:00.000Z',
      completion_on: '2026-12-11',
      sdlt_due_on: null,
    })
    expect(conveyance.facts.exchanged?.note).toBe(
      'Formula B, with Sunita Rao; deposit held by Ashgrove Pym',
    )
    expect(conveyance.exchange).toMatchObject({ formula: 'B', waivers: [] })
    expect(events[0]).toMatchObject({ name: 'conveyance.exchanged' })
  })

  it('reckons every later task again from the completion date agreed', () => {
    const before = ready()
    const { plan } = exchange(
      before,
      { ...exchangeInput, completion_on: '2026-12-18' },
      eleanor,
      NOW,
    )
    expect(taskOf(before.plan, 'transfer-approved')?.due_on).toBe('2026-12-04')
    expect(taskOf(plan, 'transfer-approved')).toMatchObject({
      due_on: '2026-12-11',
      was_due_on: '2026-12-04',
    })
    expect(taskOf(plan, 'keys-plan')?.due_on).toBe('2026-12-16')
    expect(taskOf(plan, 'funds-received')?.due_on).toBe('2026-12-18')
  })

  it('never makes a task due before today', () => {
    const { plan } = exchange(
      ready(),
      { ...exchangeInput, completion_on: '2026-11-30' },
      eleanor,
      NOW,
    )
    expect(taskOf(plan, 'transfer-approved')?.due_on).toBe('2026-11-27')
    expect(taskOf(plan, 'funds-received')?.due_on).toBe('2026-11-30')
  })

  it.each([
    ['England', '2026-12-25'],
    ['Wales', '2027-01-10'],
  ] as const)('of a purchase in %s puts the tax return at %s', (nation, day) => {
    const { conveyance } = exchange(ready('purchase', { nation }), exchangeInput, eleanor, NOW)
    expect(conveyance.key_dates.sdlt_due_on).toBe(day)
  })

  it('names at once everything that a sale still lacks', () => {
    const missing = exchangeMissing(aCase())
    expect(missing.map((it) => it.what)).toEqual(
      (
        [
          'conflict_clear',
          'terms_signed',
          'identity_checked',
          'risk_assessed',
          'enquiries_accepted',
          'contract_signed',
          'deposit_held',
          'completion_proposed',
          'authority_to_exchange',
        ] as const
      ).map((fact) => factNames[fact]),
    )
    expect(missing.at(-1)?.href).toBe('/conveyances/v-1?tab=milestones#task-authority')
    const refusal = refusalOf(() => exchange(aCase(), exchangeInput, eleanor, NOW))
    expect(refusal).toMatchObject({ status: 409, code: 'conveyance.not_ready_to_exchange' })
    expect(refusal.detail.missing).toEqual(missing)
  })

  it('asks of a purchase its searches, report, insurance and, with a lender, the offer', () => {
    const missingOf = (change = {}) =>
      exchangeMissing(aCase('purchase', change)).map((it) => it.what)
    const wanted = [
      'Searches reviewed',
      'Report on title sent',
      'Buildings insurance ready',
      'Source of funds accepted',
    ]
    expect(missingOf()).toEqual(expect.arrayContaining([...wanted, 'Mortgage offer received']))
    expect(missingOf({ lender: null })).toEqual(expect.arrayContaining(wanted))
    expect(missingOf({ lender: null })).not.toContain('Mortgage offer received')
  })

  it('with enquiries open is refused unless they are waived with a reason', () => {
    const open = setCounts(
      ready(),
      { enquiries_raised: 11, enquiries_answered: 11, enquiries_accepted: 9, enquiries_open: 2 },
      eleanor,
      NOW,
    )
    expect(open.conveyance.facts.enquiries_accepted).toBeUndefined()
    expect(exchangeMissing(open).map((it) => it.what)).toEqual(['2 enquiries are still open'])
    const waivers = [{ what: 'enquiries_accepted', reason: 'Insured instead' } as const]
    const { conveyance, plan } = exchange(open, { ...exchangeInput, waivers }, eleanor, NOW)
    expect(conveyance.status).toBe('exchanged')
    expect(conveyance.facts.enquiries_accepted).toBeUndefined()
    expect(conveyance.exchange?.waivers).toEqual(waivers)
    expect(taskOf(plan, 'enquiries-accepted')).toMatchObject({
      status: 'skipped',
      skip_reason: 'Waived at exchange: Insured instead',
    })
  })

  it('waives nothing else', () => {
    const waivers = [{ what: 'enquiries_accepted', reason: 'Insured' } as const]
    const refusal = refusalOf(() => exchange(aCase(), { ...exchangeInput, waivers }, eleanor, NOW))
    expect(refusal.detail.missing?.map((it) => it.what)).toContain('Contract signed')
    expect(refusal.detail.missing?.map((it) => it.what)).not.toContain('All replies accepted')
  })

  it('while the case is on hold is refused, and says why it is', () => {
    const held = holdCase(
      ready(),
      { reason: 'Buyer ill', look_again_on: '2027-01-04' },
      eleanor,
      NOW,
    )
    const refusal = refusalOf(() => exchange(held, exchangeInput, eleanor, NOW))
    expect(refusal.detail.missing?.[0]?.what).toBe('On hold: Buyer ill')
  })

  it('twice, or of a remortgage, is refused', () => {
    const once = exchange(ready(), exchangeInput, eleanor, NOW)
    const codeOf = (records: Parameters<typeof exchange>[0]) =>
      refusalOf(() => exchange(records, exchangeInput, eleanor, NOW)).code
    expect(codeOf(once)).toBe('conveyance.already_exchanged')
    expect(codeOf(aCase('remortgage'))).toBe('conveyance.exchanges_nothing')
  })

  it.each([
    [
      { completion_on: '2026-12-12' },
      'completion_on',
      'Saturday 12 December is not a working day. The next is Monday 14 December.',
    ],
    [{ completion_on: '2026-11-26' }, 'completion_on', 'Completion cannot be before exchange.'],
    [{ at: '10:01' }, 'at', 'Enter a time that is not in the future.'],
    [{ on: '2026-11-28' }, 'at', 'Enter a time that is not in the future.'],
    [{ on: '2026-09-21' }, 'on', 'Enter a date on or after instruction.'],
    [{ deposit: 412_500_01 }, 'deposit', 'The deposit is more than the price.'],
  ])('with %o names the field %s', (change, field, words) => {
    expect(fieldsOf(change)?.[field]).toEqual([words])
  })

  it('on the day of completion itself is possible', () => {
    const { conveyance } = exchange(
      ready(),
      { ...exchangeInput, completion_on: '2026-11-27' },
      eleanor,
      NOW,
    )
    expect(conveyance.key_dates.completion_on).toBe('2026-11-27')
  })

  it('rests on facts, not on ticks: a case with every fact may exchange early', () => {
    const facts = [
      'conflict_clear',
      'terms_signed',
      'identity_checked',
      'risk_assessed',
      'enquiries_accepted',
      'contract_signed',
      'deposit_held',
      'completion_proposed',
      'authority_to_exchange',
    ] as const
    const bare = withFacts(aCase(), facts)
    expect(exchangeMissing(bare)).toEqual([])
    expect(exchange(bare, exchangeInput, eleanor, NOW).conveyance.status).toBe('exchanged')
  })
})
