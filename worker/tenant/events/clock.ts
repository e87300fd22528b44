import { addDays } from '#domain/dates'
import type { EventName } from '#domain/events'
import { quoteCaseEvent } from '#domain/quote/case/change'
import { closesTomorrow } from '#domain/quote/case/expiry'
import { nextWorkingDay } from '#domain/working-days'
import type { CallBackRow } from '#tenant/call/call-backs'
import { orSetAside } from '#tenant/core/set-aside'
import type { RequestContext } from '#tenant/runtime/context'

type Due = { readonly key: string; readonly emit: () => void }

type TimedEvent = {
  readonly name: EventName
  /** Returns everything due by `context.now`, emitted before or not. */
  readonly due: (context: RequestContext) => readonly Due[]
}

const emitCallBack = (context: RequestContext, { kind, id }: CallBackRow) => {
  const it = kind === 'lead' ? context.leads.get(id) : context.quoteCases.get(id)
  const { version, number, owner } = it
  const event = {
    subject: kind,
    id,
    version,
    changed: ['next_action'],
    detail: { number },
  } as const
  context.recordEvents([{ ...event, name: 'callback.due' }], { users: owner ? [owner.id] : [] })
}

const emitExpiring = ({ quoteCases, today }: RequestContext, id: string) => {
  const quoteCase = quoteCases.get(id)
  if (closesTomorrow(quoteCase, today))
    quoteCases.record(quoteCase, [quoteCaseEvent('quotecase.dying', quoteCase, ['dead_on'], {})])
}

const quotesEndingOn = ({ store }: RequestContext, day: string) =>
  store.rows<{ id: string }>('SELECT id FROM quote_case_keys WHERE dead_on = ?', day)

const timedEvents: readonly TimedEvent[] = [
  {
    name: 'callback.due',
    due: (context) =>
      context.callBacks.takeDue(context.now).map((row) => ({
        key: `${row.kind} ${row.id} ${row.at}`,
        emit: () => emitCallBack(context, row),
      })),
  },
  {
    name: 'quotecase.dying',
    due: (context) => {
      const day = nextWorkingDay(context.today)
      return quotesEndingOn(context, day).map(({ id }) => ({
        key: `${id} ${day}`,
        emit: () => emitExpiring(context, id),
      }))
    },
  },
]

const isFirst = ({ store, now }: RequestContext, name: EventName, key: string) =>
  store.rows(
    'INSERT OR IGNORE INTO timed_events (name, key, at) VALUES (?, ?, ?) RETURNING key',
    name,
    key,
    now,
  ).length > 0

/**
 * Emits every timed event that is due, each once however often the alarm rings. A record that cannot be read is set
 * aside and stops no other. `context`: the product's own.
 */
export const emitTimedEvents = (context: RequestContext) =>
  context.store.transaction(() => {
    for (const { name, due } of timedEvents)
      for (const { key, emit } of due(context))
        if (isFirst(context, name, key)) orSetAside(context.store, emit)
  })

const STORED_DAYS = 400

/** Deletes the keys of timed events that cannot be due again. */
export const pruneTimedEvents = ({ store, today }: RequestContext) =>
  store.write('DELETE FROM timed_events WHERE at < ?', addDays(today, -STORED_DAYS))
