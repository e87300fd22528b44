import { expect, inject, test } from 'vitest'
import { ask, type Caller, callerFor, dataOf } from '../../support/api.ts'
import { someConveyances } from '../../support/quotes.ts'
import { pageOf } from '../../support/signed-in.ts'
import { aPdf } from '../../worker/support/document/files.ts'

const base = inject('base')
const subject = `Enquiries of the buyer ${Date.now()}`

const lines = [
  'From: Jo Marsh <jo@brookes.test>',
  'To: cases@localhost',
  `Subject: ${subject}`,
  `Message-ID: <${Date.now()}@brookes.test>`,
  'MIME-Version: 1.0',
  'Content-Type: multipart/mixed; boundary=mix',
  '',
  '--mix',
  'Content-Type: text/plain; charset=utf-8',
  '',
  'Dear Sir or Madam',
  '',
  '1. Please confirm who owns the boundary fence on the left.',
  '2. Please provide the gas safety certificate for the boiler.',
  '3. When was the extension built, and was consent obtained?',
  '',
  'Yours faithfully',
  'Jo Marsh',
  '--mix',
  'Content-Type: application/pdf; name="Boiler.pdf"',
  'Content-Disposition: attachment; filename="Boiler.pdf"',
  'Content-Transfer-Encoding: base64',
  '',
  Buffer.from(aPdf()).toString('base64'),
  '--mix--',
]

/** Hands the mail over as the platform does. */
const deliver = () =>
  ask(base, {
    method: 'POST',
    path: '/cdn-cgi/local/email?from=jo@brookes.test&to=cases@localhost&format=json',
    headers: { 'Content-Type': 'message/rfc822' },
    body: lines.join('\r\n'),
  })

const documentsOf = async (by: Caller, id: string): Promise<{ name: string; group: string }[]> =>
  dataOf(await by.get(`/api/conveyances/${id}/documents`))

test('mail of the other side is filed from the inbox, with its file and its list of enquiries', {
  timeout: 120_000,
}, async () => {
  const owner = await callerFor(base, 'owner@harcourt.test')
  const [{ id = '', ref = '' } = {}] = await someConveyances(owner)
  expect((await deliver()).status).toBe(200)
  const page = await pageOf(base, owner, '/quotes/inbox')
  await page.getByRole('link', { name: new RegExp(subject) }).click()
  await page.getByRole('button', { name: 'File', exact: true }).click()
  const filing = page.getByRole('dialog', { name: 'File the email' })
  await filing.getByLabel('Reference of the case or quote').fill(ref)
  await filing.getByRole('button', { name: 'File the email' }).click()
  await page.getByText(`Filed to ${ref}`).first().waitFor()
  await expect.poll(() => page.getByRole('link', { name: new RegExp(subject) }).count()).toBe(0)

  await page.getByRole('button', { name: 'Save to documents' }).click()
  const saving = page.getByRole('dialog', { name: 'Save to documents' })
  await saving.getByLabel('Group').selectOption('certificates-and-guarantees')
  await saving.getByRole('button', { name: 'Save document' }).click()
  await expect
    .poll(async () => (await documentsOf(owner, id)).filter((it) => it.name === 'Boiler.pdf'))
    .toMatchObject([{ group: 'certificates-and-guarantees' }])

  await page.getByRole('button', { name: 'Extract enquiries' }).click()
  const choosing = page.getByRole('dialog', { name: 'Extract enquiries' })
  await choosing.getByRole('button', { name: 'Read the list' }).click()
  const adding = page.getByRole('dialog', { name: 'Add enquiries' })
  await adding.getByRole('button', { name: /^Read the list in/ }).click()
  await adding.getByRole('button', { name: 'Add 3 enquiries' }).click()
  const enquiries = async () => dataOf(await owner.get(`/api/conveyances/${id}/enquiries`))
  await expect.poll(async () => (await enquiries()).length).toBe(3)
  await expect.poll(() => adding.count()).toBe(0)
  await page.getByText('gas safety certificate').first().waitFor()
})
