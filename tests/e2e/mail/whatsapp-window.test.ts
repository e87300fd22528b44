import { expect, inject, test } from 'vitest'
import { callerFor, dataOf } from '../../support/api.ts'
import { pageOf } from '../../support/signed-in.ts'

const base = inject('base')
const DAY_MS = 24 * 3_600_000

test('a client who asked more than a day ago gets an approved template and no free text', {
  timeout: 90_000,
}, async () => {
  const owner = await callerFor(base, 'owner@harcourt.test')
  const from = `+4477009${String(Date.now()).slice(-5)}`
  const name = `Nerys ${Date.now()}`
  const text = 'Any news on the date?'
  const { id } = dataOf(await owner.post('/api/whatsapp-simulations', { from, name, text }))
  const page = await pageOf(base, owner, '/quotes/inbox')
  await page.getByRole('link', { name: new RegExp(name) }).click()
  // The part of the page where a message opens is called so too.
  const message = page.getByRole('textbox', { name: 'Message', exact: true })
  await message.waitFor()

  // The clock of the page goes on by a day; the server has its own, so that nothing is sent here.
  await page.clock.setFixedTime(Date.now() + DAY_MS + 60_000)
  await page.reload()
  await page.getByText('The 24 hours for free text are over').waitFor()
  await expect.poll(() => message.count()).toBe(0)
  await page.getByRole('button', { name: 'Send a template' }).click()
  const dialog = page.getByRole('dialog', { name: 'Send a template' })
  await dialog.getByText('Ask for a call').click()
  await dialog.getByRole('button', { name: 'Send template' }).click()
  await dialog.waitFor({ state: 'detached' })
  await page.getByText('When is a good time to call you?').first().waitFor()
  const { entries } = dataOf(await owner.get(`/api/whatsapp-threads/${id}`))
  expect(entries.at(-1)).toMatchObject({ kind: 'out', message: { channel: 'whatsapp' } })
})
