import { describe, expect, test } from 'vitest'
import { safeHtml } from '#domain/mail/html/safe'
import { textOfHtml } from '#domain/mail/html/text'
import { parseMail } from '#domain/mail/mail'
import { bytesOf } from '#domain/mail/mime/octets'
import { hasBankDetails } from '#domain/mail/warning/bank-details'

const parsed = (...lines: readonly string[]) => parseMail(bytesOf(lines.join('\r\n')))

const little = (value: number, size: number) =>
  Array.from({ length: size }, (_, at) => String.fromCharCode((value >>> (8 * at)) & 0xff)).join('')

const attribute = (id: number, value: string) =>
  `\u0002${little(id, 4)}${little(value.length, 4)}${value}\0\0`

describe('what else a mail holds', () => {
  test('winmail.dat: its files under their long names', () => {
    const long = 'Transfer deed.pdf\0'
    const property = little(1, 4) + little(0x1e, 2) + little(0x3707, 2) + little(1, 4)
    const octets = [
      `${little(0x223e9f78, 4)}\0\0`,
      attribute(0x00069002, 'x'),
      attribute(0x00018010, 'TRANSF~1.PDF\0'),
      attribute(0x0006800f, '%PDF'),
      attribute(0x00069005, property + little(long.length, 4) + long),
      attribute(0x00069002, 'x'),
      attribute(0x00018010, 'plan.png\0'),
      attribute(0x0006800f, 'PNG'),
    ].join('')
    const head = ['Content-Type: application/ms-tnef; name=winmail.dat', '']
    expect(parsed(...head, octets).tnef).toEqual([
      { name: 'Transfer deed.pdf', octets: '%PDF' },
      { name: 'plan.png', octets: 'PNG' },
    ])
    expect(parsed(...head, octets.slice(0, 60)).tnef.length).toBeLessThanOrEqual(1)
    expect(parsed(...head, 'nonsense').tnef).toEqual([])
  })

  test('an invitation with its method and zone', () => {
    const event = ['BEGIN:VEVENT', 'DTSTART;TZID=Europe/London:20270104T100000', 'SUMMARY:Site']
    const end = [' visit\\, keys', 'ORGANIZER;CN="A: B":mailto:a@b.test', 'END:VEVENT']
    const mail = parsed('Content-Type: text/calendar; method=request', '', ...event, ...end)
    expect(mail.calendar).toEqual([
      {
        method: 'REQUEST',
        summary: 'Sitevisit, keys',
        start: '20270104T100000',
        zone: 'Europe/London',
        organizer: 'a@b.test',
      },
    ])
  })

  test.each([
    ['multipart/signed', 'application/pkcs7-signature', 'smime-signed', 'signed-not-checked'],
    ['multipart/signed', 'application/pgp-signature', 'pgp-signed', 'signed-not-checked'],
    ['multipart/encrypted', 'application/pgp-encrypted', 'pgp-encrypted', 'encrypted'],
    ['multipart/mixed', 'application/pkcs7-mime', 'smime-encrypted', 'encrypted'],
  ])('%s with %s is %s', (outer, inner, kind, warning) => {
    const part = ['--x', `Content-Type: ${inner}`, '', 'abc', '--x--']
    const mail = parsed(`Content-Type: ${outer}; boundary=x`, '', ...part)
    expect(mail.protection).toEqual({ kind, warning })
    expect(mail.warnings).toContain(warning)
  })

  test('a mail within a mail, eight levels deep and no further', () => {
    const inner = Array.from({ length: 20 }, () => ['Content-Type: message/rfc822', ''])
    let mail = parsed(...inner.flat(), 'Subject: in', '', 'x').nested[0]
    let depth = 0
    for (; mail; mail = mail.nested[0]) depth += 1
    expect(depth).toBe(8)
  })

  test('script and style are neither shown nor read', () => {
    const html = '<style>p{a}</style><script>b()</script><title>c</title><p>Hello'
    expect(textOfHtml(html)).toBe('Hello')
    expect(safeHtml(html, { pictures: new Map(), isRemoteAllowed: false })).toBe('<p>Hello</p>')
  })
})

describe('warnings', () => {
  test.each([
    ['From: "ceo@firm.test" <x@evil.test>', ['address-in-name']],
    ['From: "x@evil.test" <X@evil.test>', []],
    ['From: "Jones, Jane" <jane@evil.test>', ['staff-name']],
    ['From: J\u00c3\u00a1ne Jones <jane@evil.test>', ['staff-name']],
    ['From: Jane Jones <jane@firm.test>', []],
    ['From: a@b.test\r\nFrom: c@d.test', ['two-from']],
    ['From: a@b.test\r\nReply-To: a@evil.test', ['reply-to-elsewhere']],
    ['From: a@mail.b.test\r\nReply-To: a@b.test', []],
    ['From: =?utf-8?b?UNCwdWw=?= <a@b.test>', ['mixed-scripts']],
    ['From: a@xn--frm-hoa.test', ['encoded-domain']],
    ['From: a@b.test\r\nAuthentication-Results: mx; dmarc=fail', ['dmarc-fail']],
    ['Content-Type: application/x; name=deed.pdf.exe', ['risky-file']],
  ])('%s', (headers, warnings) => {
    const own = { names: ['Jane Jones'], domains: ['firm.test'] }
    expect(parseMail(bytesOf(`${headers}\r\n\r\nx`), own).warnings).toEqual(warnings)
  })

  test.each([
    ['Sort code 12-34-56, account 12345678', true],
    ['Sort code: 123456 Account number: 1234 5678', true],
    ['12–34–56\u00a012345678', true],
    ['12\u200b-34-56 and 12345678', true],
    ['GB82 WEST 1234 5698 7654 32', true],
    ['gb82west12345698765432', true],
    ['DE89 3704 0044 0532 0130 00 please', true],
    ['GB82 WEST 1234 5698 7654 33', false],
    ['Completion on 12-03-26 at 250,000', false],
    ['Call 020 7946 0018 about case 12345678', false],
    ['Title number TGL123456', false],
  ])('bank details in %s: %s', (text, found) => {
    expect(hasBankDetails(text)).toBe(found)
  })
})
