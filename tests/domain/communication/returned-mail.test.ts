import { expect, test } from 'vitest'
import { returnedAddresses, returnedMailReport } from '#domain/communication/stop/returned-mail'
import { parseMail } from '#domain/mail/mail'

const mail = (...lines: readonly string[]) =>
  parseMail(new TextEncoder().encode(['From: MAILER-DAEMON@mx.example', ...lines].join('\r\n')))

const delivery = (action: string, status: string, words = 'smtp; 550 no such user') =>
  mail(
    'Content-Type: multipart/report; report-type=delivery-status; boundary=b',
    '',
    '--b',
    'Content-Type: message/delivery-status',
    '',
    'Reporting-MTA: dns; mx.example',
    '',
    'Final-Recipient: rfc822; Zoe@tarrant.example',
    `Action: ${action}`,
    `Status: ${status}`,
    `Diagnostic-Code: ${words}`,
    '--b',
    'Content-Type: text/rfc822-headers',
    '',
    'Message-ID: <7@harcourt.example>',
    '--b--',
  )

const feedback = (kind: string) =>
  mail('Content-Type: message/feedback-report', '', `Feedback-Type: ${kind}`, 'Version: 1')

test('a failure is told with its status, whether it lasts, and what the server said', () => {
  expect(returnedMailReport(delivery('failed', '5.1.1'))).toEqual({
    type: 'bounced',
    permanent: true,
    status: '5.1.1',
    reason: 'smtp; 550 no such user',
  })
  expect(returnedMailReport(delivery('Failed', '4.4.7 (expired)', 'smtp; expired'))).toMatchObject({
    status: '4.4.7',
    permanent: false,
  })
})

test('the words decide where the status says too little', () => {
  const read = returnedMailReport(delivery('failed', '5.0.0'))
  expect(read).toMatchObject({ permanent: true })
  expect(read).not.toHaveProperty('status')
  const full = returnedMailReport(delivery('failed', '5.1.1', 'smtp; 552 mailbox is full'))
  expect(full).toMatchObject({ permanent: false })
  expect(full).not.toHaveProperty('status')
})

test('a bounce in plain words counts as well, and each address by itself', () => {
  const read = mail(
    'Subject: failure notice',
    '',
    'Hi. This is the qmail-send program at mx.example.',
    '',
    '<zoe@tarrant.example>:',
    'Sorry, no mailbox here by that name. (#5.1.1)',
    '',
    '<owen@tarrant.example>:',
    'This mailbox is over quota.',
    '',
    '--- Below this line is a copy of the message.',
    '',
    'Message-ID: <7@harcourt.example>',
  )
  expect(returnedMailReport(read)).toMatchObject({ type: 'bounced', permanent: true })
  expect(returnedAddresses(read)).toMatchObject({
    message: '7@harcourt.example',
    failed: [
      { address: 'zoe@tarrant.example', permanent: true },
      { address: 'owen@tarrant.example', permanent: false },
    ],
  })
})

test('a delay, a success, an absence note, an empty mail and what a person passes on report nothing', () => {
  expect(returnedMailReport(delivery('delayed', '4.4.1'))).toBeNull()
  expect(returnedMailReport(delivery('delivered', '2.0.0'))).toBeNull()
  expect(returnedMailReport(mail('Auto-Submitted: auto-replied', '', 'I am away.'))).toBeNull()
  expect(returnedMailReport(parseMail(new Uint8Array()))).toBeNull()
  const passedOn = new TextEncoder().encode(
    'From: zoe@tarrant.example\r\nSubject: Fwd: Undelivered mail\r\n\r\n<owen@tarrant.example>: host mx said: 550 5.1.1 user unknown',
  )
  expect(returnedMailReport(parseMail(passedOn))).toBeNull()
})

test('a report without the mail that it is about names no message', () => {
  const read = mail('Subject: failure notice', '', '<zoe@tarrant.example>: user unknown')
  expect(returnedMailReport(read)).not.toBeNull()
  expect(returnedAddresses(read)).toBeNull()
})

test.each([
  ['abuse', { type: 'complained' }],
  ['Fraud', { type: 'complained' }],
  ['opt-out', { type: 'complained' }],
  ['not-spam', null],
  ['auth-failure', null],
])('feedback of the kind %s: %o', (kind, report) => {
  expect(returnedMailReport(feedback(kind))).toEqual(report)
})
