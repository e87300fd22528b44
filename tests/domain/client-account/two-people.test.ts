import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type ClientAccount, clientAccountView, noAccount } from '#domain/client-account/account'
import { type ClientAccountAct, clientAccountActs } from '#domain/client-account/acts'
import { confirmed, withNewDetails, withoutChange } from '#domain/client-account/changing'
import { waitOver } from '#domain/payee/acts'
import { isSameAccount } from '#domain/payee/digits'
import type { ActingPerson } from '#domain/user/acting-person'
import { repeats } from '../../support/repeats.ts'

const START = Date.parse('2026-11-02T09:00:00.000Z')
const at = (hours: number) => new Date(START + hours * 3_600_000).toISOString()
const named = (id: string) => ({ id, name: id })

const person = (id: string): ActingPerson => ({
  id,
  type: 'staff',
  permissions: [{ name: 'bank-details.update' }],
  roles: [],
  read_only: false,
  contact_id: null,
  agency_id: null,
})

const details = (id: string) => ({
  id,
  holder: 'Harcourt Client Account',
  bank: 'Severn Bank',
  ending: '78',
  sealed: 'SEALED',
  reason: 'Letter of the bank',
})

type Step = { readonly who: string; readonly act: ClientAccountAct; readonly hours: number }

const step: fc.Arbitrary<Step> = fc.record({
  who: fc.constantFrom('A', 'B'),
  act: fc.constantFrom<ClientAccountAct>('change', 'confirm', 'confirm', 'reject'),
  hours: fc.constantFrom(0, 1, 12, 25),
})

/** Does what may be done, and leaves the account as it is where it may not. */
const after = (before: ClientAccount, { who, act }: Step, now: string, index: number) => {
  if (clientAccountActs(person(who), clientAccountView(before), now)[act] !== true) return before
  const stamp = { by: named(who), now }
  if (act === 'change') return withNewDetails(before, details(`${index}`), stamp)
  if (before.change === null) return before
  return act === 'confirm' ? confirmed(before, before.change, stamp) : withoutChange(before)
}

type Look = (before: ClientAccount, now: ClientAccount, at: string) => void

const run = (steps: readonly Step[], look: Look = () => undefined) => {
  let [current, clock] = [noAccount, 0]
  for (const [index, it] of steps.entries()) {
    clock += it.hours
    const next = after(current, it, at(clock), index)
    look(current, next, at(clock))
    current = next
  }
  return current
}

describe('the details of the firm’s own account, in random orders of acts', () => {
  test('are never completed by one person alone', () => {
    const alone = fc.array(
      step.map((it) => ({ ...it, who: 'A' })),
      { maxLength: 30 },
    )
    fc.assert(
      fc.property(alone, (steps) => {
        expect(run(steps).current).toBeNull()
      }),
      { numRuns: repeats(500, 10_000) },
    )
  })

  test('change by two people and, once there are some, 24 hours alone', () => {
    let changes = 0
    fc.assert(
      fc.property(fc.array(step, { maxLength: 40 }), (steps) => {
        run(steps, (before, now, moment) => {
          if (now.current?.id === before.current?.id) return
          changes += 1
          expect(now.current?.confirmed_by.id).not.toBe(before.change?.asked.by.id)
          expect(now.current?.id).toBe(before.change?.id)
          if (before.current === null) return
          expect(moment >= waitOver(before.change?.asked.at ?? '')).toBe(true)
        })
      }),
      { numRuns: repeats(500, 10_000) },
    )
    expect(changes).toBeGreaterThan(0)
  })
})

test('details that wait leave those of before in use', () => {
  const first = run([
    { who: 'A', act: 'change', hours: 0 },
    { who: 'B', act: 'confirm', hours: 0 },
  ])
  const asked = withNewDetails(first, details('new'), { by: named('A'), now: at(1) })
  expect(asked.current).toEqual(first.current)
  const acts = clientAccountActs(person('B'), clientAccountView(asked), at(2))
  expect(acts.confirm).toMatchObject({ code: 'client-account.waits' })
})

test('no digits stand in what readers get', () => {
  const first = run([
    { who: 'A', act: 'change', hours: 0 },
    { who: 'B', act: 'confirm', hours: 0 },
    { who: 'A', act: 'change', hours: 0 },
  ])
  expect(JSON.stringify(clientAccountView(first))).not.toContain('SEALED')
})

test('two people typed the same account however they wrote the sort code', () => {
  const one = { sort_code: '12-34-56', account_number: '12345678' }
  expect(isSameAccount(one, { ...one, sort_code: '123456' })).toBe(true)
  expect(isSameAccount(one, { ...one, account_number: '12345687' })).toBe(false)
})

test('details that two people entered are never changed by one of them alone', () => {
  const alone = fc.array(
    step.map((it) => ({ ...it, who: 'B' })),
    { maxLength: 30 },
  )
  const begun: readonly Step[] = [
    { who: 'A', act: 'change', hours: 0 },
    { who: 'B', act: 'confirm', hours: 0 },
  ]
  const first = run(begun).current
  let tries = 0
  fc.assert(
    fc.property(alone, (steps) => {
      const after = run([...begun, ...steps])
      tries += after.version > 2 ? 1 : 0
      expect(after.current).toEqual(first)
    }),
    { numRuns: repeats(500, 10_000) },
  )
  expect(tries).toBeGreaterThan(0)
})
