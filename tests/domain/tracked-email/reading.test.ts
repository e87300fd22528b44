import { expect, test } from 'vitest'
import { parseMail } from '#domain/mail/mail'
import {
  answerToAll,
  forwardSubject,
  quotedText,
  replySubject,
  threadAfter,
} from '#domain/tracked-email/outgoing'
import { contentOf } from '#domain/tracked-email/reading'
import type { TrackedEmail } from '#domain/tracked-email/tracked-email'

const read = (...lines: readonly string[]) =>
  contentOf(parseMail(new TextEncoder().encode(lines.join('\r\n'))))

const reply = read(
  'From: Sunita Rao <sunita@brookes.example>',
  'To: cases+26-S-01187@firm.example, "Shaw, E" <e@firm.example>',
  'Message-ID: <b@brookes.example>',
  'In-Reply-To: <a@firm.example>',
  'References: <z@firm.example> <a@firm.example>',
  'Date: Fri, 20 Nov 2026 08:12:00 +0000 (GMT)',
  'Subject: Re: Replies',
  'Content-Type: text/html',
  '',
  '<p>See <a href="https://portal.brookes.example/x">this</a><img src="https://track.example/p.gif"></p>',
)

test('headers, thread, links and remote pictures of a mail are read', () => {
  expect(reply).toMatchObject({
    message_id: 'b@brookes.example',
    references: ['z@firm.example', 'a@firm.example'],
    from: { name: 'Sunita Rao', address: 'sunita@brookes.example' },
    to: [{ address: 'cases+26-S-01187@firm.example' }, { name: 'Shaw, E' }],
    sent_at: '2026-11-20T08:12:00.000Z',
    has_remote_pictures: true,
    is_automatic: false,
  })
  expect(reply.link_hosts).toContain('portal.brookes.example')
})

test('an automatic answer is known, and a date that is none is left out', () => {
  const automatic = read(
    'From: a@b.example',
    'Auto-Submitted: auto-replied',
    'Date: soon',
    '',
    'Away',
  )
  expect(automatic).toMatchObject({ is_automatic: true, sent_at: null, message_id: '' })
})

test('an answer stays in the thread, and a mail without an id begins none', () => {
  expect(threadAfter(reply)).toEqual({
    in_reply_to: 'b@brookes.example',
    references: ['z@firm.example', 'a@firm.example', 'b@brookes.example'],
  })
  expect(threadAfter({ message_id: '', references: [] })).toBeNull()
  expect(replySubject('RE: re: Contract')).toBe('Re: Contract')
  expect(forwardSubject('Fw: Contract')).toBe('Fwd: Contract')
})

test('an answer to all leaves out our mailbox and whoever answers', () => {
  expect(answerToAll(reply, 'E@firm.example')).toEqual(['sunita@brookes.example'])
  const email = {
    ...reply,
    reply_to: { name: '', address: 'office@brookes.example' },
    cc: [...reply.to, { name: 'Agent', address: 'Agent@sample.example' }],
  }
  expect(answerToAll(email, 'other@firm.example')).toEqual([
    'office@brookes.example',
    'e@firm.example',
    'agent@sample.example',
  ])
})

test('an answer quotes the text, and never one with bank details', () => {
  const quoted = (text: string) => quotedText({ ...stored, text })
  expect(quoted('Yes.\nSunita')).toMatch(
    /^On .*20 November.*, Sunita Rao wrote:\n> Yes\.\n> Sunita$/,
  )
  expect(quoted('Sort code 12-34-56, account 12345678')).toBe('')
})

const stored: TrackedEmail = {
  ...reply,
  received_at: '2026-11-20T08:13:00.000Z',
  id: 'e1',
  version: 1,
  fingerprint: '',
  direction: 'in',
  source: 'mailbox',
  at: '2026-11-20T08:13:00.000Z',
  original: { key: '', sha256: '', bytes: 0 },
  attachments: [],
  filing: null,
  suggestions: [],
}

test.each([
  [
    'REQUEST',
    'DTSTART;TZID=Europe/London:20261214T100000',
    'Invitation: Keys, Monday 14 December 2026 at 10:00 (Europe/London)',
  ],
  [
    'CANCEL',
    'DTSTART:20261214T100000Z',
    'Cancelled invitation: Keys, Monday 14 December 2026 at 10:00 (UTC)',
  ],
  [
    'REPLY',
    'DTSTART;VALUE=DATE:20261214',
    'Answer to an invitation: Keys, Monday 14 December 2026',
  ],
  ['COUNTER', 'DTSTART:20269914', 'Another time for an invitation: Keys, 20269914'],
])('a calendar by %s is said in words', (method, start, said) => {
  const { invitations } = read(
    'From: Sunita Rao <sunita@brookes.example>',
    `Content-Type: text/calendar; method=${method}`,
    '',
    ...['BEGIN:VCALENDAR', 'BEGIN:VEVENT', start, 'SUMMARY:Keys', 'END:VEVENT', 'END:VCALENDAR'],
  )
  expect(invitations).toEqual([said])
})
