import { expect, test } from 'vitest'
import { messageActs } from '#domain/communication/acts'
import { MessageStatus } from '#domain/communication/message'

const allowed = (type: string) =>
  MessageStatus.options.flatMap((status) =>
    Object.entries(messageActs({ type, status })).flatMap(([act, verdict]) =>
      verdict === true ? [`${act} ${status}`] : [],
    ),
  )

test('only what is not sent is retried, and only what is unknown is confirmed', () => {
  expect(allowed('quote.sent')).toEqual([
    'retry queued',
    'retry unknown',
    'confirm unknown',
    'retry failed',
    'approve awaiting_approval',
    'decline awaiting_approval',
  ])
})

test('a sign-in link that is over is never sent again', () => {
  expect(allowed('session.link-requested')).toEqual([
    'confirm unknown',
    'approve awaiting_approval',
    'decline awaiting_approval',
  ])
})
