import { expect, test } from 'vitest'
import { publishSending, sendsMessages } from '#worker/directory/sending'
import { env } from '../support/firm.ts'

test('pages say that a firm sends once it has a provider; without a choice only the local one does', async () => {
  const production = { ...env, ENVIRONMENT: 'production' }
  expect(await sendsMessages(production, 'no-choice')).toBe(false)
  expect(await sendsMessages(env, 'no-choice-local')).toBe(true)
  await publishSending(production, 'has-provider', true)
  expect(await sendsMessages(production, 'has-provider')).toBe(true)
  await publishSending(env, 'gave-it-up', false)
  expect(await sendsMessages(env, 'gave-it-up')).toBe(false)
})
