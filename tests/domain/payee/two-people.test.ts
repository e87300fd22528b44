import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Conveyance } from '#domain/conveyance/conveyance'
import { type PayeeAct, payeeActs, waitsUntil } from '#domain/payee/acts'
import type { NameCheckEntry } from '#domain/payee/bodies'
import {
  calledBack,
  nameChecked,
  verified,
  withNewDetails,
  withoutChange,
} from '#domain/payee/changing'
import { heldSince, numbersBefore, numbersHeld } from '#domain/payee/numbers'
import { type Payee, payeeView } from '#domain/payee/payee'
import type { ActingPerson } from '#domain/user/acting-person'
import { repeats } from '../../support/repeats.ts'
import { aCase } from '../conveyance/fixture.ts'
import { refusalOf } from '../refusal-of.ts'

const HELD = '+441632960118'
const START = Date.parse('2026-11-02T09:00:00.000Z')
const at = (hours: number) => new Date(START + hours * 3_600_000).toISOString()

const person = (id: string): ActingPerson => ({
  id,
  type: 'staff',
  permissions: [{ name: 'conveyance.update' }, { name: 'bank-details.update' }],
  roles: [],
  read_only: false,
  contact_id: null,
  agency_id: null,
})
const named = (id: string) => ({ id, name: id })

const conveyance: Conveyance = aCase().conveyance

const payee: Payee = {
  id: 'p',
  version: 1,
  conveyance_id: conveyance.id,
  kind: 'client',
  name: 'Margaret Ellison',
  account: null,
  change: null,
  by: named('A'),
  created_at: at(0),
}
const account = (id: string) => ({
  id,
  holder: 'M Ellison',
  ending: '41',
  sealed: 'x',
  reason: 'Letter',
})
const matching = {
  version: 0,
  result: 'match',
  asked: 'Our bank',
  returned: null,
  reason: null,
} as const
const held = [{ who: 'Margaret', phone: HELD }]

type Step = { readonly who: string; readonly act: PayeeAct; readonly hours: number }

const step: fc.Arbitrary<Step> = fc.record({
  who: fc.constantFrom('A', 'B'),
  act: fc.constantFrom<PayeeAct>('change', 'check', 'call', 'approve', 'reject'),
  hours: fc.constantFrom(0, 1, 12, 25),
})

const aloneStep = step.map((it) => ({ ...it, who: 'A' }))

/** Does what may be done, and leaves the payee as it is where it may not. */
const after = (before: Payee, { who, act }: Step, now: string, index: number): Payee => {
  if (payeeActs(person(who), conveyance, payeeView(before), now)[act] !== true) return before
  const stamp = { by: named(who), now }
  if (act === 'change') return withNewDetails(before, account(`${index}`), held, stamp)
  if (before.change === null) return before
  const call = { version: 0, phone: HELD, source: null, spoke_to: 'Margaret' }
  if (act === 'check') return nameChecked(before, before.change, matching, stamp)
  if (act === 'call') return calledBack(before, before.change, call, stamp)
  return act === 'approve' ? verified(before, before.change, stamp) : withoutChange(before)
}

const run = (steps: readonly Step[], look: (before: Payee, now: Payee, at: string) => void) => {
  let [current, clock] = [payee, 0]
  for (const [index, it] of steps.entries()) {
    clock += it.hours
    const next = after(current, it, at(clock), index)
    look(current, next, at(clock))
    current = next
  }
  return current
}

describe('bank details, in random orders of acts', () => {
  test('are never completed by one person alone', () => {
    const alone = fc.array(aloneStep, { maxLength: 30 })
    fc.assert(
      fc.property(alone, (steps) => {
        expect(run(steps, () => undefined).account).toBeNull()
      }),
      { numRuns: repeats(500, 10_000) },
    )
  })

  test('change by a call, two people and 24 hours alone', () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 40 }), (steps) => {
        run(steps, (before, now, moment) => {
          if (now.account?.id === before.account?.id) return
          const { change } = before
          expect(now.account?.approved_by.id).not.toBe(change?.asked.by.id)
          expect(now.account?.approved_by.id).not.toBe(change?.call?.by.id)
          expect(change?.call?.phone).toBe(HELD)
          expect(change?.name_check?.result).toBe('match')
          if (change === null) throw new Error('nothing waited')
          expect(moment >= waitsUntil({ ...change, contact_changed_at: null })).toBe(true)
        })
      }),
      { numRuns: repeats(500, 10_000) },
    )
  })

  test('do change when both do their part', () => {
    const changed = run(
      [
        { who: 'A', act: 'change', hours: 0 },
        { who: 'A', act: 'check', hours: 0 },
        { who: 'A', act: 'call', hours: 1 },
        { who: 'B', act: 'approve', hours: 25 },
      ],
      () => undefined,
    )
    expect(changed.account).toMatchObject({ asked_by: { id: 'A' }, approved_by: { id: 'B' } })
  })
})

describe('a call-back', () => {
  const stamp = { by: named('A'), now: at(1) }
  const waiting = (numbers: typeof held) => {
    const { change } = withNewDetails(payee, account('1'), numbers, stamp)
    if (change === null) throw new Error('nothing waits')
    return change
  }
  const call = { version: 1, phone: '+447700900123', source: null, spoke_to: 'Somebody' }

  test('to a number that we did not hold is refused', () => {
    const refusal = refusalOf(() => calledBack(payee, waiting(held), call, stamp))
    expect(refusal.detail.fields).toHaveProperty('phone')
  })

  test('to somebody whose number we never held needs where it was found', () => {
    const change = waiting([])
    expect(refusalOf(() => calledBack(payee, change, call, stamp)).detail.fields).toHaveProperty(
      'source',
    )
    const found = { ...call, source: 'The SRA register' }
    expect(calledBack(payee, change, found, stamp).change?.call?.source).toBe('The SRA register')
  })

  test('goes to the numbers of whoever is paid', () => {
    const clients = conveyance.clients.map((it) => ({ ...it, phone: HELD }))
    expect(numbersHeld('client', { ...conveyance, clients }, null)).toHaveLength(clients.length)
    expect(numbersHeld('public_body', { ...conveyance, clients }, HELD)).toEqual([])
  })
})

test('no digits stand in what readers get', () => {
  const asked = withNewDetails(payee, { ...account('1'), sealed: 'SEALED' }, held, {
    by: named('A'),
    now: at(0),
  })
  expect(JSON.stringify(payeeView(asked))).not.toContain('SEALED')
})

test('a number that a change within a day brought does not count as held, one that it left does', () => {
  const numbers = [
    { who: 'A', phone: HELD },
    { who: 'B', phone: '+447700900118' },
  ]
  const change = { field: 'clients 2 phone', from: '', to: '+447700900118' }
  expect(numbersBefore(numbers, [change])).toEqual([numbers[0]])
  expect(numbersBefore(numbers, [{ ...change, from: `${change.to}, x` }])).toEqual(numbers)
  expect(heldSince(at(24))).toBe(at(0))
})

describe('a name check', () => {
  const stamp = { by: named('A'), now: at(1) }
  const asked = withNewDetails(payee, account('1'), held, stamp)
  const waiting = asked.change
  if (waiting === null) throw new Error('nothing waits')
  const call = { version: 0, phone: HELD, source: null, spoke_to: 'Margaret' }
  const verdict = (entry: NameCheckEntry | null) => {
    const called = calledBack(asked, waiting, call, stamp)
    if (called.change === null) throw new Error('nothing waits')
    const checked = entry === null ? called : nameChecked(called, called.change, entry, stamp)
    const { approve } = payeeActs(person('B'), conveyance, payeeView(checked), at(30))
    return approve === true ? 'may be approved' : approve.code
  }
  const entry = { ...matching, returned: null, reason: null }

  test.each([
    ['missing', null, 'payee.name_not_checked'],
    ['a match', entry, 'may be approved'],
    [
      'a close match with its name and a reason',
      { ...entry, result: 'close', returned: 'Mrs M E Ellison', reason: 'Her middle name' },
      'may be approved',
    ],
    ['no match', { ...entry, result: 'no_match' }, 'payee.no_match'],
    [
      'no answer, with a reason',
      { ...entry, result: 'unavailable', reason: 'A statement in her name' },
      'may be approved',
    ],
  ] as const)('that is %s', (_, given, expected) => {
    expect(verdict(given as NameCheckEntry | null)).toBe(expected)
  })

  test('that is close or without an answer needs what came back and a reason', () => {
    const fieldsOf = (given: object) =>
      Object.keys(
        refusalOf(() => nameChecked(asked, waiting, { ...entry, ...given }, stamp)).detail.fields ??
          {},
      )
    expect(fieldsOf({ result: 'close' })).toEqual(['returned', 'reason'])
    expect(fieldsOf({ result: 'unavailable' })).toEqual(['reason'])
  })
})
