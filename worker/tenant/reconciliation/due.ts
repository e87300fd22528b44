import { morningFrom } from '#domain/conveyance/clock/civil-hour'
import { type DateOnly, daysBetween } from '#domain/dates'
import { DUE_DAYS } from '#domain/reconciliation/due-days'
import type { Store } from '#tenant/core/store'
import type { RequestContext } from '#tenant/runtime/context'
import { reconciliationsOf } from './records.ts'
import { accountHolders, ofFirm } from './telling.ts'

/** The day of the last reconciliation that was signed; null before the first. */
export const lastSigned = (store: Store): DateOnly | null => signedBefore(store, '9999-12-31')

/** The day of the last signed reconciliation before a day; null where there is none. */
export const signedBefore = (store: Store, day: DateOnly): DateOnly | null =>
  reconciliationsOf(store)
    .filter(({ signed, position }) => signed !== null && position.on < day)
    .map(({ position }) => position.on)
    .toSorted()
    .at(-1) ?? null

const firstHeld = (store: Store): DateOnly | null =>
  store.row<{ day: DateOnly | null }>(
    `SELECT min(date) AS day FROM ledger_entries WHERE account = 'clientBank'`,
  )?.day ?? null

/** Days since the last signed reconciliation; before the first one since client money was first held, null without any. */
export const daysUnreconciled = (store: Store, today: DateOnly): number | null => {
  const since = lastSigned(store) ?? firstHeld(store)
  return since === null ? null : daysBetween(since, today)
}

const dueWhen = (
  context: RequestContext,
  name: 'reconciliation.due-soon' | 'reconciliation.overdue',
  isDue: (days: number) => boolean,
) => {
  const { store, today, now } = context
  const since = lastSigned(store) ?? firstHeld(store)
  if (since === null || morningFrom(today) > now) return []
  const days = daysBetween(since, today)
  if (!isDue(days)) return []
  return [
    {
      key: name === 'reconciliation.overdue' ? `${since} ${today}` : since,
      record: { table: 'reconciliations', id: since },
      emit: () =>
        context.recordEvents(
          [{ name, ...ofFirm(context), detail: { since, days } }],
          accountHolders(context),
        ),
    },
  ]
}

/** The reminder a week before a reconciliation has to be signed, once. */
export const reconciliationDueSoon = (context: RequestContext) =>
  dueWhen(
    context,
    'reconciliation.due-soon',
    (days) => days >= DUE_DAYS.amber && days < DUE_DAYS.red,
  )

/** A reconciliation that is late, each working morning until one is signed (SRA Accounts Rule 8.3). */
export const reconciliationOverdue = (context: RequestContext) =>
  dueWhen(context, 'reconciliation.overdue', (days) => days >= DUE_DAYS.red)
