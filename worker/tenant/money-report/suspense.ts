import { type DateOnly, earlier } from '#domain/dates'
import { effectOf } from '#domain/ledger/entry'
import { sum } from '#domain/money'
import { suspenseByAge } from '#domain/money-report/suspense'
import type { MoneyReports } from '#domain/money-report/view'
import type { Store } from '#tenant/core/store'
import { postingsOf } from '#tenant/ledger/postings'

const rowsUpTo = (store: Store, on: DateOnly, posting = Number.POSITIVE_INFINITY) =>
  postingsOf(store)
    .ofSuspense()
    .filter(({ date, n }) => date <= on && n <= posting)
    .map(({ n, date, entries, reverses, dishonours, narrative, other_party }) => ({
      n,
      date,
      amount: sum(entries.filter(({ account }) => account === 'suspense').map(effectOf)),
      undoes: reverses ?? dishonours ?? null,
      narrative,
      other_party,
    }))

/** What nobody could place by the end of a day, as the postings until one had it. */
export const suspenseUpTo = (
  store: Store,
  { on, posting }: { readonly on: DateOnly; readonly posting: number },
) => suspenseByAge(rowsUpTo(store, on, posting), on)

/** What nobody could place by the end of a period, or until today. */
export const suspenseOf = (
  store: Store,
  to: DateOnly,
  today: DateOnly,
): MoneyReports['suspense'] => {
  const on = earlier(to, today)
  const rows = suspenseByAge(rowsUpTo(store, on), on)
  return { on, total: sum(rows.map(({ left }) => left)), rows }
}
