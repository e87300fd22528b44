import { expect, test } from 'vitest'
import type { Message } from '#domain/communication/message'
import { foldedIn } from '#islands/correspondence/folded.ts'

const entry = (id: string, of: Partial<Message> = {}) => ({
  kind: 'message' as const,
  at: '2026-11-20T09:00:00.000Z',
  message: {
    ...{ id, version: 1, created_at: '2026-11-20T09:00:00.000Z', channel: 'email' as const },
    ...{ type: 'conveyance.quiet', to_name: 'Ann', to_address: 'ann@sample.test', from_name: '' },
    ...{ subject: 'News', body: '', attachments: [], subject_kind: null, subject_id: null },
    ...{ subject_ref: null, status: 'sent' as const, reason: null, attempts: 1, sent_at: null },
    ...{ audience: null, communication: null, not_before: null, thread: null },
    ...of,
  },
})

const shape = (entries: ReturnType<typeof entry>[]) =>
  foldedIn(entries).map((it) =>
    Array.isArray(it)
      ? it.map(({ message }) => message.id)
      : it.kind === 'message' && it.message.id,
  )

test('messages that nobody wrote are folded where two or more follow each other', () => {
  const byHand = entry('c', { author: { id: '1', name: 'Eleanor Shaw' } })
  expect(shape([entry('a'), entry('b'), byHand, entry('d')])).toEqual([['a', 'b'], 'c', 'd'])
  expect(shape([entry('a'), entry('b'), entry('c')])).toEqual([['a', 'b', 'c']])
  expect(shape([byHand, entry('e', { type: 'email.sent' }), entry('f')])).toEqual(['c', 'e', 'f'])
  expect(shape([])).toEqual([])
})
