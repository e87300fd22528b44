import { describe, expect, test } from 'vitest'
import type { CaseRecords } from '#domain/conveyance/conveyance'
import { mayRecordEvidence } from '#domain/conveyance/evidence/acts'
import { identityCheckedUntil } from '#domain/conveyance/evidence/identity-validity'
import { recordEvidence } from '#domain/conveyance/evidence/recording'
import { exchange } from '#domain/conveyance/exchange'
import { expiryWarnings, warningsAtExchange } from '#domain/conveyance/expiries'
import { historyText } from '#domain/conveyance/history'
import { findTask } from '#domain/conveyance/plan/task-finding'
import { refusalOf } from '../../refusal-of.ts'
import { aCase, at, eleanor, exchangeInput, tom, withFacts, workedUntil } from '../fixture.ts'

const today = '2026-10-01'
const check = {
  task: 'identity',
  who: 'Margaret Ellison',
  seen: 'Passport and council tax bill',
  on: today,
  how: 'in_person',
  expires_on: null,
} as const

const opened = () => withFacts(aCase(), ['conflict_clear'])
const checked = (change: object = {}, of: CaseRecords = opened()) =>
  recordEvidence(of, { ...check, ...change }, tom, at(today))
const warned = (change: object) => expiryWarnings(checked(change).conveyance, today)
const factsOf = ({ conveyance }: CaseRecords) => conveyance.facts.identity_checked

describe('an identity check', () => {
  test('is not recorded without saying when a document expires, or that none does', () => {
    const faultOf = (expires_on: string | undefined) =>
      refusalOf(() => recordEvidence(opened(), { ...check, expires_on }, tom, at(today))).detail
        .fields
    expect(faultOf(undefined)).toEqual({
      expires_on: ['Enter the date, or say that nothing seen expires.'],
    })
    expect(faultOf('2026-09-30')).toEqual({
      expires_on: ['This had expired on the day it was seen. Ask for a current document.'],
    })
    expect(factsOf(checked())?.evidence?.expires_on).toBeNull()
    expect(factsOf(checked({ expires_on: '2031-05-04' }))?.evidence?.expires_on).toBe('2031-05-04')
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
    expect(mayRecordEvidence(outdated, findTask(outdated, 'identity'))).toBe(true)
    expect(mayRecordEvidence(outdated, findTask(outdated, 'conflict-check'))).not.toBe(true)
  })
})

test('exchange goes ahead with what ends before completion, and keeps the warnings', () => {
  const day = at('2026-11-27')
  const ready = workedUntil(aCase(), 'exchanged', day)
  const again = recordEvidence(ready, { ...check, on: '2025-12-10' }, tom, day)
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
