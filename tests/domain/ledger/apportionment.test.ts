import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays } from '#domain/dates'
import { apportion } from '#domain/ledger/apportionment'
import '../../support/property-runs.ts'

const charge = fc.record({
  amount: fc.integer({ min: 1, max: 10_000_000 }),
  length: fc.integer({ min: 1, max: 400 }),
  completion: fc.integer({ min: -50, max: 450 }),
  dayOfCompletion: fc.constantFrom('seller', 'buyer'),
})

test('the shares of a charge add up to it, and the days to the period', () => {
  fc.assert(
    fc.property(charge, ({ completion, length, ...rest }) => {
      const given = {
        ...rest,
        flow: 'outgoing',
        basis: 'days_in_period',
        periodFrom: '2027-12-25',
        periodTo: addDays('2027-12-25', length - 1),
        completion: addDays('2027-12-25', completion),
        assignsArrears: false,
      } as const
      const paid = apportion({ ...given, isPaid: true })
      const unpaid = apportion({ ...given, isPaid: false })
      expect(paid.buyerPaysSeller + unpaid.sellerAllowsBuyer).toBe(rest.amount)
      expect([paid.periodDays, paid.sellerDays + paid.buyerDays]).toEqual([length, length])
    }),
  )
})
