import { expect, test } from 'vitest'
import { daysUnstated, statementLateness } from '#domain/third-party-account/account'
import { AccountProposal } from '#domain/third-party-account/bodies'

const agreed = { by: { id: 'u-1', name: 'Mair Bevan' }, at: '2026-03-28T23:30:00.000Z' }
const statement = {
  ...{ on: '2026-04-10', balance: 25_000, document: { id: 'd-1', name: 'April.pdf' } },
  ...agreed,
}

test('a statement is due from 28 days after the last one and late from 35', () => {
  expect([27, 28, 34, 35].map(statementLateness)).toEqual(['fresh', 'due', 'due', 'late'])
})

test('before the first statement days count from the agreement, in London', () => {
  expect(daysUnstated({ agreed, statements: [] }, '2026-03-30')).toBe(2)
  expect(daysUnstated({ agreed, statements: [statement] }, '2026-05-15')).toBe(35)
  expect(daysUnstated({ agreed: null, statements: [] }, '2026-05-15')).toBe(null)
})

test('a firm reference number has six or seven digits', () => {
  const of = (firm_reference: string) =>
    AccountProposal.safeParse({
      ...{ provider: 'Alder Escrow', firm_reference, reference: 'AE-1' },
      ...{ told_on: '2026-03-27', told_by: 'd-1' },
    }).success
  expect(['900123', '9001234', ' 900123 '].map(of)).toEqual([true, true, true])
  expect(['90012', '90012345', '90012A', ''].map(of)).toEqual([false, false, false, false])
})
