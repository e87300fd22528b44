import type { ClientHistoryEntry } from '#domain/conveyance/portal/history'

export type HistoryKind = 'all' | 'progress' | 'message'

export const kindLabels: Readonly<Record<HistoryKind, string>> = {
  all: 'Everything',
  progress: 'Progress',
  message: 'Messages',
}

const isOf = (kind: HistoryKind, entry: ClientHistoryEntry) =>
  kind === 'all' || (kind === 'message') === (entry.kind === 'message')

/** The entries of a kind in whose text or address each word occurs. */
export const historyOf = (
  entries: readonly ClientHistoryEntry[],
  kind: HistoryKind,
  words: string,
): readonly ClientHistoryEntry[] => {
  const wanted = words.toLowerCase().split(/\s+/).filter(Boolean)
  return entries.filter((entry) => {
    const text = `${entry.text} ${entry.case.address}`.toLowerCase()
    return isOf(kind, entry) && wanted.every((word) => text.includes(word))
  })
}
