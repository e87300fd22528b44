import { describe, expect, test } from 'vitest'
import { parseMail } from '#domain/mail/mail'
import { bytesOf } from '#domain/mail/mime/octets'
import { reportOf } from '#domain/mail/report/report'
import { otherReports, personal, textReports } from './reports.ts'

const reportIn = (text: string) => reportOf(parseMail(bytesOf(text)))

const dsn = (fields: string) =>
  reportIn(
    `Content-Type: multipart/report; report-type=delivery-status; boundary=x\r\nTo: bounce+jane=client.test@firm.test\r\n\r\n--x\r\nContent-Type: message/delivery-status\r\n\r\nReporting-MTA: dns; mx.test\r\n\r\n${fields}\r\n\r\n--x\r\nContent-Type: text/rfc822-headers\r\n\r\nMessage-ID: <1@firm.test>\r\n--x--`,
  )

describe('delivery reports', () => {
  test.each(textReports)('from %s: %s (%#)', (from, subject, text, verdict) => {
    const report = reportIn(`From: ${from}\nTo: clerk@firm.test\nSubject: ${subject}\n\n${text}`)
    expect(report).toMatchObject({ kind: 'text-bounce', verdict })
    expect(report?.recipients.map(({ address }) => address)).toEqual(['jane@client.test'])
  })

  test('two recipients in words are judged each for themselves', () => {
    const jane = '  jane@client.test\n    after RCPT TO:<jane@client.test>: 550 User unknown'
    const words = `The following address(es) failed:\n\n${jane}\n  bob@other.test\n    Retry timeout exceeded`
    const report = reportIn(
      `From: Mailer-Daemon@mx.test\nSubject: Mail delivery failed\n\n${words}`,
    )
    expect(report?.verdict).toBe('per recipient')
    expect(report?.recipients.map(({ address }) => address)).toEqual([
      'jane@client.test',
      'bob@other.test',
    ])
  })

  test.each([
    ['failed', '5.1.1', 'hard'],
    ['failed', '5.2.2', 'soft'],
    ['failed', '5.3.4', 'hard-for-this-message'],
    ['failed', '5.7.1', 'policy'],
    ['failed', '4.4.1', 'soft'],
    ['delayed', '4.4.1', 'soft'],
    ['delivered', '2.0.0', 'none'],
    ['relayed', '2.0.0', 'none'],
  ])('%s with %s is %s', (action, status, verdict) => {
    const fields = `Final-Recipient: RFC822; <Jane@client.test>\r\nAction: ${action}\r\nStatus: ${status}`
    expect(dsn(fields)).toMatchObject({
      kind: 'dsn',
      verdict,
      recipients: [{ address: 'jane@client.test', action, status, diagnostic: null }],
      original_message_id: '<1@firm.test>',
      verp: 'jane@client.test',
    })
  })

  test.each([
    ['abuse', 'complaint'],
    ['fraud', 'complaint'],
    ['opt-out', 'complaint'],
    ['not-spam', 'none'],
    ['auth-failure', 'none'],
  ])('a complaint of %s: %s', (type, verdict) => {
    const part = `--x\r\nContent-Type: message/feedback-report\r\n\r\nFeedback-Type: ${type}\r\n--x--`
    expect(reportIn(`Content-Type: multipart/report; boundary=x\r\n\r\n${part}`)).toMatchObject({
      kind: 'arf',
      verdict,
      report: { 'Feedback-Type': type },
    })
  })

  test.each(otherReports)('an automatic answer (%#)', (headers, text, kind) => {
    const report = reportIn(`${headers}\r\n\r\n${text}`)
    expect(report).toMatchObject({ kind, verdict: 'none', recipients: [] })
  })

  test.each(personal)('what a person wrote is no report (%#)', (headers, text) => {
    expect(reportIn(`${headers}\r\n\r\n${text}`)).toBeNull()
  })
})

describe('the recipients of a bounce in words', () => {
  const recipientsOf = (...lines: readonly string[]) =>
    reportOf(parseMail(bytesOf(lines.join('\r\n'))))?.recipients.map(({ address }) => address)
  const daemon = 'From: MAILER-DAEMON@mx.test'

  test.each([
    ['an address that begins like the word before it', 'userx@client.test ... unknown host'],
    ['an address after a word', 'Recipient: <userx@client.test>'],
  ])('%s', (_, line) => {
    const subject = 'Subject: Returned mail: host unknown'
    expect(recipientsOf(daemon, subject, '', 'It could not be sent:', line)).toEqual([
      'userx@client.test',
    ])
  })

  test('of a server that has a name of its own', () => {
    const mail = ['From: gateway@mx.test', 'Subject: =?utf-8?B?RGVsaXZlcnkgZmFpbHVyZQ==?=']
    const text = ['', 'Your message could not be delivered to', 'jane@client.test']
    expect(recipientsOf(...mail, ...text)).toEqual(['jane@client.test'])
    const reply = [...mail, 'In-Reply-To: <1@firm.test>', ...text]
    expect(recipientsOf(...reply)).toBeUndefined()
  })

  test('of a report that is passed on by another server', () => {
    const report = [
      'Content-Type: multipart/report; report-type=delivery-status; boundary=y',
      '',
      '--y',
      'Content-Type: message/delivery-status',
      '',
      'Reporting-MTA: dns; mx.test',
      '',
      'Final-Recipient: rfc822; jane@client.test',
      'Action: failed',
      'Status: 5.1.1',
      '--y--',
    ]
    const outer = ['Content-Type: multipart/mixed; boundary=x', '', '--x']
    const nested = ['Content-Type: message/rfc822', '', ...report, '--x--']
    expect(recipientsOf(daemon, ...outer, ...nested)).toEqual(['jane@client.test'])
    expect(recipientsOf('From: jane@client.test', ...outer, ...nested)).toBeUndefined()
  })
})
