import type { NextAction } from '#domain/quote/case/bodies'
import type { Store } from '#tenant/core/store'

export type CallBackKind = 'lead' | 'quote-case'

export type CallBackRow = { kind: CallBackKind; id: string; at: string }
type Planned = {
  readonly id: string
  readonly next_action: NextAction | null
  readonly updated_at: string
}

export const saveCallBack = (
  store: Store,
  kind: CallBackKind,
  planned: Planned,
  isOpen: boolean,
) => {
  const at = isOpen && planned.next_action?.type === 'call' ? planned.next_action.at : null
  store.write(
    'DELETE FROM call_backs WHERE kind = ? AND id = ? AND at IS NOT ?',
    kind,
    planned.id,
    at,
  )
  if (at !== null && at > planned.updated_at)
    store.write(
      'INSERT OR IGNORE INTO call_backs (kind, id, at) VALUES (?, ?, ?)',
      kind,
      planned.id,
      at,
    )
}

/** The call-backs whose reminder has not been sent. */
export const callBacksOf = (store: Store) => ({
  due: (now: string): CallBackRow[] =>
    store.rows<CallBackRow>('SELECT kind, id, at FROM call_backs WHERE at <= ? ORDER BY at', now),
  /** Those after an instant and up to another. */
  between: (after: string, until: string): CallBackRow[] =>
    store.rows<CallBackRow>(
      'SELECT kind, id, at FROM call_backs WHERE at > ? AND at <= ? ORDER BY at',
      after,
      until,
    ),
  delete: ({ kind, id, at }: CallBackRow) =>
    store.write('DELETE FROM call_backs WHERE kind = ? AND id = ? AND at = ?', kind, id, at),
  deleteDue: (now: string) => store.write('DELETE FROM call_backs WHERE at <= ?', now),
  /** When the first one after an instant is due; null if there is none. */
  nextAfter: (instant: string): string | null =>
    store.row<{ at: string }>('SELECT at FROM call_backs WHERE at > ? ORDER BY at LIMIT 1', instant)
      ?.at ?? null,
})
