import { describe, expect, test } from 'vitest'
import { parseMail } from '#domain/mail/mail'
import { bytesOf } from '#domain/mail/mime/octets'
import { charsets, fileNames, senders, words } from './difficult.ts'
import { structures } from './structures.ts'

const mailOf = (...lines: readonly string[]) => parseMail(bytesOf(lines.join('\r\n')))

const fromHex = (hex: string) =>
  hex
    .replaceAll(' ', '')
    .replaceAll(/../g, (pair) => String.fromCharCode(Number.parseInt(pair, 16)))

const collapsed = (text: string) => text.replaceAll(/\s+/g, ' ').trim()

describe('difficult mails', () => {
  test('are a hundred at least', () => {
    const all = [charsets, words, fileNames, senders, structures]
    expect(all.flat().length).toBeGreaterThanOrEqual(100)
  })

  test.each(charsets)('text in %s (%s)', (label, hex, text) => {
    const mail = mailOf(`Content-Type: text/plain; charset="${label}"`, '', fromHex(hex))
    expect(mail.body.text).toBe(text)
  })

  test.each(words)('header %s', (octets, text) => {
    expect(mailOf(`Subject: ${octets}`, '', '').subject).toBe(text)
  })

  test.each(fileNames)('file %s', (headers, name) => {
    const part = ['--x', 'Content-Type: application/pdf', headers, '', '%PDF', '--x--']
    const mail = mailOf('Content-Type: multipart/mixed; boundary=x', '', ...part)
    expect(mail.attachments.map((it) => [it.name, it.octets])).toEqual([[name, '%PDF']])
  })

  test('a first header that is folded stands for itself', () => {
    const mail = mailOf(' From: Jane <jane@firm.test>', 'Subject: Keys', '', 'At noon')
    expect([mail.from.address, mail.subject, mail.body.text]).toEqual([
      'jane@firm.test',
      'Keys',
      'At noon',
    ])
  })

  test.each(senders)('sender %s', (octets, name, address) => {
    expect(mailOf(`From: ${octets}`, '', '').from).toEqual({ name, address })
  })

  test.each(structures)('$name', ({ mail, text, files }) => {
    for (const ending of ['\r\n', '\n']) {
      const read = parseMail(bytesOf(mail.join(ending)))
      expect(collapsed(read.body.text)).toBe(text)
      expect(read.attachments.map(({ name }) => name)).toEqual(files)
    }
  })

  test('ten thousand levels and a megabyte of blanks are read in time', () => {
    const deep = Array.from({ length: 10_000 }, (_, at) => [
      `Content-Type: multipart/mixed; boundary=b${at}`,
      '',
      `--b${at}`,
    ])
    const started = performance.now()
    expect(mailOf(...deep.flat()).body.text).toBe('')
    const blanks = ' '.repeat(1_000_000)
    mailOf(`Subject: ${blanks}`, 'Content-Transfer-Encoding: quoted-printable', '', `${blanks}a`)
    expect(performance.now() - started).toBeLessThan(10_000)
  })
})
