import { expect, test } from 'vitest'
import type { OwnMessage } from '#domain/client-message/view'
import type { ClientHistoryEntry } from '#domain/conveyance/portal/history'
import { type HistoryKind, historyOf, itemsOf } from '#islands/clients/history-filter.ts'

const entry = (kind: ClientHistoryEntry['kind'], text: string): ClientHistoryEntry => ({
  id: text,
  at: '2026-11-02T09:00:00.000Z',
  kind,
  text,
  case: { id: 'c1', matter_type: 'sale', address: '14 Larkfield Road' },
})

const entries = [
  entry('step', 'Searches: done'),
  entry('case', 'We started work on your sale'),
  entry('message', 'We emailed you: Your searches are back'),
  entry('document', 'We added a document: Transfer.pdf'),
  entry('payment', 'We received a payment: £86.40'),
]
const messages: OwnMessage[] = [
  {
    id: 'm1',
    conveyance_id: 'c1',
    from: 'client',
    by: 'Margaret Ellison',
    at: '2026-11-03T09:00:00.000Z',
    text: 'When do we exchange?',
    files: [{ file_id: 'f1', name: 'Boiler record.pdf', mime: 'application/pdf', bytes: 10 }],
    read_at: null,
  },
]
const texts = (kind: HistoryKind, words = '') =>
  historyOf(itemsOf(entries, messages), kind, words).map((it) =>
    it.kind === 'written' ? it.message.text : it.entry.text,
  )

test('a client narrows their history to messages, or to what was done', () => {
  expect(texts('all')).toHaveLength(6)
  expect(texts('message')).toEqual([
    'When do we exchange?',
    'We emailed you: Your searches are back',
  ])
  expect(texts('progress')).toEqual(['Searches: done', 'We started work on your sale'])
  expect(texts('document')).toEqual(['We added a document: Transfer.pdf'])
  expect(texts('payment')).toEqual(['We received a payment: £86.40'])
})

test('and finds entries by every word typed, also by the address', () => {
  expect(texts('all', 'SEARCHES done')).toEqual(['Searches: done'])
  expect(texts('all', 'larkfield')).toHaveLength(5)
  expect(texts('all', 'boiler ellison')).toEqual(['When do we exchange?'])
  expect(texts('all', 'nothing')).toEqual([])
})
