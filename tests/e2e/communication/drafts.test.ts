import { expect, inject, test } from 'vitest'
import { callerFor, dataOf } from '../../support/api.ts'
import { allowNoise } from '../../support/browser.ts'
import { newFacts, someConveyances } from '../../support/quotes.ts'
import { pageOf } from '../../support/signed-in.ts'

const base = inject('base')
const wide = { viewport: { width: 1440, height: 900 } }

test('what is typed on one device is gone on with on another, and is sent once', {
  timeout: 90_000,
}, async () => {
  const owner = await callerFor(base, 'owner@harcourt.test')
  const [{ id = '' } = {}] = await someConveyances(owner, newFacts())
  const path = `/conveyances/${id}?tab=messages`
  const [first, second] = [
    await pageOf(base, owner, path, wide),
    await pageOf(base, owner, path, wide),
  ]
  const composerOf = (page: typeof first) => page.getByRole('complementary', { name: 'Write' })
  const one = composerOf(first)
  await one.getByLabel('Subject').fill('The keys')
  await one.getByLabel('Message').fill('They are with the agent')
  await one.getByText(/^Draft saved at/).waitFor()

  await second.reload()
  const other = composerOf(second)
  await expect.poll(() => other.getByLabel('Message').inputValue()).toBe('They are with the agent')
  await other.getByLabel('Message').fill('They are with the agent now')
  await other.getByRole('button', { name: 'Send email' }).click()
  await second.locator('.correspondence').getByText('The keys').first().waitFor()

  allowNoise(first, /409 \(Conflict\)/)
  await one.getByRole('button', { name: 'Send email' }).click()
  await one.getByRole('alert').getByText('This was already sent').waitFor()
  const entries = dataOf(
    await owner.get(`/api/conveyances/${id}/correspondence?q=The%20keys`),
  ).entries
  expect(entries).toHaveLength(1)

  await one.getByRole('button', { name: 'Call', exact: true }).click()
  await one.getByLabel('Minutes').fill('3')
  await one.getByLabel('Note').fill('Agreed on the day')
  await one.getByRole('button', { name: 'Record the call' }).click()
  await first.locator('.correspondence').getByText('Agreed on the day').waitFor()
  await first.locator('.correspondence').getByText('3:00').waitFor()
})
