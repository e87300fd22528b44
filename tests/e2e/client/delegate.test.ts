import { randomUUID } from 'node:crypto'
import type { Page } from 'playwright'
import { expect, inject, test } from 'vitest'
import { callerFor, clientFor, dataOf, sentTo } from '../../support/api.ts'
import { allowNoise } from '../../support/browser.ts'
import { newFacts, someConveyances } from '../../support/quotes.ts'
import { pageOf } from '../../support/signed-in.ts'

const base = inject('base')
const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }

const aClient = async () => {
  const owner = await callerFor(base, 'owner@harcourt.test')
  const facts = newFacts('sale')
  const [opened] = await someConveyances(owner, facts)
  const [person] = facts.clients
  const client = await clientFor(base, owner, person?.email ?? '')
  const name = `${person?.first_name} ${person?.last_name}`
  return { owner, client, name, id: opened?.id ?? '', path: `/api/conveyances/${opened?.id}` }
}

const isNarrow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)

test('a client names a helper, who follows the case and writes, signs and pays nothing, until the client ends it', {
  timeout: 120_000,
}, async () => {
  const { owner, client, name, id, path } = await aClient()
  const email = `${randomUUID()}@doe.test`
  const page = await pageOf(base, client, '/people-who-help', phone)
  await page.getByRole('button', { name: 'Name somebody' }).click()
  await page.getByLabel('First name').fill('Jane')
  await page.getByLabel('Last name').fill('Doe')
  await page.getByLabel('Their own email address').fill(email)
  await page.getByLabel('How you know each other').fill('Daughter')
  await page.getByLabel('See and answer messages and questions').check()
  await expect.poll(() => isNarrow(page)).toBe(true)
  await page.getByRole('button', { name: 'Name them' }).click()
  await page.getByText('They have not accepted yet', { exact: false }).waitFor()

  expect((await sentTo(owner, email, 'delegate.invited')).body).toContain(name)
  const helper = await clientFor(base, owner, email)
  const hers = await pageOf(base, helper, '/', phone)
  allowNoise(hers, /status of 403/)
  await hers.getByRole('button', { name: 'Accept and open the case' }).click()
  await hers.getByText(`You are helping ${name}: you can see progress`, { exact: false }).waitFor()
  await hers.getByRole('link', { name: 'See every step' }).click()
  await hers.getByRole('heading', { name: 'What happens next' }).waitFor()
  await hers.goto('/case-history')
  await hers.getByLabel(/^Write to /).fill('My father asks when he can move')
  await hers.getByRole('button', { name: 'Send', exact: true }).click()
  await hers.locator('.bubble.me').getByText('My father asks').waitFor()
  await expect.poll(() => isNarrow(hers)).toBe(true)

  const { body } = await owner.get(path)
  expect(JSON.stringify(body.data.history)).toContain(`Jane Doe, helping ${name}`)
  await page.goto('/case-history')
  await page.getByText(`Jane Doe, helping ${name},`, { exact: false }).waitFor()

  await hers.goto('/payment')
  await hers.getByText(`Only ${name} can pay`, { exact: false }).waitFor()
  await hers.goto('/payment-details')
  await hers.getByText(`Only ${name} can pay`, { exact: false }).waitFor()
  await hers.goto(`/documents/${randomUUID()}`)
  await hers.getByText(`Only ${name} can sign`, { exact: false }).waitFor()
  await hers.goto(`/identity/${id}`)
  await hers.getByText(`Only ${name} can prove who they are`, { exact: false }).waitFor()

  await hers.goto('/case-history')
  await hers.getByLabel(/^Write to /).waitFor()
  await page.goto('/people-who-help')
  await page.getByText('They have accepted', { exact: false }).waitFor()
  await page.getByRole('button', { name: 'End this' }).click()
  await page.getByRole('button', { name: 'Yes, end it' }).click()
  await page.getByText('No longer: Jane Doe').waitFor()
  await hers.getByLabel(/^Write to /).fill('One more thing')
  await hers.getByRole('button', { name: 'Send', exact: true }).click()
  await hers.getByText(`You no longer help ${name}`, { exact: false }).first().waitFor()
  await hers.goto('/milestones')
  await hers.getByRole('heading', { name: 'Your help has ended' }).waitFor()
})

test('staff add an attorney on the client’s word, and another of them sees the power first', {
  timeout: 120_000,
}, async () => {
  const { owner, name, id, path } = await aClient()
  const page = await pageOf(base, owner, `/conveyances/${id}?tab=overview`)
  await page.getByRole('button', { name: 'Add a helper' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('First name').fill('Ada')
  await dialog.getByLabel('Last name').fill('Doe')
  await dialog.getByLabel('Their own email address').fill(`${randomUUID()}@doe.test`)
  await dialog.getByLabel('How you know each other').fill('Niece')
  await dialog
    .getByLabel('Do they act under a power of attorney?')
    .selectOption('Enduring power of attorney')
  await dialog.getByRole('button', { name: 'Add them' }).click()
  const part = page.getByRole('region', { name: 'Helpers and attorneys' })
  await part.getByText('Power to be checked').waitFor()
  await part.getByText(`attorney of ${name}`, { exact: false }).waitFor()
  const confirm = part.getByRole('button', { name: 'Confirm the power' })
  await expect.poll(() => confirm.getAttribute('aria-disabled')).toBe('true')
  await part.getByRole('button', { name: 'End this' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'End this' }).click()
  await part.getByText('Ended', { exact: true }).waitFor()
  const [ended] = dataOf(await owner.get(`${path}/delegates`))
  expect(ended.ended.how).toBe('firm')
})
