import { expect, test } from 'vitest'
import { isSaidIn } from '#domain/conveyance/plan/same-words'

test.each([
  ['Get buyer to accept all replies', 'All replies accepted', true],
  ['Send report on title', 'Report sent', false],
  ['Draft contract', 'Contract drafted', true],
  ['Check the deposit', 'Deposit held', false],
])('the title %j says %j: %s', (title, name, says) => {
  expect(isSaidIn(title, name)).toBe(says)
})
