import { TextReader, Uint8ArrayWriter, ZipWriter } from '@zip.js/zip.js'
import { expect, test } from 'vitest'
import { readMemo } from '#domain/sale-memo/read/read'
import { memoSource, Unreadable } from '#worker/sale-memo/source'

const paragraph = (text: string) => `<w:p><w:r><w:t>${text}</w:t></w:r></w:p>`
const row = (...cells: readonly string[]) =>
  `<w:tr>${cells.map((text) => `<w:tc>${text.split('|').map(paragraph).join('')}</w:tc>`).join('')}</w:tr>`

const MEMO = `<w:document><w:body>${paragraph('Harrowby Quill, Merrowdown')}<w:p></w:p><w:tbl>${[
  row('Property', 'Flat 2, 1 Tithe Barn Mews, Dunmere, IP62 1AA'),
  row('Price', '£250,000'),
  row('Vendor', 'Mr Kwame Pellew|07700 900111'),
  row('Purchaser', 'Ms Nadia Ffitch'),
  row('Vendor&apos;s solicitor', 'Kestrel Bridge Law|Petra Wrexley'),
].join('')}</w:tbl></w:body></w:document>`

const archiveOf = async (name: string, text: string) => {
  const zip = new ZipWriter(new Uint8ArrayWriter(), { useWebWorkers: false })
  await zip.add(name, new TextReader(text))
  return await zip.close()
}

const isOfMemo = async (bytes: Uint8Array, name: string) => {
  const fields = readMemo(await memoSource(bytes, name))
  expect(fields.address.value).toBe('Flat 2, 1 Tithe Barn Mews, Dunmere')
  expect(fields.pricePence.value).toBe(250_000_00)
  expect(fields.sellers.value).toMatchObject([{ name: 'Kwame Pellew', phone: '07700 900111' }])
  expect(fields.buyers.value).toMatchObject([{ name: 'Nadia Ffitch' }])
  expect(fields.sellerConveyancer.handler.value).toBe('Petra Wrexley')
}

const mailWith = (type: string, content: Uint8Array) =>
  Buffer.from(
    [
      'From: Jo Quinn <jo@harrowbyquill.example>',
      'Subject: Memo attached',
      'MIME-Version: 1.0',
      'Content-Type: multipart/mixed; boundary="part"',
      '',
      '--part',
      'Content-Type: text/plain',
      '',
      'Please see the memorandum attached.',
      '--part',
      `Content-Type: ${type}`,
      'Content-Disposition: attachment; filename="memo"',
      'Content-Transfer-Encoding: base64',
      '',
      Buffer.from(content).toString('base64'),
      '--part--',
      '',
    ].join('\r\n'),
  )

test('a Word document is read with its tables', async () => {
  await isOfMemo(await archiveOf('word/document.xml', MEMO), 'memo.docx')
})

test('a mail is read with the Word document or the page that it brings', async () => {
  const word = await archiveOf('word/document.xml', MEMO)
  await isOfMemo(mailWith('application/octet-stream', word), 'memo.eml')
  const page = `<table>
    <tr><td>Property</td><td>Flat 2, 1 Tithe Barn Mews, Dunmere, IP62 1AA</td></tr>
    <tr><td>Price</td><td>&pound;250,000</td></tr>
    <tr><td>Vendor</td><td>Mr Kwame Pellew<br>07700 900111</td></tr>
    <tr><td>Purchaser</td><td>Ms Nadia Ffitch</td></tr>
    <tr><td>Vendor's solicitor</td><td>Kestrel Bridge Law<br>Petra Wrexley</td></tr>
  </table>`
  await isOfMemo(mailWith('text/html', Buffer.from(page)), 'memo.eml')
})

test('a file that is no document says that it is damaged, a picture that it is a scan', async () => {
  const noise = Uint8Array.from({ length: 4000 }, (_, index) => (index * 7) % 256)
  const table = await archiveOf('xl/workbook.xml', '<workbook/>')
  const tiff = Uint8Array.from([0x49, 0x49, 0x2a, 0, ...noise])
  await expect(memoSource(noise, 'memo.bin')).rejects.toEqual(new Unreadable('damaged'))
  await expect(memoSource(table, 'memo.docx')).rejects.toEqual(new Unreadable('damaged'))
  await expect(memoSource(tiff, 'memo.tif')).rejects.toEqual(new Unreadable('scan'))
})
