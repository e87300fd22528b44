import fc from 'fast-check'
import Papa from 'papaparse'
import PostalMime from 'postal-mime'
import { expect, test } from 'vitest'
import { xmlElement } from '#domain/bank-file/xml'
import type { Letter } from '#domain/document/making/plan'
import { wordText } from '#domain/document/office'
import { safeCell } from '#domain/list/export'
import { plainText } from '#domain/template/markup/escaping'
import { blankContent } from '#domain/template/template'
import { sampleValues } from '#domain/template/values/sample-case'
import { csvOf } from '#tenant/core/csv'
import { renderTemplate } from '#tenant/template/rendering'
import { composedOf } from '#worker/integrations/mail/composed'
import { mimeOf } from '#worker/integrations/mail/mime'
import { docxParts } from '#worker/pdf/letter/docx-parts'
import { letterFile } from '#worker/pdf/letter/letter'
import { repeats } from '../support/repeats.ts'

// Texts as people and machines store them: each is tried in five places, 20,000 at night.
const texts = { numRuns: repeats(200, 4_000) }

const piece = fc.constantFrom(
  ...['<script>alert(1)</script>', '"><img src=x onerror=alert(1)>', "' onmouseover='x", '</w:t>'],
  ...['{{ today }}', '{% if x %}', '**', '[x](javascript:x)', '| a |', '\\', '\n', '\r\n'],
  ...['\nBcc: x@example.com\n', '=HYPERLINK("http://x")', '+1', '-1', '@SUM(A1)', '\t=1', '&amp;'],
  ...['%0d%0a', '\u0000', '\u000b', '\u202e', '\u2028', '\ud83c\udfe1', 'Siân', '<!--', ']]>'],
  ...['?a=1&b=2#c', '../..', 'https://example.net/', 'mailto:x', '"', "'", '`', ';', ','],
)
const stored = fc
  .array(fc.oneof(piece, fc.string({ maxLength: 8, unit: 'grapheme' })), {
    minLength: 1,
    maxLength: 8,
  })
  .map((pieces) => pieces.join(''))
  .filter((text) => /[a-z\d]/i.test(text))

const content = {
  ...blankContent,
  name: 'Letter',
  subject: 'For {{ recipient.name }}',
  body: 'Dear {{ recipient.name }}\n\n[Open](https://example.com/?q={{ recipient.name }})\n\nEnd',
}
const firm = { name: 'Harcourt & Lyle', address: '1 Quay Street', regulator: 'SRA' }
const render = (name: string) =>
  renderTemplate({
    ...{ content, layout: null, snippets: {}, scripts: [] },
    values: { ...sampleValues('sole', {}), firm, recipient: { name } },
  })

/** The elements of HTML with their attributes, without line breaks and links. */
const elementsIn = (html: string) =>
  (html.match(/<[^>]*>/g) ?? []).filter((it) => !/^<(?:br|a |\/a)/.test(it))
const usual = elementsIn(render('Ann').html)
const addressesIn = (html: string) =>
  [...html.matchAll(/\s(?:href|src)="([^"]*)"/g)].map(([, it = '']) => it)

test('a stored text makes no element and leads nowhere of its own in HTML', () => {
  fc.assert(
    fc.property(stored, (text) => {
      const { html } = render(text)
      expect(elementsIn(html)).toEqual(usual)
      for (const address of addressesIn(html))
        expect(address).toMatch(/^https:\/\/example\.com\/\?q=/)
    }),
    texts,
  )
})

const addressed = (name: string) => ({
  ...{ id: '0193f2be', type: 'note', channel: 'email', from_name: name, to_name: name },
  ...{ to_address: 'ann@example.com', subject: render(name).subject, body: name, thread: null },
})

test('a stored text is one line of a header, and adds none', async () => {
  await fc.assert(
    fc.asyncProperty(stored, async (text) => {
      const mail = { message: addressed(text), attachments: [] } as never
      const sender = { sender: 'case@example.org', reply_to: 'case@example.org' }
      const parsed = await PostalMime.parse(await mimeOf(mail, sender))
      expect(parsed.bcc ?? []).toEqual([])
      expect(parsed.to).toHaveLength(1)
      expect(parsed.to?.[0]?.address).toBe('ann@example.com')
      expect(parsed.from?.address).toBe('case@example.org')
      expect(elementsIn(String(composedOf(mail, sender).html)).join('')).not.toMatch(
        /script|img|on\w+=/i,
      )
    }),
    texts,
  )
})

test('a stored text is one cell of CSV, which no spreadsheet runs', () => {
  fc.assert(
    fc.property(stored, (text) => {
      const columns = [{ key: 'a', head: 'A', of: (it: string) => it }]
      const { data } = Papa.parse<string[]>(csvOf(columns, [text]).replace(/^\uFEFF/, ''), {
        delimiter: ',',
        newline: '\r\n',
        skipEmptyLines: true,
      })
      expect(data).toEqual([['A'], [safeCell(text)]])
      expect(data[1]?.[0]).not.toMatch(/^[\s]*[=@]/)
    }),
    texts,
  )
})

const letterOf = (text: string): Letter => {
  const { subject, header, body, footer, text: plain } = render(text)
  return { title: subject, author: text, language: 'en', header, body, footer, text: plain }
}

test('a stored text is text of a Word file, which stays well-formed', () => {
  fc.assert(
    fc.property(stored, (text) => {
      const parts = docxParts(letterOf(text))
      for (const [name, xml] of parts)
        if (/\.(?:xml|rels)$/.test(name)) expect(() => xmlElement(xml), name).not.toThrow()
      const document = new Map(parts).get('word/document.xml') ?? ''
      expect(wordText(document).replaceAll(/\s/g, '')).toContain(
        plainText(text).replaceAll(/\s/g, ''),
      )
    }),
    texts,
  )
})

test('stored texts are text of a PDF, which does nothing when it is opened', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(stored, { minLength: 20, maxLength: 40 }), async (many) => {
      const { bytes } = await letterFile(letterOf(many.join(' ')), 'pdf')
      const file = Buffer.from(bytes).toString('latin1')
      expect(file.startsWith('%PDF-')).toBe(true)
      expect(file).not.toMatch(/\/(?:JavaScript|JS|OpenAction|AA|Launch|EmbeddedFile)\b/)
      for (const [, address = ''] of file.matchAll(/\/URI \(([^)]*)\)/g))
        expect(address).toMatch(/^https:\/\/example\.com\/\?q=/)
    }),
    { numRuns: repeats(5, 100) },
  )
})
