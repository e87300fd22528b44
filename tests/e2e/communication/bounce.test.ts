import { createHmac, randomUUID } from 'node:crypto'
import { expect, inject, test } from 'vitest'
import { ask, callerFor, dataOf, sentTo } from '../../support/api.ts'
import { pageOf } from '../../support/signed-in.ts'
import { contactDetails } from '../../worker/support/contacts.ts'

const base = inject('base')
const email = `bounced.${randomUUID().slice(0, 8)}@tarrant.test`

const person = {
  first_name: 'Owen',
  last_name: 'Tarrant',
  email,
  type: 'staff',
  roles: ['Legal assistant'],
  team: null,
  job_title: null,
  phone: null,
  agency_id: null,
  is_fee_earner: false,
}

test('mail that came back warns on the contact until somebody says why to send again', {
  timeout: 90_000,
}, async () => {
  const owner = await callerFor(base, 'owner@northgate.test')
  dataOf(await owner.post('/api/users', person))
  const { id: message } = await sentTo(owner, email, 'user.invited')
  const eml = await owner.get(`/files/messages/${message}`)
  expect(eml.headers['content-type']).toBe('message/rfc822')
  expect(eml.text).toContain(`To: Owen Tarrant <${email}>`)
  expect(eml.text).toContain('Auto-Submitted: auto-generated')
  const other = await callerFor(base, 'conveyancer@northgate.test')
  expect((await other.get(`/files/messages/${message}`)).status).toBe(404)
  const emails = [{ kind: 'personal', address: email, is_main: true }]
  const { contact } = dataOf(await owner.post('/api/contacts', contactDetails({ emails })))
  const { version } = dataOf(await owner.get('/api/message-providers')).settings
  const of = 'reports'
  const { key } = dataOf(await owner.post('/api/message-providers/keys', { version, of }))

  const body = JSON.stringify({ event: randomUUID(), type: 'bounced', message, status: '5.1.1' })
  const report = (by: string) => {
    const at = String(Math.floor(Date.now() / 1000))
    const mac = createHmac('sha256', by).update(`${at}.${body}`).digest('hex')
    const headers = { 'Deedbox-Signature': `t=${at},v1=${mac}` }
    const path = '/api/intake/delivery-reports'
    return ask(base, { host: owner.host, method: 'POST', path, headers, body })
  }
  expect((await report('another key')).status).toBe(401)
  expect((await report(key)).status).toBe(200)

  const page = await pageOf(base, owner, `/conveyances/contacts/${contact.id}`)
  const warning = page.getByText(`Mail to this address came back: ${email}`)
  await warning.waitFor()
  await page.getByRole('button', { name: 'Send to it again' }).click()
  await page.getByLabel('Reason').fill('They called and confirmed it')
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Send to it again' }).click()
  await page.getByText('Mail resumed').first().waitFor()
  await expect.poll(() => warning.count()).toBe(0)
})
