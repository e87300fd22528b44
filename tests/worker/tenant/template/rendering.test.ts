import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { starters } from '#domain/template/starter/starters'
import { blankContent, type TemplateContent } from '#domain/template/template'
import { sampleAnswers } from '#domain/template/values/answers'
import { sampleNames, sampleValues } from '#domain/template/values/sample-case'
import { TemplateLimit } from '#tenant/template/limits'
import { renderTemplate } from '#tenant/template/rendering'
import { repeats } from '../../../support/repeats.ts'

const firm = {
  name: 'Harcourt & Lyle',
  address: '1 Quay Street',
  phone: '0117 496 0100',
  email: 'hello@example.com',
  regulator: 'SRA',
  regulator_number: '123456',
}

const render = (content: Partial<TemplateContent>, more: object = {}, snippets = {}) =>
  renderTemplate({
    content: { ...blankContent, name: 'Letter', ...content },
    layout: null,
    snippets,
    scripts: [],
    values: {
      ...sampleValues('leasehold', sampleAnswers(content.inputs ?? [])),
      firm,
      ...more,
    },
  })

describe('a rendered template', () => {
  test('is the same letter as text and as HTML', () => {
    const { subject, text, html, missing } = render({
      subject: '{{ property.line }}: {{ case.ref }}',
      body: '# Your {{ case.matter }}\n\nThe price is **{{ case.price | gbp }}**.',
    })
    expect(missing).toEqual([])
    expect(subject).toBe('Flat 3, 22 Redcliffe Parade: 26-P-01188')
    expect(text).toBe('Your purchase\n\nThe price is £385,000.00.')
    expect(html).toContain('<strong>£385,000.00</strong>')
  })

  test('writes what a case holds in a field of the firm’s own, and names one that is empty', () => {
    const body = 'Survey: {{ case.custom.survey }}, parking: {{ case.custom.parking }}'
    const { text, missing } = render({ body }, { case: { custom: { survey: 'Full' } } })
    expect(text).toMatch(/^Survey: Full, parking:/)
    expect(missing).toEqual([{ path: 'case.custom.parking', label: 'parking' }])
  })

  test('writes a value that looks like markup or HTML as it is', () => {
    const name = '<b>**A**</b>\n# [x](https://example.com) | {{ today }}'
    const { text, html, subject } = render(
      { body: 'Dear {{ recipient.name }}', subject: 'To {{ recipient.name }}' },
      { recipient: { name } },
    )
    expect(text).toBe(`Dear ${name}`)
    expect(html).not.toContain('<b>')
    expect(html).not.toContain('href=')
    expect(subject).not.toContain('\n')
  })

  test('names what is missing, and nothing that a condition asked for first', () => {
    const lender = { name: null, ref: null, amount: null, conditions: null }
    const { missing } = render(
      { body: '{{ lender.name }}{% if lender.ref %}{{ lender.ref }}{% endif %}' },
      { lender },
    )
    expect(missing).toEqual([{ path: 'lender.name', label: 'The new lender' }])
  })

  test('misses a list that a loop goes through', () => {
    const body = '{% for one in redemptions %}- {{ one.lender }}\n{% endfor %}'
    expect(render({ body }, { redemptions: [] }).missing).toHaveLength(1)
  })

  test.each(Object.keys(sampleNames) as (keyof typeof sampleNames)[])(
    'of the sample %s has every client',
    (sample) => {
      const { text } = renderTemplate({
        scripts: [],
        content: { ...blankContent, body: '{% for one in clients %}{{ one.name }}\n{% endfor %}' },
        layout: null,
        snippets: {},
        values: sampleValues(sample, {}),
      })
      expect(text.split('\n').filter(Boolean).length).toBeGreaterThan(0)
    },
  )
})

const ofFamily = (family: string) => starters.filter((it) => it.family === family)
const snippets = Object.fromEntries(ofFamily('snippet').map((it) => [it.key, it.content.body]))
const layouts = new Map(ofFamily('layout').map((it) => [it.key, it.content]))

test.each(ofFamily('document').concat(ofFamily('email')))(
  'the standard $key comes out whole for every sample',
  ({ family, content }) => {
    const usual = family === 'document' ? 'letter' : 'email'
    for (const sample of Object.keys(sampleNames) as (keyof typeof sampleNames)[]) {
      const { missing, text } = renderTemplate({
        scripts: [],
        content,
        layout: layouts.get(content.layout ?? usual) ?? null,
        snippets,
        values: { ...sampleValues(sample, sampleAnswers(content.inputs)), firm },
      })
      expect(missing).toEqual([])
      expect(text).not.toMatch(/\{[{%]|undefined|\[object/)
    }
  },
)

/** The text, or '' for a refusal; anything else is thrown. */
const outcomeOf = (body: string) => {
  try {
    return render({ body }).text
  } catch (error) {
    if (error instanceof TemplateLimit) return ''
    throw error
  }
}

describe('a hostile template', () => {
  test.each([
    `${'{% for a in clients %}'.repeat(9)}x${'{% endfor %}'.repeat(9)}`,
    '{% for i in (1..100000000) %}x{% endfor %}',
    '{% include "x" %}',
    '{{ today.constructor }}',
    '{{ clients.__proto__ }}',
    '{% if '.repeat(50),
    'x'.repeat(70_000),
    `{% assign a = 'x' %}${'{% assign a = a | append: a %}'.repeat(40)}`,
    "{% render 'self' %}",
  ])('is refused: %.40s', (body) => {
    const snippets = { self: "{% render 'self' %}" }
    expect(() => render({ body }, {}, snippets)).toThrow(TemplateLimit)
  })

  test('of 400 kinds ends in a letter without its value or a refusal', () => {
    const values = ['__proto__', 'constructor', 'toString', 'prototype', 'hasOwnProperty']
    const roots = [
      'today',
      'clients',
      'clients[0]',
      'case',
      'forloop',
      'this',
      'self',
      'globalThis',
    ]
    const shapes = [
      (path: string) => `{{ ${path} }}`,
      (path: string) => `{% assign a = ${path} %}{{ a }}`,
      (path: string) => `{% for a in ${path} %}{{ a }}{% endfor %}`,
      (path: string) => `{% if ${path} %}{{ ${path} | append: 'x' }}{% endif %}`,
      (path: string) => `{% case ${path} %}{% when 'x' %}{{ ${path}.name }}{% endcase %}`,
    ]
    const joins = [(root: string, value: string) => `${root}.${value}`].concat(
      (root, value) => `${root}['${value}']`,
    )
    const hostile = roots.flatMap((root) =>
      values.flatMap((value) =>
        joins.flatMap((join) => shapes.map((shape) => shape(join(root, value)))),
      ),
    )
    expect(hostile).toHaveLength(400)
    for (const body of hostile) {
      const text = outcomeOf(body)
      expect(text).not.toMatch(/function|native code|\[object/)
    }
  })

  test('at random ends in a letter or a refusal', () => {
    const piece = fc.constantFrom(
      ...['{{ client.names }}', '{% for c in clients %}', '{% endfor %}', '{{ c.name | upcase }}'],
      ...['{% if today %}', '{% else %}', '{% endif %}', '| a |', '**', '{{', '%}', '\n', '# '],
      ...['{% assign a = today %}', '{{ a }}', '[x](', ')', String.raw`\n`, '{% comment %}'],
    )
    const templates = fc.array(fc.oneof(piece, fc.string({ maxLength: 6 })), { maxLength: 25 })
    fc.assert(
      fc.property(templates, (pieces) => {
        try {
          expect(render({ body: pieces.join('') }).html).not.toContain('<script')
        } catch (error) {
          expect(error).toBeInstanceOf(TemplateLimit)
        }
      }),
      { numRuns: repeats(1_000, 10_000) },
    )
  })
})
