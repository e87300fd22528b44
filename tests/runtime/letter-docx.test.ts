import { expect, test } from 'vitest'
import { archiveEntries } from '#domain/document/archive'
import { officeProblem, partProblem, wordText } from '#domain/document/office'
import { escapeMarkup } from '#domain/template/markup/escaping'
import { parseMarkup } from '#domain/template/markup/parsing'
import { docxParts } from '#worker/pdf/letter/docx-parts'
import { letterDocx } from '#worker/pdf/letter/letter-docx'

const hostile = '</w:t><w:fldSimple w:instr="DDEAUTO c:\\\\calc"/>\u0000\u000b & "x"'

const letter = {
  title: `A & B ${hostile}`,
  author: 'Harcourt & Lyle',
  language: 'en' as const,
  header: parseMarkup('# Harcourt \\& Lyle'),
  body: parseMarkup(
    `Dear **Ann**\n\n${escapeMarkup(hostile)}\n\n- one\n- [two](https://example.com/?a=1&b=2)\n\n1. first\n\n1. again\n\n| A | B |\n|---|---|\n| 1 | 2 |\n\n> Call us\n\n@sign Ann`,
  ),
  footer: parseMarkup('Regulated'),
  text: '',
}
const parts = new Map(docxParts(letter))
const document = parts.get('word/document.xml') ?? ''

test('a Word file says what the letter says, with each value escaped', () => {
  const text = wordText(document)
  for (const it of ['Dear Ann', 'one', 'two', 'Call us', 'Signed ____', 'Regulated'])
    expect(text).toContain(it)
  expect(text).toContain('</w:t><w:fldSimple w:instr="DDEAUTO')
  expect([...document.matchAll(/<w:fldSimple/g)]).toHaveLength(0)
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what must not be there
  expect([...parts.values()].join('')).not.toMatch(/[\u0000-\u0008\u000b\u000c]/)
})

test('each numbered list begins anew, and links are all that leads outside', () => {
  expect([...document.matchAll(/<w:numId w:val="(\d+)"/g)].map(([, id]) => id)).toEqual([
    ...['1', '1', '3', '4'],
  ])
  const outside = [...parts].flatMap(([name, text]) => partProblem(name, text) ?? [])
  expect(outside).toEqual([])
  expect(parts.get('word/_rels/document.xml.rels')).toContain('https://example.com/?a=1&amp;b=2')
})

test('the file passes the check that every upload passes', async () => {
  const entries = archiveEntries(await letterDocx(letter))
  expect(entries === null ? 'damaged' : officeProblem('.docx', entries)).toBeNull()
})
