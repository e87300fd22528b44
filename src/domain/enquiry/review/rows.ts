import { duplicatesIn } from '../split/duplicate.ts'
import { sentencesOf } from '../split/sentence.ts'
import type { SplitItem, SplitList } from '../split/split-list.ts'

/** An enquiry of a list that is checked before it is added. */
export type ReviewRow = {
  /** Stays with it when others are moved, joined or left out. */
  readonly key: number
  readonly item: SplitItem
}

export type ReviewAct =
  | { readonly act: 'change'; readonly key: number; readonly item: SplitItem }
  | { readonly act: 'join'; readonly key: number }
  | { readonly act: 'leave-out'; readonly key: number }
  | { readonly act: 'split'; readonly key: number; readonly caret: number | null }
  | { readonly act: 'move'; readonly key: number; readonly by: -1 | 1 }

type Rows = readonly ReviewRow[]

export const reviewRows = ({ items }: SplitList): Rows => items.map((item, key) => ({ key, item }))

/** Where a text is split: at the caret where words stand on both sides, else after its first sentence; null where it is one. */
export const cutOf = (text: string, caret: number | null): number | null => {
  const isBetween = (at: number) => text.slice(0, at).trim() !== '' && text.slice(at).trim() !== ''
  if (caret !== null && isBetween(caret)) return caret
  const [first = ''] = sentencesOf(text.trim())
  const end = text.indexOf(first) + first.length
  return isBetween(end) ? end : null
}

/** Both enquiries of a split one; what was said of it was said of both. */
const splitIn = (rows: Rows, at: number, caret: number | null): Rows => {
  const row = rows[at]
  const cut = row ? cutOf(row.item.text, caret) : null
  if (!row || cut === null) return rows
  const text = (part: string) => ({ ...row.item, text: part.trim() })
  const key = Math.max(...rows.map((it) => it.key)) + 1
  return [
    ...rows.slice(0, at),
    { ...row, item: text(row.item.text.slice(0, cut)) },
    { key, item: text(row.item.text.slice(cut)) },
    ...rows.slice(at + 1),
  ]
}

const said = (...parts: readonly (string | undefined)[]) =>
  [...new Set(parts.filter((it) => it))].join(' ')

/** The rows with one added to the end of the row above it, and what was said of it. */
const joinedIn = (rows: Rows, at: number): Rows => {
  const [before, row] = [rows[at - 1], rows[at]]
  if (!before || !row) return rows
  const reply = said(before.item.reply, row.item.reply)
  const comment = said(before.item.comment, row.item.comment)
  const item = {
    ...before.item,
    text: `${before.item.text} ${row.item.text}`,
    ...(reply ? { reply } : {}),
    ...(comment ? { comment } : {}),
  }
  return [...rows.slice(0, at - 1), { ...before, item }, ...rows.slice(at + 1)]
}

const movedIn = (rows: Rows, at: number, by: -1 | 1): Rows => {
  const row = rows[at]
  const isOutside = at + by < 0 || at + by >= rows.length
  return !row || isOutside ? rows : rows.toSpliced(at, 1).toSpliced(at + by, 0, row)
}

/** The rows after an act of whoever checks them. */
export const reviewed = (rows: Rows, act: ReviewAct): Rows => {
  const at = rows.findIndex(({ key }) => key === act.key)
  if (act.act === 'change')
    return rows.map((it) => (it.key === act.key ? { ...it, item: act.item } : it))
  if (act.act === 'split') return splitIn(rows, at, act.caret)
  if (act.act === 'move') return movedIn(rows, at, act.by)
  if (act.act === 'join') return joinedIn(rows, at)
  return rows.toSpliced(at, 1)
}

/** The position of the same enquiry earlier in the list, for each that repeats one. */
export const repeatsIn = (rows: Rows): readonly (number | undefined)[] =>
  duplicatesIn(rows.map(({ item: { duplicate_of: _, ...item } }) => item)).map(
    ({ duplicate_of }) => duplicate_of,
  )
