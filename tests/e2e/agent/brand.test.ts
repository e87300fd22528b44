import type { Page } from 'playwright'
import { expect, inject, test } from 'vitest'
import { callerFor, dataOf } from '../../support/api.ts'
import { pngWith } from '../../support/picture/pictures.ts'
import { pageOf } from '../../support/signed-in.ts'

const base = inject('base')

const hueOf = (page: Page) =>
  page.evaluate(() => document.documentElement.style.getPropertyValue('--brand-h'))

test('a firm sets the logo and colour of an agency, and its agents see them', {
  timeout: 90_000,
}, async () => {
  const owner = await callerFor(base, 'owner@harcourt.test')
  const [choice] = dataOf(await owner.get('/api/agencies?q=Bellwether'))
  const staff = await pageOf(base, owner, `/admin/agencies/${choice.id}?tab=brand`)
  const file = { name: 'logo.png', mimeType: 'image/png', buffer: Buffer.from(pngWith()) }
  await staff.locator('input[type=file]').setInputFiles(file)
  await staff.getByRole('button', { name: 'Remove the logo' }).waitFor()
  await staff.getByLabel('Colour of buttons and links').fill('#ff0000')
  await staff.getByRole('button', { name: 'Use this colour' }).click()
  await staff.getByText('On a dark page').waitFor()

  const agent = await callerFor(base, 'agent@bellwether.test', 'agents.localhost')
  const page = await pageOf(base, agent, '/')
  const logo = page.locator('.agency-head img')
  await expect
    .poll(() => logo.evaluate((it) => (it instanceof HTMLImageElement ? it.naturalWidth : 0)))
    .toBeGreaterThan(0)
  await expect.poll(() => hueOf(page)).toBe('29')

  await staff.getByRole('button', { name: 'Remove the logo' }).click()
  await staff.getByText('Logo (optional)').waitFor()
  await staff.getByRole('button', { name: 'Use the usual colour' }).click()
  await expect.poll(() => staff.getByText('On a dark page').count()).toBe(0)
  await page.reload()
  await page.locator('.agency-head').waitFor()
  await expect.poll(() => page.locator('.agency-head img').count()).toBe(0)
})
