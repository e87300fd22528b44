import { expect, test } from 'vitest'
import { WebhooksBody } from '#domain/webhook/api'
import { changedWebhooks } from '#domain/webhook/changing'
import { refusalOf } from '../refusal-of.ts'

const accounts = { key: 'accounts', name: 'Accounts', address: 'https://accounts.firm.co.uk/in' }

test('a system keeps its key under another name, and a new one gets its own', () => {
  const entered = [
    { ...accounts, name: 'Ledger' },
    { ...accounts, key: null },
  ]
  expect(changedWebhooks([accounts], entered).map((it) => it.key)).toEqual([
    'accounts',
    'accounts-2',
  ])
})

test('two systems of one name are refused beside the second', () => {
  const { detail } = refusalOf(() =>
    changedWebhooks([], [accounts, { ...accounts, name: 'ACCOUNTS' }]),
  )
  expect(Object.keys(detail.fields ?? {})).toEqual(['webhooks.1.name'])
})

test.for([
  'http://accounts.firm.co.uk',
  'https://10.0.0.1/in',
  'https://169.254.169.254/latest',
  'https://localhost/in',
  'https://127.0.0.1.nip.io/in',
  'https://accounts.firm.co.uk:8443/in',
  'https://user:pass@accounts.firm.co.uk/in',
])('%s cannot be allowed', (address) => {
  const body = { version: 0, webhooks: [{ ...accounts, address }] }
  expect(WebhooksBody.safeParse(body).success).toBe(false)
})
