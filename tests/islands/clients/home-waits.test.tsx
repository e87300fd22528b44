import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, expect, test, vi } from 'vitest'

const payments = vi.hoisted(() => ({ value: {} as object }))
vi.mock('#islands/clients/delegates/use-helping.ts', () => ({ useHelping: () => null }))
vi.mock('#stores/payment-request/client', async () => {
  const { atom } = await import('nanostores')
  return { $clientPayments: { ...atom(), get: () => payments.value, init: payments.value } }
})
vi.mock('@nanostores/react', () => ({ useStore: (it: { get: () => unknown }) => it.get() }))
const { DuePayments, useArePaymentsKnown } = await import(
  '#islands/clients/payments/DuePayments.tsx'
)

const Known = () => <p>{useArePaymentsKnown() ? 'known' : 'waiting'}</p>
const shown = (value: object) => {
  payments.value = value
  return renderToStaticMarkup(
    <>
      <Known />
      <DuePayments />
    </>,
  )
}

afterEach(() => {
  payments.value = {}
})

test('home waits for payments until they are known, or could not be loaded, which it then says', () => {
  expect(shown({ loading: true })).toBe('<p>waiting</p>')
  expect(shown({ loading: false, data: { requests: [] } })).toBe('<p>known</p>')
  const failed = shown({ loading: false, error: new Error('offline') })
  expect(failed).toContain('known')
  expect(failed).toContain('We could not load your payments.')
  expect(failed).toContain('Try again')
})
