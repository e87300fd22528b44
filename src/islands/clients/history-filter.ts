import type { OwnMessage } from '#domain/client-message/view'
import type { ClientHistoryEntry } from '#domain/conveyance/portal/history'
import type { Instant } from '#domain/dates'

export type HistoryKind = 'all' | 'progress' | 'message' | 'document' | 'payment'

export const kindLabels: Readonly<Record<HistoryKind, string>> = {
  all: 'Everything',
  progress: 'Progress',
  message: 'Messages',
  document: 'Documents',
  payment: 'Payments',
}

/** Something that happened, or something that the client or the firm wrote. */
export type HistoryItem = { readonly at: Instant } & (
  | { readonly kind: 'happened'; readonly entry: ClientHistoryEntry }
  | { readonly kind: 'written'; readonly message: OwnMessage }
)

/** Both in one list, newest first. */
export const itemsOf = (
  entries: readonly ClientHistoryEntry[],
  messages: readonly OwnMessage[],
): readonly HistoryItem[] =>
  [
    ...entries.map((entry): HistoryItem => ({ kind: 'happened', at: entry.at, entry })),
    ...messages.map((message): HistoryItem => ({ kind: 'written', at: message.at, message })),
  ].toSorted((a, b) => (a.at < b.at ? 1 : a.at > b.at ? -1 : 0))

const kindOf = (item: HistoryItem): HistoryKind => {
  if (item.kind === 'written') return 'message'
  const { kind } = item.entry
  return kind === 'step' || kind === 'case' ? 'progress' : kind
}

const textOf = (item: HistoryItem) =>
  item.kind === 'happened'
    ? `${item.entry.text} ${item.entry.case.address}`
    : [item.message.by, item.message.text, ...item.message.files.map(({ name }) => name)].join(' ')

/** The items of a kind in whose text, names or address each word occurs. */
export const historyOf = (
  items: readonly HistoryItem[],
  kind: HistoryKind,
  words: string,
): readonly HistoryItem[] => {
  const wanted = words.toLowerCase().split(/\s+/).filter(Boolean)
  return items.filter((item) => {
    const text = textOf(item).toLowerCase()
    return (kind === 'all' || kind === kindOf(item)) && wanted.every((word) => text.includes(word))
  })
}
