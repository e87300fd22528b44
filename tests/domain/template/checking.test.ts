import { describe, expect, test } from 'vitest'
import { type Checked, checkTemplate } from '#domain/template/checking/check'
import { blankContent, type TemplateContent } from '#domain/template/template'

const errorsOf = (content: Partial<TemplateContent>, given: Partial<Checked> = {}) =>
  checkTemplate({
    family: 'document',
    key: 'letter',
    content: { ...blankContent, name: 'Letter', ...content },
    snippets: {},
    scripts: [],
    ...given,
  })
    .filter((it) => it.level === 'error')
    .map((it) => it.message)

describe('the check of a template', () => {
  test('accepts fields, loops, conditions, filters and snippets that there are', () => {
    const body = `Dear {{ client.salutation }}
{% for one in clients %}{{ one.name | upcase }}{% endfor %}
{% if case.tenure == 'leasehold' %}{{ case.price | gbp }}{% else %}{{ today | long_date }}{% endif %}
{% render 'bank-warning' %}`
    expect(errorsOf({ body }, { snippets: { 'bank-warning': 'Ring us first.' } })).toEqual([])
  })

  test('accepts the fields that a firm adds to its cases', () => {
    expect(errorsOf({ body: '{{ case.custom.survey_type }}' })).toEqual([])
  })

  test('names an unknown field with the one that was probably meant', () => {
    expect(errorsOf({ body: '{{ client.salutaton }}' })).toEqual([
      'There is no field “client.salutaton”. Did you mean “client.salutation”?',
    ])
    expect(errorsOf({ body: '{% for one in clients %}{{ one.nme }}{% endfor %}' })).toEqual([
      'There is no field “clients.nme”. Did you mean “clients.name”?',
    ])
  })

  test.each([
    ['{% capture x %}y{% endcapture %}', 'Unknown tag “capture”'],
    ['{{ today | strip_html }}', 'Unknown filter “strip_html”'],
    ['{% if today %}', '“if” is not ended.'],
    ['{% endif %}', 'There is no “if” to end here.'],
    ['{{ today', 'These braces are not closed.'],
    ['{% for one in clients %}{% endfor %}', 'This loop is empty.'],
    ["{% render 'none' %}", 'There is no snippet “none”.'],
    ['[pay](javascript:alert)', 'Links begin with'],
    ['![](https://example.com/a.png)', 'no description'],
  ])('refuses %s', (body, message) => {
    expect(errorsOf({ body }).join('\n')).toContain(message)
  })

  test.each(['20-45-67', '12345678', '1234 5678', 'GB29 NWBK 6016 1331 9268 19'])(
    'refuses bank details: %s',
    (digits) =>
      expect(errorsOf({ body: `Pay into ${digits}.` }).join('')).toContain('bank details'),
  )

  test('takes telephone numbers and amounts for no bank details', () => {
    expect(errorsOf({ body: 'Ring 0117 496 0142 or 0300 555 0333 about £385,000.00.' })).toEqual([])
  })

  test('finds a snippet that renders itself through another', () => {
    const given = {
      family: 'snippet',
      key: 'one',
      snippets: { two: "{% render 'one' %}" },
    } as const
    expect(errorsOf({ body: "{% render 'two' %}" }, given)).toEqual([
      'This snippet renders itself: one → two → one.',
    ])
  })
})
