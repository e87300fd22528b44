import fc from 'fast-check'
import { expect, test } from 'vitest'
import { archiveEntries } from '#domain/document/archive'
import { officeProblem, wordText } from '#domain/document/office'
import { readWordTemplate } from '#worker/word/reading'
import {
  aWordTemplate,
  item,
  p,
  partsIn,
  row,
  run,
  table,
} from '../../worker/support/document/word.ts'
import { merge } from './merging.ts'

const documentOf = (parts: ReadonlyMap<string, string>) => parts.get('word/document.xml') ?? ''

const textOf = async (body: string, more: Parameters<typeof merge>[1] = {}) => {
  const { parts } = await merge(aWordTemplate(body), more)
  return wordText(documentOf(parts))
}

test('a field that Word cut over several runs is found, and keeps the look of its first', async () => {
  const body = p(
    run('Dear '),
    run('{', '<w:b/>'),
    run('{ client.'),
    '<w:proofErr w:type="spellStart"/>',
    run('names', '<w:i/>'),
    run(' }}, hello'),
  )
  const { parts } = await merge(aWordTemplate(body))
  expect(wordText(documentOf(parts))).toBe('Dear Amara Okonkwo and Lewis Okonkwo, hello')
  expect(documentOf(parts)).toContain(
    '<w:r><w:rPr><w:b/></w:rPr><w:t xml:space="preserve">Amara Okonkwo and Lewis Okonkwo</w:t></w:r>',
  )
})

test('quotes and spaces that Word made curly or hard are read as they were typed', async () => {
  const body = p('{{ case.completion_on | long_date | append: “ noon” }}')
  expect(await textOf(body)).toBe('11 December 2026 noon')
})

test('a loop repeats the row that it stands in, or the rows between rows of its own', async () => {
  const rows = await textOf(
    table(
      row('Item', 'Amount'),
      row('{% for line in quote.lines %}{{ line.label }}', '{{ line.amount | gbp }}{% endfor %}'),
    ),
  )
  expect(rows.split('\n').filter(Boolean)).toEqual([
    ...['Item', 'Amount', 'Our legal fee', '£1,434.00', 'Searches', '£384.00'],
    ...['HM Land Registry fee', '£330.00'],
  ])
  const { parts } = await merge(
    aWordTemplate(
      table(
        row('{% for client in clients %}', ''),
        row('{{ client.name }}', '{{ client.role }}'),
        row('{% endfor %}', ''),
      ),
    ),
  )
  expect(documentOf(parts).match(/<w:tr>/g)).toHaveLength(2)
  expect(wordText(documentOf(parts))).toContain('Lewis Okonkwo')
})

test('paragraphs of their own that hold a tag leave no line behind', async () => {
  const body =
    p('{% for client in clients %}') +
    p('{% if client.role == "buyer" %}') +
    item('{{ client.name }} buys') +
    p('{% else %}') +
    item('{{ client.name }} sells') +
    p('{% endif %}') +
    p('{% endfor %}') +
    p('End')
  const { parts } = await merge(aWordTemplate(body))
  expect(wordText(documentOf(parts)).split('\n')).toEqual([
    'Amara Okonkwo buys',
    'Lewis Okonkwo buys',
    'End',
  ])
  expect(documentOf(parts).match(/<w:numId/g)).toHaveLength(2)
})

test('a condition within a paragraph keeps the look of what comes after it', async () => {
  const body = p(
    run('Price'),
    run('{% if case.price > 1 %}', '<w:b/>'),
    run(' high'),
    run('{% else %} low'),
    run('{% endif %}.', '<w:i/>'),
  )
  const { parts } = await merge(aWordTemplate(body))
  expect(wordText(documentOf(parts))).toBe('Price high.')
  expect(documentOf(parts)).toMatch(/<w:rPr><w:i\/><\/w:rPr><w:t xml:space="preserve">\.<\/w:t>/)
})

test('a table whose rows and a cell whose paragraphs all fall away stay valid', async () => {
  const none = { more: { redemptions: [], redemption: null } }
  const gone = '{% if redemptions.size > 0 %}'
  const { parts } = await merge(
    aWordTemplate(
      table(
        row(
          `${gone}{% for one in redemptions %}{{ one.lender }}`,
          '{{ one.figure | gbp }}{% endfor %}{% endif %}',
        ),
      ) + table(row(p(gone) + p('Redeem') + p('{% endif %}'), 'x')),
    ),
    none,
  )
  const xml = documentOf(parts)
  expect(xml.match(/<w:tbl>/g)).toHaveLength(1)
  expect(xml).toContain('</w:tcPr><w:p/></w:tc>')
})

test('header and footer are merged, and whatever has no field comes out byte for byte', async () => {
  const bytes = aWordTemplate(p('Plain & simple'), {
    header: '{{ firm.name }}',
    footer: '{{ case.ref }}',
  })
  const [before, { parts, file }] = [await partsIn(bytes), await merge(bytes)]
  expect(wordText(parts.get('word/header1.xml') ?? '')).toBe('Harcourt & Lyle')
  expect(wordText(parts.get('word/footer1.xml') ?? '')).toBe('26-P-01188')
  expect([...parts.keys()]).toEqual([...before.keys()])
  for (const [name, text] of before)
    if (!/header1|footer1/.test(name)) expect(parts.get(name), name).toBe(text)
  expect(officeProblem('.docx', archiveEntries(file) ?? [])).toBeNull()
})

test('each value is text, whatever it holds, and its lines are lines', async () => {
  const hostile =
    '</w:t></w:r><w:fldSimple w:instr="DDEAUTO c:\\\\calc"/>\u00010\u0002\u0000 & "x"\n{{ today }}'
  const { parts } = await merge(aWordTemplate(p('To {{ recipient.name }}.')), {
    more: { recipient: { name: hostile } },
  })
  const xml = documentOf(parts)
  expect(xml).not.toContain('<w:fldSimple')
  expect(xml.match(/<w:sectPr>/g)).toHaveLength(1)
  expect(wordText(xml)).toBe(
    'To </w:t></w:r><w:fldSimple w:instr="DDEAUTO c:\\\\calc"/>0 & "x"\n{{ today }}.',
  )
})

test('a snippet is written as plain text, and counts what it lacks', async () => {
  const snippets = { note: '**Mind** {{ client.names }} and {{ case.registered_on }}' }
  const { parts, rendered } = await merge(aWordTemplate(p("{% render 'note' %}")), {
    snippets,
    more: { case: { registered_on: null } },
  })
  expect(wordText(documentOf(parts))).toBe('Mind Amara Okonkwo and Lewis Okonkwo and')
  expect(rendered.missing.map(({ path }) => path)).toEqual(['case.registered_on'])
})

test('the preview shows headings, lists and tables, with the header above', async () => {
  const heading = `<w:p><w:pPr><w:pStyle w:val="Heading2"/></w:pPr>${run('Your {{ case.matter }}')}</w:p>`
  const bytes = aWordTemplate(
    heading + item('One') + item('Two') + table(row('A', '{{ case.ref }}')),
    {
      header: '{{ firm.name }}',
    },
  )
  const { rendered } = await merge(bytes)
  expect(rendered.header).toEqual([{ kind: 'paragraph', lines: [[{ text: 'Harcourt & Lyle' }]] }])
  expect(rendered.body).toEqual([
    { kind: 'heading', level: 2, spans: [{ text: 'Your purchase' }] },
    { kind: 'list', isNumbered: false, items: [[[{ text: 'One' }]], [[{ text: 'Two' }]]] },
    { kind: 'table', head: null, rows: [[[[{ text: 'A' }]], [[{ text: '26-P-01188' }]]]] },
  ])
  expect(rendered.text).toContain('A\t26-P-01188')
})

test('a document that would become too long is refused', async () => {
  const long = p('x'.repeat(900))
  const lines = Array.from({ length: 200 }, (_, at) => ({ label: `${at}`, amount: 1 }))
  const body = `${p('{% for a in quote.lines %}')}${p('{% for b in quote.lines %}')}${long}${p('{% endfor %}')}${p('{% endfor %}')}`
  await expect(merge(aWordTemplate(body), { more: { quote: { lines } } })).rejects.toThrow(
    /repeats too often|too much|too long/,
  )
})

const complex = (code: string, shown: string) =>
  `<w:r><w:fldChar w:fldCharType="begin"/></w:r><w:r><w:instrText xml:space="preserve"> MERGE</w:instrText></w:r><w:r><w:instrText>FIELD ${code} </w:instrText></w:r><w:r><w:fldChar w:fldCharType="separate"/></w:r>${run(shown, '<w:b/>')}<w:r><w:fldChar w:fldCharType="end"/></w:r>`

test('a field of Word’s mail merge is ours of that name, or the answer to a question', async () => {
  const simple = `<w:fldSimple w:instr=" MERGEFIELD Line1 ">${run('«Line1»')}</w:fldSimple>`
  const page =
    '<w:r><w:fldChar w:fldCharType="begin"/></w:r><w:r><w:instrText> PAGE </w:instrText></w:r><w:r><w:fldChar w:fldCharType="end"/></w:r>'
  const bytes = aWordTemplate(
    p(complex('"Case Price" \\* MERGEFORMAT', '«Price»'), ' ', simple, page),
  )
  const ask = { key: 'line_one', label: 'Line', kind: 'text', sample: 'x' } as const
  const { parts } = await merge(bytes, {
    more: { ask: { line_one: 'First' } },
    content: { inputs: [ask] },
  })
  expect(wordText(documentOf(parts))).toBe('£385,000.00 First')
  expect(documentOf(parts)).toContain(
    '<w:rPr><w:b/></w:rPr><w:t xml:space="preserve">£385,000.00</w:t>',
  )
  expect(documentOf(parts)).toContain(' PAGE ')
  expect(documentOf(parts)).not.toContain('MERGEFIELD')
  const mixed = p(
    complex('Name', 'x').replace(
      '<w:fldChar w:fldCharType="end"/>',
      '<w:fldChar w:fldCharType="end"/><w:t>lost</w:t>',
    ),
  )
  await expect(readWordTemplate(aWordTemplate(mixed))).rejects.toThrow('“Name” cannot be read')
})

const sentence =
  '{% if client.count > 1 %}Both{% else %}You{% endif %}: {{ client.names }} <buy> {{ property.address }} & more.'

test('however a text is cut into runs, it merges to the same', async () => {
  const whole = await textOf(p(sentence))
  await fc.assert(
    fc.asyncProperty(
      fc.uniqueArray(fc.nat({ max: sentence.length - 1 }), { maxLength: 30 }),
      async (cuts) => {
        const places = [0, ...cuts.toSorted((a, b) => a - b), sentence.length]
        const runs = places.slice(1).map((to, at) => run(sentence.slice(places[at], to)))
        expect(await textOf(p(...runs))).toBe(whole)
      },
    ),
  )
})

const link = (text: string) => `<w:hyperlink r:id="rId9">${run(text)}</w:hyperlink>`

test.each([
  ['{{ client', 'is not closed'],
  ['{% if case.price %}x', 'has no end'],
  ['{% endfor %}', 'ends nothing'],
  ['{% else %}', 'is outside the block'],
  ['{% for c in clients %}{{ c.name }}{% endif %}', 'ends nothing'],
  ['{% for c in clients %}{% break %}{% endfor %}', 'cannot be used'],
])('“%s” is refused: %s', async (text, reason) => {
  await expect(readWordTemplate(aWordTemplate(p(text)))).rejects.toThrow(reason)
})

test.each([
  ['a link', p('{% if case.price %}', link('x{% endif %}')), 'are not in the same text'],
  [
    'a cell',
    p('{% if case.price %}') + table(row('x{% endif %}', 'y')),
    'are not in the same text',
  ],
  [
    'cells in the middle',
    table(row('a {% if case.price %} b', 'c {% endif %} d')),
    'several cells',
  ],
  [
    'paragraphs in the middle',
    p('a {% if case.price %} b') + p('c {% endif %} d'),
    'several paragraphs',
  ],
  ['two paragraphs', p('{{ client') + p('.names }}'), 'is not closed'],
])('a tag that reaches over %s is refused', async (_, body, reason) => {
  await expect(readWordTemplate(aWordTemplate(body))).rejects.toThrow(reason)
})
