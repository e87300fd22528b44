import { expect, inject, test } from 'vitest'
import { ask, callerFor, dataOf } from '../../support/api.ts'
import { pageOf } from '../../support/signed-in.ts'

const base = inject('base')

test('bank details by WhatsApp are warned of in the list and in the conversation', {
  timeout: 60_000,
}, async () => {
  const owner = await callerFor(base, 'owner@harcourt.test')
  const name = `Bethan ${Date.now()}`
  const from = `+4477008${String(Date.now()).slice(-5)}`
  const text = 'Please pay to sort code 20-45-45, account 12345678.'
  await owner.post('/api/whatsapp-simulations', { from, name, text })
  const page = await pageOf(base, owner, '/quotes/whatsapp?view=unassigned')
  const line = page.getByRole('link', { name: new RegExp(name) })
  await line.getByText('Bank details').waitFor()
  await line.click()
  await page.getByText('Bank details: do not pay on this message').waitFor()
})

test('an email of a lead is read and answered on its page', { timeout: 60_000 }, async () => {
  const owner = await callerFor(base, 'owner@harcourt.test')
  const [lead] = dataOf(await owner.get('/api/leads')).rows
  const subject = `Our move ${Date.now()}`
  const mail = [
    'From: Nia Vaughan <nia@vaughan.test>',
    'To: cases@localhost',
    `Subject: ${subject} (${lead.number})`,
    `Message-ID: <${Date.now()}@vaughan.test>`,
    '',
    'What would it cost?',
  ].join('\r\n')
  const delivered = await ask(base, {
    method: 'POST',
    path: '/cdn-cgi/local/email?from=nia@vaughan.test&to=cases@localhost&format=json',
    headers: { 'Content-Type': 'message/rfc822' },
    body: mail,
  })
  expect(delivered.status).toBe(200)
  const page = await pageOf(base, owner, `/quotes/leads/${lead.id}`)
  const messages = page.getByRole('region', { name: 'Messages' })
  await messages.getByRole('link', { name: new RegExp(subject) }).click()
  await messages.getByText('Nobody on this lead has the sender’s address').waitFor()
  await messages.getByRole('button', { name: 'Reply', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Reply' })
  await dialog.getByLabel('Message').fill('From £900.')
  await dialog.getByRole('button', { name: 'Send reply' }).click()
  await expect.poll(() => dialog.count()).toBe(0)
  await messages.getByRole('link', { name: 'All messages' }).click()
  await messages.getByText(`Re: ${subject}`).first().waitFor()
})
