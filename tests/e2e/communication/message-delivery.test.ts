import { expect, inject, test } from 'vitest'
import { newPage } from '../../support/browser.ts'
import { ask, signIn } from '../../support/people.ts'

type Detail = { readonly settings: object }

test('an administrator sets up the mail server, its signing key and a webhook', {
  timeout: 90_000,
}, async () => {
  const page = await newPage(inject('base'), 'northgate.localhost')
  await signIn(page, 'owner@northgate.test')
  await page.goto('/admin/message-delivery')

  const email = page.getByRole('region', { name: 'Email' })
  await email.getByRole('radio', { name: 'Our own mail server (SMTP)' }).check()
  await email.getByLabel('Sender address').fill('post@northgate.co.uk')
  await email.getByLabel('Server', { exact: true }).fill('mail.internal')
  await email.getByLabel('User name').fill('post')
  await email.getByRole('button', { name: 'Save email settings' }).click()
  await email.getByText('This host is on a private network').first().waitFor()
  await email.getByLabel('Server', { exact: true }).fill('smtp.northgate.co.uk')
  await email.getByRole('button', { name: 'Save email settings' }).click()
  await page.getByText('post@northgate.co.uk is not confirmed').waitFor()

  await email.getByLabel('Password of the mail server').fill('correct horse battery')
  await email.getByRole('button', { name: 'Save password' }).click()
  await email.getByText('Set on').waitFor()
  await expect.poll(() => email.getByLabel('Password of the mail server').inputValue()).toBe('')

  const signature = page.getByRole('region', { name: 'Signature (DKIM)' })
  await signature.getByRole('button', { name: 'Create a signing key' }).click()
  await signature.getByText(/^deedbox\d{8}\._domainkey\.northgate\.co\.uk$/).waitFor()
  await signature.getByText(/^v=DKIM1; k=rsa; p=MII/).waitFor()
  await signature.getByText('Not checked yet.').waitFor()

  const whatsapp = page.getByRole('region', { name: 'WhatsApp', exact: true })
  await whatsapp.getByRole('radio', { name: 'A webhook' }).check()
  await whatsapp.getByLabel('Address of the webhook').fill('https://texts.provider.co.uk/send')
  await whatsapp.getByRole('button', { name: 'Save', exact: true }).click()
  await whatsapp.getByRole('button', { name: 'Create a key' }).click()
  await whatsapp.getByText('It won’t be shown again.').waitFor()

  await email.getByRole('radio', { name: 'Keep in this product' }).check()
  await email.getByRole('button', { name: 'Save email settings' }).click()
  await email.getByLabel('Password of the mail server').waitFor({ state: 'detached' })
  await whatsapp.getByRole('radio', { name: 'Keep in this product' }).check()
  await whatsapp.getByRole('button', { name: 'Save', exact: true }).click()
  await expect
    .poll(async () => (await ask<Detail>(page, '/api/message-providers')).settings)
    .toMatchObject({ email: { kind: 'embedded' }, whatsapp: { kind: 'embedded' } })
})
