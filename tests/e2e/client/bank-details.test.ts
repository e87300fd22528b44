import { expect, inject, test } from 'vitest'
import { callerFor, clientFor, sentTo } from '../../support/api.ts'
import { newFacts, someConveyances } from '../../support/quotes.ts'
import { pageOf } from '../../support/signed-in.ts'

const base = inject('base')
const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }

test('a client sees our bank details on a phone after a code, until they hide them', {
  timeout: 60_000,
}, async () => {
  const owner = await callerFor(base, 'owner@harcourt.test')
  const facts = newFacts()
  const [opened] = await someConveyances(owner, facts)
  const [{ email, last_name } = { email: '', last_name: '' }] = facts.clients
  const page = await pageOf(base, await clientFor(base, owner, email), '/payment-details', phone)
  await page.getByRole('button', { name: 'Send me a code' }).click()
  const { body } = await sentTo(owner, last_name, 'bank-details.code-sent')
  await page.getByLabel('6-digit code').fill(/\b\d{6}\b/.exec(body)?.[0] ?? '')
  await page.getByRole('button', { name: 'Show bank details' }).click()
  const account = page.getByRole('region', { name: 'Our client account' })
  await account.getByText('00-00-01').waitFor()
  await account.getByText(opened?.ref ?? '').waitFor()
  expect(page.url()).not.toMatch(/\d{8}/)
  await account.getByRole('button', { name: 'Hide bank details' }).click()
  await account.waitFor({ state: 'detached' })
  await page.getByRole('button', { name: 'Send me a code' }).waitFor()
})
