import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { undertakingActs } from '#domain/undertaking/acts'
import type { UndertakingEntry } from '#domain/undertaking/bodies'
import {
  decidedUndertaking,
  dischargedUndertaking,
  newUndertaking,
} from '#domain/undertaking/changing'
import {
  isUndertakingOverdue,
  type Undertaking,
  undertakingsOpen,
} from '#domain/undertaking/undertaking'
import type { ActingPerson } from '#domain/user/acting-person'

const NOW = '2026-11-23T10:00:00.000Z'
const TODAY = '2026-11-23'
const author = { by: { id: 'e', name: 'Eleanor' }, now: NOW }
const second = { by: { id: 'p', name: 'Priya' }, now: NOW }
const evidence = { id: 'd', name: 'DS1.pdf' }

const entry: UndertakingEntry = {
  side: 'given',
  kind: 'redemption',
  firm: 'Hale Moor LLP',
  wording: 'We undertake to redeem the charge.',
  amount: null,
  due_on: '2026-11-30',
  given_on: null,
  requisition_id: null,
}
const made = (more: Partial<UndertakingEntry> = {}) =>
  newUndertaking({ id: 'u', conveyance_id: 'c', number: 1 }, { ...entry, ...more }, author)
const given = () => decidedUndertaking(made(), { is_approved: true, reason: null }, second)
const discharge = { on: TODAY, note: 'The charge is off the register' }

const personWith = (id: string, ...names: readonly string[]): ActingPerson => ({
  ...{ id, type: 'staff', roles: [], read_only: false, contact_id: null, agency_id: null },
  permissions: names.map((name) => ({ name })),
})

describe('an undertaking of ours', () => {
  test('is not owed before a second person approves it, and its author is not one', () => {
    expect([made().status, undertakingsOpen([made()])]).toEqual(['proposed', 0])
    expect(() => decidedUndertaking(made(), { is_approved: true, reason: null }, author)).toThrow(
      'Somebody other than whoever wrote it',
    )
    expect([given().status, given().given_on, undertakingsOpen([given()])]).toEqual([
      'given',
      TODAY,
      1,
    ])
  })

  test('is refused with a reason and never owed', () => {
    const refusal = { is_approved: false, reason: null }
    expect(() => decidedUndertaking(made(), refusal, second)).toThrow()
    const refused = decidedUndertaking(made(), { ...refusal, reason: 'Too wide' }, second)
    expect([refused.status, undertakingsOpen([refused])]).toEqual(['refused', 0])
  })

  test('is discharged by a document alone, on a day since it was given', () => {
    expect(() => dischargedUndertaking(given(), discharge, null, second)).toThrow()
    const early = { ...discharge, on: '2026-11-22' }
    expect(() => dischargedUndertaking(given(), early, evidence, second)).toThrow()
    const discharged = dischargedUndertaking(given(), discharge, evidence, second)
    expect(discharged.discharge).toMatchObject({ document_name: 'DS1.pdf', on: TODAY })
    expect(undertakingsOpen([discharged])).toBe(0)
  })

  test('is overdue after its day while it is owed', () => {
    expect(isUndertakingOverdue(given(), '2026-11-30')).toBe(false)
    expect(isUndertakingOverdue(given(), '2026-12-01')).toBe(true)
    expect(isUndertakingOverdue(made(), '2026-12-01')).toBe(false)
  })

  test('offers its acts to whoever may do them', () => {
    const both = ['undertakings.update', 'conveyance.update']
    expect(undertakingActs(made(), personWith('p', ...both)).decide).toBe(true)
    expect(undertakingActs(made(), personWith('e', ...both)).decide).not.toBe(true)
    expect(undertakingActs(made(), personWith('p', 'conveyance.update')).decide).not.toBe(true)
    expect(undertakingActs(given(), personWith('p', 'conveyance.update')).discharge).toBe(true)
    expect(undertakingActs(made(), personWith('p', ...both)).discharge).not.toBe(true)
  })
})

test('an undertaking of the other side is owed from the day on which we received it', () => {
  expect(() => made({ side: 'received' })).toThrow()
  const received = made({ side: 'received', given_on: '2026-11-20' })
  expect([received.status, received.given_on, undertakingsOpen([received])]).toEqual([
    'given',
    '2026-11-20',
    0,
  ])
})

const acts: readonly ((it: Undertaking, isSure: boolean) => Undertaking)[] = [
  (it, is_approved) => decidedUndertaking(it, { is_approved, reason: 'Because' }, second),
  (it, is_approved) => decidedUndertaking(it, { is_approved, reason: null }, author),
  (it, isSure) => dischargedUndertaking(it, discharge, isSure ? evidence : null, second),
  (it, isSure) =>
    dischargedUndertaking(it, { ...discharge, note: '' }, isSure ? evidence : null, author),
]

test('after any acts nothing is discharged without evidence, and nothing is given without a second person', () => {
  const step = fc.record({ act: fc.nat(acts.length - 1), isSure: fc.boolean() })
  const sides = fc.constantFrom('given' as const, 'received' as const)
  fc.assert(
    fc.property(fc.array(step, { maxLength: 20 }), sides, (steps, side) => {
      let it = made({ side, given_on: side === 'received' ? '2026-11-20' : null })
      const { wording } = it
      for (const { act, isSure } of steps)
        try {
          it = acts[act]?.(it, isSure) ?? it
        } catch {
          // A refusal changes nothing.
        }
      expect(it.status === 'discharged').toBe(it.discharge !== null)
      if (it.discharge) expect([it.discharge.document_id, it.discharge.note]).not.toContain('')
      if (side === 'given' && it.given_on !== null) expect(it.decision?.by.id).toBe('p')
      expect(it.wording).toBe(wording)
    }),
  )
})
