import { expect, test } from 'vitest'
import { matchOf } from '#domain/reconciliation/matching'

const posting = {
  n: 1,
  on: '2026-11-27',
  ref: '26-S-00098',
  title: 'Received for the client',
  other_party: 'J Okafor',
  conveyance_id: 'A',
  amount: 250_00,
}
const line = { on: '2026-11-27', amount: 250_00, text: 'J OKAFOR 26S00098' }

test('a line is a posting by its case reference, the exact pence and a day that lies near', () => {
  expect(matchOf(line, [posting])).toBe(posting)
  expect(matchOf({ ...line, text: 'J OKAFOR' }, [posting])).toBeNull()
  expect(matchOf({ ...line, amount: 250_01 }, [posting])).toBeNull()
  expect(matchOf({ ...line, amount: -250_00 }, [posting])).toBeNull()
  expect(matchOf({ ...line, on: '2026-12-24' }, [posting])).toBeNull()
  expect(matchOf(line, [{ ...posting, ref: '26-S-00099' }])).toBeNull()
})
