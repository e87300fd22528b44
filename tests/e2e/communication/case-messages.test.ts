import { expect, inject, test } from 'vitest'
import { callerFor, dataOf } from '../../support/api.ts'
import { newFacts, signatureOf, someConveyances } from '../../support/quotes.ts'
import { pageOf } from '../../support/signed-in.ts'

const base = inject('base')

test('on a wide screen a message is written beside the timeline, found by its person and its words', {
  timeout: 60_000,
}, async () => {
  const owner = await callerFor(base, 'owner@harcourt.test')
  const facts = newFacts()
  const [{ id = '' } = {}] = await someConveyances(owner, facts)
  const page = await pageOf(base, owner, `/conveyances/${id}?tab=messages`, {
    viewport: { width: 1440, height: 900 },
  })
  const composer = page.getByRole('complementary', { name: 'Write' })
  await composer.getByRole('button', { name: 'Portal', exact: true }).click()
  await composer.getByLabel('Message').fill('The searches are back')
  await composer.getByRole('button', { name: 'Send message' }).click()
  const list = page.locator('.correspondence')
  await list.getByText('The searches are back').waitFor()
  await expect.poll(() => composer.getByLabel('Message').inputValue()).toBe('')

  await composer.getByRole('button', { name: 'Email', exact: true }).click()
  await composer.getByLabel('Start from a template (optional)').fill('pack sent')
  await page.getByRole('option', { name: 'Contract pack sent: agent' }).click()
  await expect
    .poll(() => composer.getByLabel('Subject').inputValue())
    .toMatch(/: contract pack sent$/)
  await composer.getByRole('button', { name: 'Send email' }).click()
  await list
    .getByText(/: contract pack sent$/)
    .first()
    .waitFor()

  await page.getByLabel('Channel', { exact: true }).first().selectOption('Email')
  await list.getByText('The searches are back').waitFor({ state: 'detached' })
  await page.getByLabel('Channel', { exact: true }).first().selectOption('All channels')
  await page
    .getByRole('navigation', { name: 'People' })
    .getByRole('button', { name: signatureOf(facts) })
    .click()
  await page.getByRole('searchbox', { name: /^Find in \d+ messages$/ }).fill('SEARCHES are')
  await expect.poll(() => list.getByRole('listitem').count()).toBe(1)
  await page.getByRole('searchbox').first().fill('nobody wrote this')
  await page.getByRole('button', { name: 'Clear filters' }).click()
  await list.getByText('The searches are back').waitFor()
  await page.setViewportSize({ width: 390, height: 844 })
  await composer.waitFor({ state: 'detached' })
  await page.getByRole('button', { name: 'New message' }).waitFor()
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
  expect(dataOf(await owner.get(`/api/conveyances/${id}/correspondence`)).total).toBeGreaterThan(1)
})
