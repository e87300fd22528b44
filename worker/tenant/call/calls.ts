import { canViewCall } from '#domain/call/access'
import type { Call } from '#domain/call/call'
import type { CallEvents } from '#domain/call/events'
import { notFound } from '#domain/refusal'
import type { Store } from '#tenant/core/store'
import { requireFresh, tableOf } from '#tenant/core/table'
import type { RecordEvents } from '#tenant/events/recording'
import type { quoteTotalsOf } from '#tenant/quote/figures/totals'
import type { Person } from '#tenant/user/people'
import { callDocument, type KeptCall } from './document.ts'

export type { KeptCall }

type Parts = {
  readonly store: Store
  readonly person: Person
  readonly quoteTotals: Pick<ReturnType<typeof quoteTotalsOf>, 'refresh'>
  readonly recordEvents: RecordEvents
}

type CallEvent = Extract<keyof CallEvents, `call.${string}`>
type CallDetail = Partial<CallEvents[CallEvent]['detail']>

/** Telephone systems send an event again for a day at most; older ones are refused for their age. */
const REMEMBERED_MS = 2 * 86_400_000

/** A call without what stays in the firm's own database. */
export const shownCall = ({
  external_id: _,
  recording_url: __,
  heard: ___,
  counted: ____,
  is_wrapped_up: _____,
  ...it
}: KeptCall): Call => it

/** The calls that somebody reaches. One out of reach is the same 404 as one that is not there. */
export const callsOf = ({ store, person, quoteTotals, recordEvents }: Parts) => {
  const table = tableOf(store, callDocument)
  const get = (id: string): KeptCall => {
    const it = table.find(id)
    if (it === null || !canViewCall(person, it)) throw notFound()
    return it
  }
  const record = (
    name: CallEvent,
    it: KeptCall,
    changed: readonly string[],
    detail: CallDetail = {},
    others: readonly string[] = [],
  ) =>
    recordEvents(
      [
        {
          name,
          subject: 'call',
          id: it.id,
          version: it.version,
          changed,
          detail: { ref: it.subject?.ref ?? null, direction: it.direction, ...detail },
        },
      ],
      { users: [...new Set([...(it.user ? [it.user.id] : []), ...others])] },
    )
  // How long was talked counts among the figures of the quote that a call is about.
  const count = (...calls: readonly KeptCall[]) => {
    const quotes = calls.flatMap(({ subject }) =>
      subject?.kind === 'quote-case' ? subject.id : [],
    )
    for (const id of new Set(quotes)) quoteTotals.refresh(id)
  }
  return {
    get,
    fresh: (id: string, version: number): KeptCall => {
      const it = get(id)
      requireFresh(
        version,
        it,
        () => null,
        () => shownCall(it),
      )
      return it
    },
    /** Keeps a new call; `takers` hear of it besides whose it is, by id. */
    add: (name: CallEvent, it: KeptCall, takers: readonly string[] = []): KeptCall => {
      table.insert(it)
      record(name, it, ['status'], {}, takers)
      count(it)
      return it
    },
    /** Writes a call over the one before it, and what happened; `takers` hear of it as of a new one. */
    keep: (
      name: CallEvent,
      before: KeptCall,
      change: Partial<KeptCall> & Pick<KeptCall, 'updated_at'>,
      detail: CallDetail = {},
      takers: readonly string[] = [],
    ): KeptCall => {
      const it = { ...before, ...change, version: before.version + 1 }
      table.replace(it, before.version)
      record(name, it, Object.keys(change), detail, takers)
      count(before, it)
      return it
    },
    /** The call of which the telephone system speaks: under its own id, or under ours. */
    ofSystem: (call: string): KeptCall | null => {
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
        new Date(Date.parse(now) - REMEMBERED_MS).toISOString(),
      ),
  }
}
