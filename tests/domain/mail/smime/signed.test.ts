import { describe, expect, test } from 'vitest'
import { parseMail } from '#domain/mail/mail'
import { bytesOf } from '#domain/mail/mime/octets'
import { signedContent } from '#domain/mail/smime/signed-data'
import { base64 } from '../further/written.ts'
import { digests, element, kindOf, open, signed, signedInPieces } from './ber.ts'
import { OPENSSL_SIGNED } from './openssl.ts'

const TEXT = 'Content-Type: text/plain; charset=utf-8\r\n\r\nThe keys on Friday.'
const TYPE = 'application/pkcs7-mime; smime-type=signed-data; name="smime.p7m"'

const sealed = (octets: string, type = TYPE) => [
  `Content-Type: ${type}`,
  'Content-Transfer-Encoding: base64',
  'Content-Disposition: attachment; filename="smime.p7m"',
  '',
  base64(octets),
]

const mailOf = (octets: string, type = TYPE) =>
  parseMail(
    bytesOf(['From: sunita@brookes.test', 'Subject: Keys', ...sealed(octets, type)].join('\r\n')),
  )

describe('a mail that was signed as a whole', () => {
  test.each([
    ['in one piece', signed(TEXT)],
    ['in pieces of any length', signedInPieces(TEXT)],
    [
      'in pieces of pieces',
      signedInPieces(TEXT).replace('\x24\x80', '\x24\x80\x24\x80').replace('\0\0', '\0\0\0\0'),
    ],
    ['by OpenSSL', Buffer.from(OPENSSL_SIGNED, 'base64').toString('latin1')],
  ])('is read %s, and is said not to be checked', (_, octets) => {
    const mail = mailOf(octets)
    expect(mail.body.text.trim()).toBe('The keys on Friday.')
    expect(mail.subject).toBe('Keys')
    expect(mail.protection).toEqual({ kind: 'smime-signed', warning: 'signed-not-checked' })
    expect(mail.attachments).toEqual([])
  })

  test('is read with its HTML and files, and warned of like any other', () => {
    const inner = [
      'Content-Type: multipart/mixed; boundary=m',
      '',
      '--m',
      'Content-Type: text/html',
      '',
      '<p>Sort code 20-00-00, account 12345678</p>',
      '--m',
      'Content-Type: application/pdf; name=deed.pdf',
      '',
      '%PDF',
      '--m--',
    ].join('\r\n')
    const mail = mailOf(signed(inner))
    expect(mail.body).toMatchObject({ from: 'html' })
    expect(mail.warnings).toEqual(expect.arrayContaining(['bank-details', 'signed-not-checked']))
    expect(mail.attachments.map(({ name }) => name)).toEqual(['deed.pdf'])
  })

  test('is told by its bytes, whatever its type says', () => {
    const type = 'application/x-pkcs7-mime; smime-type=enveloped-data'
    expect(mailOf(signed(TEXT), type).body.text).toBe('The keys on Friday.')
    expect(mailOf(signed(TEXT), 'application/octet-stream; name=smime.p7m').body.text).toBe(
      'The keys on Friday.',
    )
  })

  test('names no other sender or subject than the mail around it', () => {
    const inner = 'From: partner@harcourt.test\r\nSubject: Other\r\n\r\nPay now.'
    expect(mailOf(signed(inner))).toMatchObject({
      subject: 'Keys',
      from: { address: 'sunita@brookes.test' },
      body: { text: 'Pay now.' },
    })
  })

  test('is opened four times inside another, and no more', () => {
    const around = (octets: string) => signed(sealed(octets).join('\r\n'))
    const nested = (levels: number): string =>
      levels === 1 ? signed(TEXT) : around(nested(levels - 1))
    expect(mailOf(nested(4)).body.text).toBe('The keys on Friday.')
    expect(mailOf(nested(5)).body.text).toBe('')
  })

  test('is said to be encrypted where what was signed is', () => {
    const secret = element(0x30, kindOf(3), element(0xa0))
    const mail = mailOf(signed(sealed(secret, 'application/pkcs7-mime').join('\r\n')))
    expect(mail.protection?.warning).toBe('encrypted')
    expect(mail.body.text).toBe('')
  })

  test('without a text in it says that it is signed', () => {
    const detached = signed(TEXT).replace(element(0xa0, element(0x04, TEXT)), '')
    expect(mailOf(detached)).toMatchObject({
      body: { text: '' },
      protection: { kind: 'smime-signed' },
    })
  })
})

describe('signed data that is not well formed', () => {
  const whole = signed(TEXT)
  const inPieces = signedInPieces(TEXT)
  const places = (octets: string) => Array.from(octets, (_, at) => at)

  test('is no text when it ends too soon', () => {
    const end = whole.indexOf(TEXT) + TEXT.length
    for (const at of places(whole).slice(0, end))
      expect(signedContent(whole.slice(0, at))).toBeNull()
    const last = inPieces.lastIndexOf('.')
    for (const at of places(inPieces).slice(0, last))
      expect(signedContent(inPieces.slice(0, at))).toBeNull()
  })

  test('never throws, whichever octet is another', () => {
    for (const octets of [whole, inPieces])
      for (const at of places(octets))
        for (const other of ['\x00', '\x7f', '\x80', '\x84', '\xff'])
          expect(() =>
            signedContent(octets.slice(0, at) + other + octets.slice(at + 1)),
          ).not.toThrow()
  })

  test('is refused with lengths beyond its end, tags of many octets, and other kinds of content', () => {
    expect(signedContent('\x30\x84\xff\xff\xff\xff')).toBeNull()
    expect(signedContent('\x30\x89\x01\x01\x01\x01\x01\x01\x01\x01\x01')).toBeNull()
    expect(signedContent('\x3f\x81\x01\x00')).toBeNull()
    expect(signedContent(whole.replace(kindOf(1), kindOf(5)))).toBeNull()
    expect(signedContent('')).toBeNull()
  })

  test.each([
    [
      'a million empty pieces',
      (it: string) => it.replace('\x24\x80', `\x24\x80${'\x04\0'.repeat(1e6)}`),
    ],
    ['a million levels', (it: string) => it.replace('\x24\x80', '\x24\x80'.repeat(1e6))],
    [
      'a million digests',
      (it: string) => it.replace(digests, () => open(0x31, '\x31\0'.repeat(1e6))),
    ],
    [
      'a million levels of digests',
      (it: string) => it.replace(digests, () => '\x31\x80'.repeat(1e6) + '\0\0'.repeat(1e6)),
    ],
  ])('takes no time with %s', (_, change) => {
    const begun = performance.now()
    expect(signedContent(change(inPieces))).toBeNull()
    expect(performance.now() - begun).toBeLessThan(1_000)
  })

  test('of a huge text is read in time in proportion to it', () => {
    const text = 'A'.repeat(5_000_000)
    const begun = performance.now()
    expect(signedContent(signedInPieces(text, 1_000))).toBe(text)
    expect(performance.now() - begun).toBeLessThan(2_000)
  })

  test('with a string that is open at its end is no text', () => {
    expect(signedContent(open(0x30, kindOf(2), open(0xa0)))).toBeNull()
  })
})
