import { expect, test } from 'vitest'
import { checksOf } from '#domain/conveyance/evidence/paper-signature'
import { recordEvidence } from '#domain/conveyance/evidence/recording'
import { requirementOf } from '#domain/conveyance/evidence/requirements'
import { taskOf } from '#domain/conveyance/plan/plan'
import { refusalOf } from '../../refusal-of.ts'
import { aCase, at, seen, tom, workedUntil } from '../fixture.ts'

const day = at('2026-12-01')

/** A remortgage whose mortgage deed an attorney signs, worked as far as its signature. */
const aDeedToRecord = () => {
  const records = workedUntil(aCase('remortgage', { flags: ['attorney'] }), 'deed_signed', day)
  const task = taskOf(records.plan, 'deed-signed')
  if (task === undefined) throw new Error('there is no deed')
  return { records, input: seen(records, task, day) }
}

test('a deed that an attorney signed is recorded with the power and three checks more', () => {
  const { records, input } = aDeedToRecord()
  const requirement = requirementOf('deed_signed', records.conveyance)
  expect(requirement?.hasAttorney).toBe(true)
  expect(checksOf({ isDeed: true })).toHaveLength(7)
  const checks = checksOf({ isDeed: true, hasAttorney: true })
  expect(checks).toHaveLength(10)
  const record = (given: object) => () => recordEvidence(records, { ...input, ...given }, tom, day)
  const faults = (given: object) => Object.keys(refusalOf(record(given)).detail.fields ?? {})
  for (const check of checks)
    expect(faults({ checks: checks.filter((it) => it !== check) })).toEqual(['checks'])
  expect(faults({ power: '' })).toEqual(['power'])
  const { conveyance } = record({ checks, power: 'Lasting power of 4 March 2021' })()
  expect(conveyance.facts.deed_signed?.evidence?.signature?.power).toBe(
    'Lasting power of 4 March 2021',
  )
})

test('a deed that its party signed asks for no power, and stores none', () => {
  expect(requirementOf('deed_signed', aCase('remortgage').conveyance)?.hasAttorney).toBeUndefined()
  const terms = requirementOf('terms_signed', aCase('sale', { flags: ['attorney'] }).conveyance)
  expect(terms?.hasAttorney).toBeUndefined()
})
