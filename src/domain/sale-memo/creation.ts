import type { Instant } from '#domain/dates'
import type { Actor } from '#domain/party'
import { type MemoOutcome, memoEvent, titled } from './change.ts'
import type { MemoConfidence, MemoFacts } from './facts.ts'
import type { SaleMemo, SaleMemoFile, SaleMemoReading } from './memo.ts'

/** Most characters of a file that are shown beside its fields. */
export const MOST_MEMO_TEXT = 20_000

export type NewMemo = {
  readonly id: string
  readonly facts: MemoFacts
  readonly confidence: MemoConfidence
  readonly reading: SaleMemoReading
  readonly text: string
  readonly file: SaleMemoFile | null
  /** The agency of an agent who sent it; null for staff. */
  readonly agency_id: string | null
  /** What it is about, where little doubt is left. */
  readonly match: SaleMemo['match']
  /** The ids of those who follow it besides whoever adds it. */
  readonly people: readonly string[]
}

/** A memo as it arrives, waiting to be checked. */
export const newMemo = (entry: NewMemo, by: Actor, now: Instant): MemoOutcome => {
  const { agency_id, file } = entry
  const source = agency_id !== null ? 'agent' : file === null ? 'typed' : 'upload'
  const memo: SaleMemo = {
    ...entry,
    text: entry.text.slice(0, MOST_MEMO_TEXT),
    version: 1,
    status: 'to_check',
    source,
    people: [...new Set([by.id, ...entry.people])],
    received_at: now,
    received_by: { id: by.id, name: by.name },
    requests: [],
    confirmed: null,
    reason: null,
    superseded_by: null,
    updated_at: now,
  }
  const detail = { ...titled(memo), by_agent: agency_id !== null }
  return { memo, events: [memoEvent('sale-memo.received', memo, [], detail)] }
}
