import { renderToString } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import type { Message } from '#domain/communication/message'

vi.mock('#stores/communication/outstanding', async () => {
  const { atom } = await import('nanostores')
  const message: Message = {
    id: 'm1',
    version: 3,
    created_at: '2026-03-02T10:00:00.000Z',
    channel: 'email',
    type: 'quote.sent',
    to_name: 'Owen Tarrant',
    to_address: 'owen@tarrant.test',
    from_name: 'Harcourt',
    subject: 'Your quote',
    body: 'Dear Owen',
    attachments: [],
    subject_kind: null,
    subject_id: null,
    subject_ref: null,
    status: 'unknown',
    reason: 'The answer was lost.',
    attempts: 1,
    sent_at: null,
    audience: null,
    communication: null,
    thread: null,
    not_before: null,
  }
  const waiting: Message = { ...message, id: 'm2', status: 'queued', reason: 'no_provider' }
  const rows = [message, waiting]
  return {
    $outstanding: atom({ data: { rows, next: null }, rows, next: null, loading: false }),
    actOnMessage: null,
    loadMoreOutstanding: null,
    refreshOutstanding: null,
  }
})

test('a message that may have arrived is shown as such, and never as sent', async () => {
  const { OutstandingMessages } = await import(
    '#islands/admin/message-delivery/OutstandingMessages.tsx'
  )
  const html = renderToString(<OutstandingMessages />)
  expect(html).toContain('unknown, check')
  expect(html).toContain('The provider may have sent it. The answer was lost.')
  expect(html).toContain('Waiting: no mail provider is set up.')
  expect(html).toContain('Actions for Your quote to Owen Tarrant')
  expect(html).not.toMatch(/>sent</)
})
