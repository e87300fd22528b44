import { expect, test } from 'vitest'
import { returnedMailReport } from '#domain/communication/stop/returned-mail'

const delivery = (action: string, status: string) =>
  [
    'From: MAILER-DAEMON@mx.example',
    'Content-Type: multipart/report; report-type=delivery-status; boundary=b',
    '',
    '--b',
    'Content-Type: message/delivery-status',
    '',
    'Reporting-MTA: dns; mx.example',
    '',
    'Final-Recipient: rfc822; zoe@tarrant.example',
    `Action: ${action}`,
    `Status: ${status}`,
    'Diagnostic-Code: smtp; 550 no such user',
  ].join('\r\n')

const feedback = (kind: string) =>
  `Content-Type: message/feedback-report\r\n\r\nFeedback-Type: ${kind}\r\nVersion: 1`

test('a failure is told with its status and what the server said', () => {
  expect(returnedMailReport(delivery('failed', '5.1.1'))).toEqual({
    type: 'bounced',
    status: '5.1.1',
    reason: 'smtp; 550 no such user',
  })
  expect(returnedMailReport(delivery('Failed', '4.4.7 (expired)'))).toMatchObject({
    status: '4.4.7',
  })
})

test('a delay, a success, an absence note and an empty mail report nothing', () => {
  expect(returnedMailReport(delivery('delayed', '4.4.1'))).toBeNull()
  expect(returnedMailReport(delivery('delivered', '2.0.0'))).toBeNull()
  expect(returnedMailReport('Auto-Submitted: auto-replied\r\n\r\nI am away.')).toBeNull()
  expect(returnedMailReport('')).toBeNull()
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
