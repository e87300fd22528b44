import { describe, expect, test } from 'vitest'
import type { CaseRecords } from '#domain/conveyance/conveyance'
import type { Evidence } from '#domain/conveyance/evidence/evidence'
import { identityCheckedUntil } from '#domain/conveyance/evidence/identity-validity'
import { recordEvidence } from '#domain/conveyance/evidence/recording'
import { exchange } from '#domain/conveyance/exchange'
import { expiryWarnings, warningsAtExchange } from '#domain/conveyance/expiries'
import { historyText } from '#domain/conveyance/history'
import { refusalOf } from '../../refusal-of.ts'
import {
  aCase,
  at,
  eleanor,
  exchangeInput,
  identityChecked,
  tom,
  withFacts,
  workedUntil,
} from '../fixture.ts'

const today = '2026-10-01'
const opened = () => withFacts(aCase(), ['conflict_clear'])
const checked = (change: Partial<Evidence> = {}, of: CaseRecords = opened()) =>
  identityChecked(of, at(today), change)
const warned = (change: Partial<Evidence>) => expiryWarnings(checked(change).conveyance, today)
const factsOf = ({ conveyance }: CaseRecords) => conveyance.facts.identity_checked

describe('an identity check', () => {
  test('is recorded by its second person, and never on its task', () => {
    expect(factsOf(checked())).toMatchObject({ by: tom, recorded_by: eleanor })
    const refusal = refusalOf(() =>
      recordEvidence(
        opened(),
        {
          task: 'identity',
          who: 'Margaret Ellison',
          seen: 'Passport',
          on: today,
          how: 'in_person',
          expires_on: null,
        },
        tom,
        at(today),
      ),
    )
    expect(refusal.code).toBe('task.under_compliance')
  })

  test('says in the history when its document expires', () => {
    const [event] = checked({ expires_on: '2031-05-04' }).events
    expect(event && historyText({ name: event.name, fields: { ...event.detail } })).toContain(
      'expires on 4 May 2031',
    )
  })

  test('names a document that expires before completion', () => {
    expect(warned({ expires_on: '2026-12-10' })).toEqual([
      'The identity document of Margaret Ellison expires on Thursday 10 December, before completion on Friday 11 December.',
    ])
    expect(warned({ expires_on: '2026-12-11' })).toEqual([])
  })

  test('goes out of date twelve months after its day', () => {
    expect(identityCheckedUntil('2025-11-30')).toBe('2026-11-30')
    expect(warned({ on: '2025-12-10' })).toEqual([
      'The identity check goes out of date on Thursday 10 December, before completion on Friday 11 December.',
    ])
    expect(warned({ on: '2025-12-11' })).toEqual([])
    expect(warned({ on: '2025-09-30' })).toEqual([
      'The identity check went out of date on Wednesday 30 September.',
    ])
  })

  test('counts among the days of a case that lists and My day go by', () => {
    expect(checked({ expires_on: '2026-12-10' }).conveyance.summary.expires_on).toBe('2026-12-10')
    expect(checked().conveyance.summary.expires_on).toBe('2027-10-01')
  })

  test('is renewed without being withdrawn, also after exchange', () => {
    const outdated = checked({ on: '2025-09-30' })
    const renewed = checked({ who: 'Margaret and David Ellison' }, outdated)
    expect(expiryWarnings(renewed.conveyance, today)).toEqual([])
    expect(renewed.events).toMatchObject([{ name: 'fact.recorded', changed: ['identity_checked'] }])
    expect(factsOf(renewed)?.evidence?.who).toBe('Margaret and David Ellison')
  })
})

test('exchange goes ahead with what ends before completion, and keeps the warnings', () => {
  const day = at('2026-11-27')
  const ready = workedUntil(aCase(), 'exchanged', day)
  const again = identityChecked(ready, day, { on: '2025-12-10' })
  const warning =
    'The identity check goes out of date on Thursday 10 December, before completion on Friday 11 December.'
  const days = { on: '2026-11-27', completion_on: '2026-12-11' }
  expect(warningsAtExchange(again.conveyance, days)).toEqual([warning])
  expect(
    warningsAtExchange(again.conveyance, { ...days, completion_on: '2026-12-10' })[0],
  ).toContain('in 13 days')
  const { conveyance, events } = exchange(again, exchangeInput, eleanor, day)
  expect(conveyance.status).toBe('exchanged')
  expect(conveyance.exchange?.warnings).toEqual([warning])
  const [event] = events
  expect(event && historyText({ name: event.name, fields: { ...event.detail } })).toContain(warning)
})
