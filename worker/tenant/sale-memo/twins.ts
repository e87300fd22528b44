import { isSameProperty } from '#domain/sale-memo/matching'
import type { SaleMemo } from '#domain/sale-memo/memo'
import type { MemoTwin } from '#domain/sale-memo/view'
import type { RequestContext } from '#tenant/runtime/context'
import { storedMemos } from './memos.ts'

const LIVE = `status IN ('to_check', 'confirmed')`

const isTwin = (memo: SaleMemo, other: SaleMemo) =>
  (memo.match !== null && memo.match.id === other.match?.id) ||
  (memo.facts.address !== '' && isSameProperty(memo.facts, other.facts))

/** The other memos of the same sale that wait or count, newest first. */
export const twinsOf = ({ store }: RequestContext, memo: SaleMemo): SaleMemo[] => {
  const word = memo.facts.address.split(/[\s,]+/).find((it) => /^\p{L}{4,}/u.test(it)) ?? ''
  if (word === '' && memo.match === null) return []
  return storedMemos(store)
    .where(
      `${LIVE} AND id <> ? AND (match_id = ? OR (? <> '' AND instr(words, ?) > 0))
       ORDER BY received_at DESC LIMIT 50`,
      memo.id,
      memo.match?.id ?? '',
      word,
      word.toLowerCase(),
    )
    .filter((other) => isTwin(memo, other))
}

export const memoTwin = ({ id, status, received_at, received_by }: SaleMemo): MemoTwin => ({
  id,
  status,
  received_at,
  by: received_by.name,
})
