import type { Locator } from 'playwright'
import { expect, inject, test } from 'vitest'
import { callerFor, clientFor, dataOf } from '../../support/api.ts'
import { pngWith } from '../../support/picture/pictures.ts'
import { newFacts, someConveyances } from '../../support/quotes.ts'
import { pageOf } from '../../support/signed-in.ts'

const base = inject('base')
const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }

const widthOf = (picture: Locator) =>
  picture.evaluate((it) => (it instanceof HTMLImageElement ? it.naturalWidth : 0))

test('a conveyancer adds a photo, their client sees it with their telephone, and it is removed again', {
  timeout: 90_000,
}, async () => {
  const owner = await callerFor(base, 'owner@harcourt.test')
  const facts = newFacts('sale')
  const [opened] = await someConveyances(owner, facts)
  const { conveyance } = dataOf(await owner.get(`/api/conveyances/${opened?.id}`))
  const { user } = dataOf(await owner.get(`/api/users/${conveyance.fee_earner.id}`))
  const staff = await pageOf(base, await callerFor(base, user.email), '/profile')
  const own = staff.getByRole('region', { name: 'Your photo' })
  const file = { name: 'me.png', mimeType: 'image/png', buffer: Buffer.from(pngWith()) }
  await own.locator('input[type=file]').setInputFiles(file)
  await own.getByRole('button', { name: 'Remove the photo' }).waitFor()

  const address = facts.clients[0]?.email ?? ''
  const client = await pageOf(base, await clientFor(base, owner, address), '/', phone)
  const line = client.getByRole('listitem').filter({ hasText: conveyance.fee_earner.name }).first()
  await expect.poll(() => widthOf(line.locator('img'))).toBe(256)
  await line.getByRole('link', { name: user.phone }).waitFor()

  await own.getByRole('button', { name: 'Remove the photo' }).click()
  await own.getByText('Photo (optional)').waitFor()
  await client.reload()
  await line.waitFor()
  await expect.poll(() => line.locator('img').count()).toBe(0)
  await line.getByText(/^[A-Z]{2}$/).waitFor()
})
