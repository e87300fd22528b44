import { TextReader, Uint8ArrayWriter, ZipWriter } from '@zip.js/zip.js'
import { expect, test } from 'vitest'
import { splitSource } from '#lib/enquiry/source-text'

const archive = async (name: string, text: string) => {
  const zip = new ZipWriter(new Uint8ArrayWriter(), { useWebWorkers: false })
  await zip.add(name, new TextReader(text))
  return zip.close()
}
const document = (text: string) =>
  archive('word/document.xml', `<w:document><w:p><w:r><w:t>${text}</w:t></w:r></w:p></w:document>`)

test('a Word document is read from its parts', async () => {
  const { count, items } = await splitSource(
    'list.docx',
    await document('Please supply the lease.'),
  )
  expect([count, items[0]?.text]).toEqual([1, 'Please supply the lease.'])
})

test('a mail is read by its body, or by the document that holds its list', async () => {
  const list = await document('1. Who owns the hedge? 2. Is there a meter?')
  const attached = btoa(String.fromCharCode(...list))
  const mail = [
    'From: a@example.test',
    'Subject: Enquiries',
    'Content-Type: multipart/mixed; boundary=b',
    '',
    '--b',
    'Content-Type: text/plain',
    '',
    'Dear Sam\n\nPlease see the enquiries attached.',
    '--b',
    'Content-Type: application/octet-stream; name="list.docx"',
    'Content-Disposition: attachment; filename="list.docx"',
    'Content-Transfer-Encoding: base64',
    '',
    attached,
    '--b--',
  ].join('\r\n')
  const { items } = await splitSource('mail.eml', new TextEncoder().encode(mail))
  expect(items.map(({ text }) => text)).toEqual(['Who owns the hedge?', 'Is there a meter?'])
})

test('another archive is refused', async () => {
  const zip = await archive('a.txt', 'a')
  await expect(splitSource('a.zip', zip)).rejects.toThrow('not a Word document')
})
