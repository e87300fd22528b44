import { expect, test } from 'vitest'
import { isIncomplete, refuseIf } from '#domain/act'
import { type ActingPerson, mayUse } from '#domain/user/acting-person'

const nobody: ActingPerson = {
  ...{ id: 'u', type: 'staff', permissions: [], roles: [], read_only: false },
  ...{ contact_id: null, agency_id: null },
}

test('an act is incomplete where something has to be done first, never where a permission is lacking', () => {
  const missing = [{ what: 'Deposit', href: '/' }]
  expect(isIncomplete(refuseIf(true, 'not_ready', 'Complete these first.', missing))).toBe(true)
  expect(isIncomplete(refuseIf(true, 'ended', 'This case has ended.'))).toBe(false)
  expect(isIncomplete(mayUse(nobody, ['conveyance.update']))).toBe(false)
  expect(isIncomplete(true)).toBe(false)
})
