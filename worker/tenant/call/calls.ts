import { canViewCall } from '#domain/call/access'
import type { Call } from '#domain/call/call'
import type { CallEvents } from '#domain/call/events'
import { notFound } from '#domain/refusal'
import type { Store } from '#tenant/core/store'
import { requireFresh, tableOf } from '#tenant/core/table'
import type { RecordEvents } from '#tenant/events/recording'
import type { quoteTotalsOf } from '#tenant/quote/figures/totals'
import type { Person } from '#tenant/user/people'
import { callDocument, type StoredCall } from './document.ts'

export type { StoredCall as KeptCall }

type Parts = {
  readonly store: Store
  readonly person: Person
  readonly quoteTotals: Pick<ReturnType<typeof quoteTotalsOf>, 'refresh'>
  readonly recordEvents: RecordEvents
}

type CallEvent = Extract<keyof CallEvents, `call.${string}`>
type CallDetail = Partial<CallEvents[CallEvent]['detail']>

/** Telephone systems send an event again for a day at most; older ones are refused for their age. */
const CACHED_MS = 2 * 86_400_000

/** A call without what stays in the firm's own database. */
export const toCallView = ({
  external_id: _,
  recording_url: __,
  heard: ___,
  counted: ____,
  is_wrapped_up: _____,
  ...it
}: StoredCall): Call => it

/** The calls that somebody reaches. One out of reach is the same 404 as one that is not there. */
export const callsOf = ({ store, person, quoteTotals, recordEvents }: Parts) => {
  const table = tableOf(store, callDocument)
  const get = (id: string): StoredCall => {
    const it = table.find(id)
    if (it === null || !canViewCall(person, it)) throw notFound()
    return it
  }
  const record = (
    name: CallEvent,
    call: StoredCall,
    changed: readonly string[],
    detail: CallDetail = {},
    others: readonly string[] = [],
  ) =>
    recordEvents(
      [
        {
          name,
          subject: 'call',
          id: call.id,
          version: call.version,
          changed,
          detail: { ref: call.subject?.ref ?? null, direction: call.direction, ...detail },
        },
      ],
      { users: [...new Set([...(call.user ? [call.user.id] : []), ...others])] },
    )
  // How long was talked counts among the figures of the quote that a call is about.
  const count = (...calls: readonly StoredCall[]) => {
    const quotes = calls.flatMap(({ subject }) =>
      subject?.kind === 'quote-case' ? subject.id : [],
    )
    for (const id of new Set(quotes)) quoteTotals.refresh(id)
  }
  return {
    get,
    fresh: (id: string, version: number): StoredCall => {
      const it = get(id)
      requireFresh(
        version,
        it,
        () => null,
        () => toCallView(it),
      )
      return it
    },
    /** Keeps a new call; `takers` hear of it besides whose it is, by id. */
    add: (name: CallEvent, call: StoredCall, claimants: readonly string[] = []): StoredCall => {
      table.insert(call)
      record(name, call, ['status'], {}, claimants)
      count(call)
      return call
    },
    /** Writes a call over the one before it, and what happened; `takers` hear of it as of a new one. */
    keep: (
      name: CallEvent,
      before: StoredCall,
      change: Partial<StoredCall> & Pick<StoredCall, 'updated_at'>,
      detail: CallDetail = {},
      claimants: readonly string[] = [],
    ): StoredCall => {
      const it = { ...before, ...change, version: before.version + 1 }
      table.replace(it, before.version)
      record(name, it, Object.keys(change), detail, claimants)
      count(before, it)
      return it
    },
    /** The call of which the telephone system speaks: under its own id, or under ours. */
    ofSystem: (call: string): StoredCall | null => {
      const row = store.row<{ id: string }>(
        `SELECT id FROM calls WHERE external_id = ?1
         UNION ALL SELECT id FROM calls WHERE id = ?1 AND json_extract(doc, '$.source') = 'voip'`,
        call,
      )
      return row && table.find(row.id)
    },
    /** Whether an event is told for the first time; from now on it is not. */
    isNews: (event: string, now: string): boolean =>
      store.rows(
        'INSERT OR IGNORE INTO telephone_events (event, at) VALUES (?, ?) RETURNING event',
        event,
        now,
      ).length > 0,
    prune: (now: string) =>
      store.write(
        'DELETE FROM telephone_events WHERE at < ?',
        new Date(Date.parse(now) - CACHED_MS).toISOString(),
      ),
  }
}
