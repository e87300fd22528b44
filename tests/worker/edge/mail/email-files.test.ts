import { expect, test } from 'vitest'
import { MOST_MAIL_BYTES } from '#domain/tracked-email/mailbox'
import { instructed } from '../../support/cases.ts'
import { browserOf } from '../../support/document/uploading.ts'
import { aHugeMail, mailOf, mailWith } from '../../support/inbound.ts'
import { aWholeProduct } from '../../support/whole-product.ts'

const html =
  '<p onclick="x()">Hello <a href="javascript:x()">you</a><img src="https://track.test/p.gif"></p><script>x()</script>'
const mail = mailOf(
  { 'Message-ID': '<h@brookes.test>', Subject: 'Pictures', 'Content-Type': 'text/html' },
  html,
)

const aCase = async () => {
  const product = await aWholeProduct()
  const { firm } = product
  await firm.user({ role: 'Conveyancer' })
  const owner = await firm.as('Owner')
  const [{ id }] = await instructed(firm, owner)
  const staff = await browserOf(product, owner.user)
  const add = (text: string, type = 'message/rfc822') =>
    staff.send('POST', `/api/added-emails/conveyance/${id}`, text, type)
  return { ...product, staff, owner, id, add }
}

test('an .eml is added to a case once, and a file that is no email is refused', async () => {
  const { add, owner, id } = await aCase()
  expect((await add(mail)).status).toBe(200)
  expect(await (await add(mail)).json()).toMatchObject({ data: { is_new: false } })
  expect((await add('%PDF-1.7')).status).toBe(422)
  expect((await add(mail, 'text/plain')).status).toBe(415)
  const { entries } = (await owner.get(`/api/conveyances/${id}/correspondence`)).body.data
  expect(entries.filter(({ kind }: { kind: string }) => kind === 'email')).toHaveLength(1)
})

test('an .eml of 60 MB is refused in words, and no more of it is taken into memory than what is read', async () => {
  const { staff, id } = await aCase()
  const { raw, taken } = aHugeMail(60, mail)
  const path = `/api/added-emails/conveyance/${id}`
  const answer = await staff.send('POST', path, raw, 'message/rfc822')
  expect(answer.status).toBe(413)
  expect(await answer.json()).toMatchObject({
    error: { message: expect.stringContaining('The email is larger than 25 MB.') },
  })
  expect(taken()).toBeLessThan(MOST_MAIL_BYTES + 1024 * 1024)
})

test('the HTML runs nothing, and asks no other server before the reader agrees', async () => {
  const { add, staff } = await aCase()
  const { data } = await (await add(mail)).json<{ data: { id: string } }>()
  const shown = async (query = '') => {
    const answer = await staff.send('GET', `/files/emails/${data.id}/body${query}`)
    return { text: await answer.text(), policy: answer.headers.get('Content-Security-Policy') }
  }
  const before = await shown()
  expect(before.text).toContain('Hello')
  expect(before.text).not.toMatch(/script|onclick|track\.test/)
  expect(before.policy).toMatch(/^sandbox allow-popups[^;]*; default-src 'none'/)
  expect(before.policy).not.toContain('https:')
  const after = await shown('?pictures')
  expect(after.text).toContain('https://track.test/p.gif')
  expect(after.policy).toContain('img-src data: https:')
})

test('the original and checked files are downloads for the people of the case alone', async () => {
  const { add, staff, visit, firm, ...product } = await aCase()
  const attached = mailWith({ 'Message-ID': '<f@brookes.test>' }, 'Notes.txt', 'Boiler serviced')
  const { data } = await (await add(attached)).json<{ data: { id: string } }>()
  const path = `/files/emails/${data.id}`
  const original = await staff.send('GET', `${path}/original`)
  expect(await original.text()).toBe(attached)
  const file = await staff.send('GET', `${path}/attachments/0`)
  expect(await file.text()).toBe('Boiler serviced')
  expect(file.headers.get('Content-Disposition')).toMatch(/^attachment; filename="Notes\.txt"/)
  expect((await staff.send('GET', `${path}/attachments/1`)).status).toBe(404)
  expect((await visit(`${path}/original`)).status).toBe(401)
  const stranger = await firm.as('New-business adviser')
  const other = await browserOf({ ...product, visit, firm }, stranger.user)
  expect((await other.send('GET', `${path}/original`)).status).toBe(404)
})
