import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { ClientBankPayment, ClientRequest } from '#domain/payment-request/view'
import { BankProgress } from '#islands/clients/payments/BankProgress.tsx'

const textOf = (given: Partial<ClientBankPayment>) => {
  const payment = {
    ...{ id: 'b', amount: 250_00, is_test: false, failure: null },
    ...{ at: '2026-11-02T09:00:00.000Z', state: 'sent' as const },
    ...given,
  }
  const request: Pick<ClientRequest, 'bank_payments'> = { bank_payments: [payment] }
  return renderToStaticMarkup(<BankProgress request={request} />).replaceAll(/<[^>]+>/g, '')
}

test('a client reads that their bank sent the money, and never that it was received', () => {
  expect(textOf({})).toMatch(
    /^Your bank has sent the payment of £250\.00; we will confirm when it arrives/,
  )
  expect(textOf({ state: 'accepted' })).toMatch(/will send it\. We will confirm/)
  expect(textOf({ state: 'late' })).toMatch(/has not arrived/)
  expect(textOf({ state: 'failed', failure: 'cancelled' })).toMatch(/No money has left/)
})

test('a test payment says that no money moved', () => {
  expect(textOf({ is_test: true })).toMatch(/^Test, no money moved/)
  expect(textOf({ is_test: true })).not.toMatch(/Your bank has sent/)
})
