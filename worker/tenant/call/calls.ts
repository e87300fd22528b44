import { canViewCall } from '#domain/call/access'
import type { Call } from '#domain/call/call'
import type { CallEvents } from '#domain/call/events'
import { peopleOfConveyance } from '#domain/conveyance/access'
import { withCallContact } from '#domain/conveyance/client-contact'
import type { Conveyance } from '#domain/conveyance/conveyance'
import { notFound } from '#domain/refusal'
import { saveDerived } from '#tenant/conveyance/derived'
import { conveyanceDocument } from '#tenant/conveyance/document'
import type { Store } from '#tenant/core/store'
import { requireFresh, tableOf } from '#tenant/core/table'
import type { RecordEvents } from '#tenant/events/recording'
import type { quoteTotalsOf } from '#tenant/quote/figures/totals'
import type { Person } from '#tenant/user/people'
import { callDocument, type StoredCall } from './document.ts'

type Parts = {
  readonly store: Store
  readonly person: Person
  readonly quoteTotals: Pick<ReturnType<typeof quoteTotalsOf>, 'refresh'>
  readonly recordEvents: RecordEvents
}

type CallEvent = Extract<keyof CallEvents, `call.${string}`>
type CallDetail = Partial<CallEvents[CallEvent]['detail']>

/** How long event ids are stored, in ms: telephone systems resend for a day, and older events are refused. */
const CACHED_MS = 2 * 86_400_000

export const toCallView = ({
  external_id: _,
  recording_url: __,
  heard: ___,
  counted: ____,
  is_wrapped_up: _____,
  ...it
}: StoredCall): Call => it

const saveContact = (store: Store, call: StoredCall) => {
  if (call.subject?.kind !== 'conveyance') return null
  const conveyance = tableOf(store, conveyanceDocument).find(call.subject.id)
  const contacted = conveyance && withCallContact(conveyance, call)
  if (contacted) saveDerived(store, contacted)
  return conveyance
}

/** A call as an event of its case, whose page and history show it. */
const recordedOn = ({ id, version }: Conveyance, call: StoredCall) => ({
  name: 'call.recorded' as const,
  subject: 'conveyance' as const,
  id,
  version,
  changed: ['correspondence'],
  detail: {
    with: call.person ?? call.subject?.people ?? call.number,
    direction: call.direction,
  },
})

/** The calls within a person’s scope; any other throws the same 404 as one that does not exist. */
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
  ) => {
    const conveyance = saveContact(store, call)
    if (conveyance !== null && name === 'call.logged')
      recordEvents([recordedOn(conveyance, call)], { users: peopleOfConveyance(conveyance) })
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
  }
  // Talk time is one of the figures of the quote that a call is about.
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
    /** Stores a new call and notifies its owner and `claimants`, who are given by user id. */
    add: (name: CallEvent, call: StoredCall, claimants: readonly string[] = []): StoredCall => {
      table.insert(call)
      record(name, call, ['status'], {}, claimants)
      count(call)
      return call
    },
    /** Saves a change of a call, records it and notifies as `add` does. */
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
    /** The call with this id, the telephone system’s or ours; null when there is none. */
    ofSystem: (call: string): StoredCall | null => {
      const row = store.row<{ id: string }>(
        `SELECT id FROM calls WHERE external_id = ?1
         UNION ALL SELECT id FROM calls WHERE id = ?1 AND json_extract(doc, '$.source') = 'voip'`,
        call,
      )
      return row && table.find(row.id)
    },
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
