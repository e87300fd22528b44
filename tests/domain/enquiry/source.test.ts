import { expect, test } from 'vitest'
import { htmlText } from '#domain/enquiry/source/html-text'
import { wordText } from '#domain/enquiry/source/word-text'
import { splitEnquiries } from '#domain/enquiry/split/split'

const numbering = `<w:numbering>
<w:abstractNum w:abstractNumId="3"><w:lvl w:ilvl="0"><w:start w:val="1"/><w:numFmt w:val="decimal"/><w:lvlText w:val="%1."/></w:lvl>
<w:lvl w:ilvl="1"><w:start w:val="1"/><w:numFmt w:val="lowerLetter"/><w:lvlText w:val="(%2)"/></w:lvl></w:abstractNum>
<w:num w:numId="7"><w:abstractNumId w:val="3"/></w:num></w:numbering>`

const numbered = (level: number, text: string) =>
  `<w:p><w:pPr><w:numPr><w:ilvl w:val="${level}"/><w:numId w:val="7"/></w:numPr></w:pPr>${run(text)}</w:p>`
const run = (text: string) => `<w:r><w:t xml:space="preserve">${text}</w:t></w:r>`
const cell = (text: string) => `<w:tc><w:p>${run(text)}</w:p></w:tc>`
const row = (...cells: string[]) => `<w:tr>${cells.map(cell).join('')}</w:tr>`
const texts = (text: string) =>
  splitEnquiries(text, 'list').items.map(({ label, text }) => [label, text])

test('automatic numbers of Word are labels, and deleted words are gone', () => {
  const document = [
    `<w:p><w:pPr><w:pStyle w:val="Heading1"/></w:pPr>${run('Title &amp; plan')}</w:p>`,
    numbered(0, 'Please supply:'),
    numbered(1, 'the plan;'),
    numbered(1, 'the deed.'),
    `<w:p><w:pPr><w:numPr><w:ilvl w:val="0"/><w:numId w:val="7"/></w:numPr></w:pPr>${run('Who owns the ')}<w:del><w:r><w:delText>old</w:delText></w:r></w:del>${run('hedge?')}</w:p>`,
  ].join('')
  const { items } = splitEnquiries(wordText({ document, numbering }), 'list')
  expect(items.map(({ label, section, text }) => [label, section, text])).toEqual([
    ['1(a)', 'Title & plan', 'the plan'],
    ['1(b)', 'Title & plan', 'the deed.'],
    ['2', 'Title & plan', 'Who owns the hedge?'],
  ])
})

test('a table of Word keeps its columns', () => {
  const document = `<w:tbl>${row('No.', 'Enquiry', 'Reply')}${row('1', 'Is there a meter?', 'Yes')}${row('2', 'Please supply the lease.', '')}</w:tbl>`
  const { items } = splitEnquiries(wordText({ document }), 'list')
  expect(items.map(({ label, text, reply }) => [label, text, reply])).toEqual([
    ['1', 'Is there a meter?', 'Yes'],
    ['2', 'Please supply the lease.', undefined],
  ])
})

test('a list of HTML keeps its numbers', () => {
  const html =
    '<p>Hi Sam</p><ol start="4"><li>Is there a meter?</li><li>Please supply the lease &amp; plan.</li></ol><p>Thanks</p>'
  expect(texts(htmlText(html))).toEqual([
    ['4', 'Is there a meter?'],
    ['5', 'Please supply the lease & plan.'],
  ])
})

test('a table of HTML keeps its columns', () => {
  const html =
    '<table><tr><th>No</th><th>Enquiry</th><th>Reply</th></tr><tr><td>1</td><td><p>Is there a meter?</p></td><td></td></tr><tr><td>2</td><td>Who insures?</td><td>The landlord</td></tr></table>'
  const { items } = splitEnquiries(htmlText(html), 'list')
  expect(items.map(({ label, text, reply }) => [label, text, reply])).toEqual([
    ['1', 'Is there a meter?', undefined],
    ['2', 'Who insures?', 'The landlord'],
  ])
})
