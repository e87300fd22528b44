import { expect, test } from 'vitest'
import { reasonAgainst } from '#domain/act'
import { mayArchiveCase, mayReopenCase } from '#domain/conveyance/closing/acts'
import { reopenCase } from '#domain/conveyance/closing/reopening'
import { archiveCase } from '#domain/conveyance/closure'
import type { CaseRecords } from '#domain/conveyance/conveyance'
import { withFact } from '#domain/conveyance/plan/fact-recording'
import { settle } from '#domain/conveyance/settling'
import { aCase, at, eleanor } from '../fixture.ts'

const closedCase = (): CaseRecords => {
  const records = aCase()
  const closed = withFact(records.conveyance, 'closed', eleanor, at('2027-01-15'))
  const key_dates = { ...closed.key_dates, retained_until: '2033-01-15' }
  return settle(records, { conveyance: { ...closed, key_dates } }, at('2027-01-15'), [])
}

test('a closed file is opened again with a reason, and its retention ends', () => {
  const closed = closedCase()
  expect(closed.conveyance.status).toBe('closed')
  const reopened = reopenCase(closed, { reason: 'A deed came back' }, at('2027-02-01'))
  expect(reopened.conveyance.status).not.toBe('closed')
  expect(reopened.conveyance.facts.closed).toBeUndefined()
  expect(reopened.conveyance.key_dates.retained_until).toBeNull()
  expect(reopened.events[0]?.detail).toEqual({ title: 'Reopened', reason: 'A deed came back' })
})

test('an archived file is opened again as well, and an open one neither opened nor archived', () => {
  const archived = archiveCase(closedCase(), at('2027-02-01'))
  expect(archived.conveyance.status).toBe('archived')
  expect(mayReopenCase(archived.conveyance)).toBe(true)
  expect(reasonAgainst(mayArchiveCase(archived.conveyance))).toBe('The file is already archived.')
  const { conveyance } = aCase()
  expect(reasonAgainst(mayReopenCase(conveyance))).toBe('The file is not closed.')
  expect(reasonAgainst(mayArchiveCase(conveyance))).toBe('Close the case before you archive it.')
})
