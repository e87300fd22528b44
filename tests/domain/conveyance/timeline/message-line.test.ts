import { expect, test } from 'vitest'
import { historyText } from '#domain/conveyance/history'
import { messageEntry, timelineOf } from '#domain/conveyance/timeline/message-line'

const message = {
  id: 'm-1',
  created_at: '2026-11-20T10:00:00.000Z',
  channel: 'email',
  to_name: 'Owen Tarrant',
  subject: 'Your case is open',
  status: 'sent',
} as const

const event = (at: string) => ({ id: at, name: 'conveyance.opened', at, actor: null, fields: {} })

test('a message stands in the timeline below the event that sent it', () => {
  const events = [event('2026-11-20T11:00:00.000Z'), event(message.created_at)]
  const names = timelineOf(events, [messageEntry(message)]).map(({ id }) => id)
  expect(names).toEqual(['2026-11-20T11:00:00.000Z', message.created_at, 'm-1'])
})

test('a message says to whom it went and whether it arrived', () => {
  expect(historyText(messageEntry(message))).toBe('Email to Owen Tarrant: “Your case is open”')
  expect(historyText(messageEntry({ ...message, status: 'bounced' }))).toBe(
    'Email to Owen Tarrant: “Your case is open”, came back',
  )
})
