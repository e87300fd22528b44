import { expect, test } from 'vitest'
import { endingOf, NAME_BYTES, safeName } from '#domain/document/naming'

test.each([
  ['Contract.pdf', 'Contract.pdf'],
  ['../../etc/passwd', '-..-etc-passwd'],
  ['C:\\Users\\me\\Deed of gift.PDF', 'C--Users-me-Deed of gift.pdf'],
  ['invoice\u202Efdp.exe', 'invoicefdp.exe'],
  ['a\u0000b\nc.pdf', 'abc.pdf'],
  ['  .hidden.pdf. ', 'hidden.pdf'],
  ['CON.pdf', '_CON.pdf'],
  ['con', '_con'],
  ['Lpt1.docx', '_Lpt1.docx'],
  ['Console.pdf', 'Console.pdf'],
  ['Llythyr gŵr Łukasz.docx', 'Llythyr gŵr Łukasz.docx'],
  ['.pdf', 'pdf'],
  ['\u200b', 'Document'],
  ['', 'Document'],
])('%j is kept as %j', (name, expected) => {
  expect(safeName(name)).toBe(expected)
})

test('a long name is cut between letters and keeps its ending', () => {
  const name = safeName(`${'ŵ'.repeat(200)}.pdf`)
  expect(new TextEncoder().encode(name).byteLength).toBeLessThanOrEqual(NAME_BYTES)
  expect(name).toMatch(/^ŵ+\.pdf$/)
})

test('a safe name is safe already', () => {
  for (const name of [
    'a/b.pdf',
    '  x . pdf',
    'nul.tar.gz',
    '\u2066CON.pdf',
    `${'é'.repeat(300)}.p`,
  ])
    expect(safeName(safeName(name))).toBe(safeName(name))
})

test('an ending is in small letters, without what only looks like one', () => {
  expect(['A.PDF', 'b.tar.gz', 'none', 'Mr. Smith letter'].map(endingOf)).toEqual([
    '.pdf',
    '.gz',
    '',
    '',
  ])
})
