import { describe, expect, it } from 'vitest'
import { complete } from '#domain/conveyance/completion'
import { completionMissing } from '#domain/conveyance/guards'
import { taskOf } from '#domain/conveyance/plan/plan'
import { refusalOf } from '../refusal-of.ts'
import { aCase, at, eleanor, withDetails, workedUntil } from './fixture.ts'

const DAY = at('2026-12-11')
const input = { at: '09:40', spoke_to: 'Sunita Rao' }

describe('completion', () => {
  it('records the moment, the keys and who confirmed', () => {
    const { conveyance, events } = complete(
      workedUntil(aCase(), 'completed', DAY),
      input,
      eleanor,
      DAY,
    )
    expect(conveyance.status).toBe('completed')
    expect(conveyance.key_dates.completed_at).toBe('2026-12-11T09:40:00.000Z')
    expect(conveyance.facts.completed?.note).toBe('Confirmed by Sunita Rao')
    expect(conveyance.facts.keys_released?.at).toBe('2026-12-11T09:40:00.000Z')
    expect(events[0]?.name).toBe('conveyance.completed')
  })

  it('a day late reckons what follows, and the tax, from the day itself', () => {
    const late = at('2026-12-14')
    const { conveyance, plan } = complete(
      workedUntil(
        workedUntil(aCase('purchase'), 'transfer_approved', at('2026-11-27')),
        'completed',
        late,
      ),
      input,
      eleanor,
      late,
    )
    expect(conveyance.key_dates).toMatchObject({
      completion_on: '2026-12-11',
      completed_on: '2026-12-14',
      sdlt_due_on: '2026-12-28',
    })
    expect(taskOf(plan, 'tax-filed')).toMatchObject({
      due_on: '2026-12-24',
      was_due_on: '2026-12-21',
    })
  })

  it('names at once everything that is missing', () => {
    const exchanged = workedUntil(aCase(), 'requisitions_replied', at('2026-11-27'))
    const refusal = refusalOf(() => complete(exchanged, input, eleanor, DAY))
    expect(refusal.code).toBe('conveyance.not_ready_to_complete')
    expect(refusal.detail.missing?.map((it) => it.what)).toEqual([
      'Completion requisitions replied to',
      'Transfer approved',
      'Redemption figure checked by call-back',
      'Completion statement sent',
      'Completion money received',
    ])
  })

  it('of a sale without a mortgage needs no redemption figure', () => {
    const exchanged = workedUntil(aCase('sale', { lender: null }), 'requisitions_replied', DAY)
    const missing = completionMissing(exchanged).map((it) => it.what)
    expect(missing).not.toContain('Redemption figure checked by call-back')
    const mortgaged = withDetails(exchanged, {
      lender: { name: 'X', ref: null, amount: null, email: null, phone: null },
    })
    expect(completionMissing(mortgaged).map((it) => it.what)).toContain(
      'Redemption figure checked by call-back',
    )
  })

  it('before the agreed day, on a Sunday or without the amount needs a reason, which is kept', () => {
    const early = at('2026-12-06')
    const ready = workedUntil(
      workedUntil(aCase(), 'requisitions_replied', at('2026-11-27')),
      'completed',
      early,
    )
    const { funds_received: received, ...others } = ready.conveyance.facts
    if (!received) throw new Error('no money was received')
    const { evidence: _, ...withoutAmount } = received
    const facts = { ...others, funds_received: withoutAmount }
    const records = { ...ready, conveyance: { ...ready.conveyance, facts } }
    const refusal = refusalOf(() => complete(records, input, eleanor, early))
    expect(refusal.detail.fields?.['reason']).toEqual([
      'The agreed date is Friday 11 December. Sunday 6 December is not a working day. Completion money received: no amount is recorded. Enter a reason for completing anyway.',
    ])
    const reason = 'Both sides are ready'
    const { conveyance, events } = complete(records, { ...input, reason }, eleanor, early)
    expect(conveyance.key_dates).toMatchObject({
      completion_on: '2026-12-11',
      completed_on: '2026-12-06',
    })
    expect(conveyance.completion).toMatchObject({ confirmed_by: 'Sunita Rao', reason })
    expect(conveyance.completion?.unusual).toHaveLength(3)
    expect(events[0]?.detail).toMatchObject({ reason })
  })

  it('before exchange, in the future or twice is refused', () => {
    const ready = workedUntil(aCase(), 'completed', DAY)
    const refused = (change: object) =>
      refusalOf(() => complete(ready, { ...input, ...change }, eleanor, DAY))
    expect(refused({ at: '10:30' }).detail.fields).toHaveProperty('at')
    expect(refused({ on: '2026-11-26' }).detail.fields).toHaveProperty('on')
    const done = complete(ready, input, eleanor, DAY)
    expect(refusalOf(() => complete(done, input, eleanor, DAY)).code).toBe(
      'conveyance.already_completed',
    )
  })

  it('of a remortgage follows no exchange', () => {
    const ready = workedUntil(aCase('remortgage'), 'completed', DAY)
    expect(ready.conveyance.status).toBe('ready_to_exchange')
    expect(complete(ready, input, eleanor, DAY).conveyance.status).toBe('completed')
  })

  it('of a transfer without tax sets no tax return', () => {
    const day = (flags: 'tax_due'[]) =>
      complete(
        workedUntil(aCase('transfer-of-equity', { flags }), 'completed', DAY),
        input,
        eleanor,
        DAY,
      ).conveyance.key_dates.sdlt_due_on
    expect(day([])).toBeNull()
    expect(day(['tax_due'])).toBe('2026-12-25')
  })
})
