import { describe, expect, test } from 'vitest'
import { type HtmlConsent, safeHtml } from '#domain/mail/html/safe'
import { parseMail } from '#domain/mail/mail'
import { bytesOf } from '#domain/mail/mime/octets'
import { payloads, wrappers } from './hostile.ts'

const NO_CONSENT: HtmlConsent = {
  pictures: new Map([['own', '/pictures/own']]),
  isRemoteAllowed: false,
}

const mails = payloads.flatMap((payload) =>
  wrappers.map(([name, wrap]) => ({ name: `${payload} ${name}`, html: wrap(payload) })),
)

const mailOf = (html: string) => {
  const file = ['--x', 'Content-Type: application/pdf; name=deed.pdf', '', '%PDF', '--x--']
  const lines = ['Content-Type: multipart/mixed; boundary=x', '', '--x', 'Content-Type: text/html']
  return parseMail(bytesOf([...lines, '', html, ...file].join('\r\n')))
}

const ATTRIBUTE =
  / (?:alt|title|href|src|target|rel|referrerpolicy|width|height|colspan|rowspan|start|align|valign)="[^"<>]*"/g

/** What a tag of the result has beyond names and attributes that can do nothing. */
const strangeIn = (html: string): string[] =>
  html
    .split(/(<[^>]*>)/)
    .filter((_, at) => at % 2 === 1)
    .map((tag) => tag.replaceAll(ATTRIBUTE, ''))
    .filter((tag) => !/^<\/?(?:a|b|div|img|li|p|small|table|td|tr|ul)>$/.test(tag))

const valuesOf = (html: string, name: string) =>
  [...html.matchAll(new RegExp(` ${name}="([^"]*)"`, 'g'))].map(([, value]) => value ?? '')

describe('hostile mails', () => {
  test('are five hundred at least', () => {
    expect(mails.length).toBeGreaterThanOrEqual(500)
  })

  test.each(mails)('$name', ({ html }) => {
    const mail = mailOf(html)
    const shown = safeHtml(mail.body.html ?? '', NO_CONSENT)
    expect(strangeIn(shown)).toEqual([])
    for (const link of valuesOf(shown, 'href')) expect(link).toMatch(/^https:\/\/ok\.test\//)
    for (const source of valuesOf(shown, 'src')) expect(source).toBe('/pictures/own')
    expect(shown).toContain('<p>Hello</p>')
    expect(mail.body.text).toMatch(/^Hello\b/)
    expect(mail.attachments.map(({ name }) => name)).toEqual(['deed.pdf'])
  })

  test('pictures from elsewhere come with consent alone, over https, without a referrer', () => {
    const html = '<img src="https://a.test/b.png"><img src="http://a.test/b.png">'
    expect(safeHtml(html, NO_CONSENT)).toBe('')
    const named = '<img alt="Our <logo>" src="https://a.test/b.png">'
    expect(safeHtml(named, NO_CONSENT)).toBe('<small>[Our &lt;logo&gt;]</small>')
    expect(safeHtml(html, { ...NO_CONSENT, isRemoteAllowed: true })).toBe(
      '<img src="https://a.test/b.png" referrerpolicy="no-referrer">',
    )
  })

  test.each([
    ['blanks in a tag', `<p${' '.repeat(300_000)}>`],
    ['elements that never close', `${'<b>'.repeat(100_000)}${'</i>'.repeat(100_000)}`],
    ['hidden elements', `${'<svg>'.repeat(100_000)}${'</math>'.repeat(100_000)}`],
    ['comments that never close', '<!-- '.repeat(100_000)],
    ['names', `From: ${'a'.repeat(60_000)}`],
  ])(
    '%s do not hold the reader up beyond the limit of the test',
    { timeout: 60_000 },
    (_, html) => {
      const mail = mailOf(html)
      parseMail(bytesOf(`From: @${html}\r\nContent-Type: a/b; ${html}(\r\n\r\n${html}`))
      safeHtml(mail.body.html ?? '', NO_CONSENT)
      expect(mail).toBeDefined()
    },
  )

  test('ordinary HTML keeps its shape', () => {
    const html = '<p align="left">Dear <b>Jane</b> &amp; Co<br><a href="mailto:a@b.test">write</a>'
    expect(safeHtml(html, NO_CONSENT)).toBe(
      '<p align="left">Dear <b>Jane</b> &amp; Co<br><a href="mailto:a@b.test" target="_blank" rel="noopener noreferrer nofollow">write</a></p>',
    )
  })
})
