import { type DateOnly, earlier, londonDate } from '#domain/dates'
import type { Period } from '#domain/money-report/balances'
import type { ThirdPartyRow } from '#domain/money-report/view'
import { daysUnstated, type ThirdPartyAccount } from '#domain/third-party-account/account'
import { selectDocuments } from '#tenant/core/document'
import { parseReadable } from '#tenant/core/set-aside'
import type { Store } from '#tenant/core/store'
import { thirdPartyAccountDocument } from '#tenant/third-party-account/document'
import { caseWords } from './bills.ts'

/** An account as it stood at the end of a day; null before it was agreed, and once it had ended before `from`. */
const rowOf = (
  store: Store,
  account: ThirdPartyAccount,
  { from, on }: { readonly from: DateOnly; readonly on: DateOnly },
): ThirdPartyRow | null => {
  const { agreed, ended, statements, conveyance_id } = account
  if (agreed === null || londonDate(agreed.at) > on) return null
  if (ended !== null && ended.on < from) return null
  const { id, provider, firm_reference, reference, told_on, authorisation } = account
  const until = statements.filter((it) => it.on <= on)
  const last = until.at(-1)
  const ended_on = ended !== null && ended.on <= on ? ended.on : null
  return {
    id,
    conveyance_id,
    ...caseWords(store, conveyance_id),
    ...{ provider, firm_reference, reference, told_on, authorisation, ended_on },
    agreed_on: londonDate(agreed.at),
    agreed_by: agreed.by.name,
    stated: last ? { on: last.on, balance: last.balance } : null,
    days: ended_on === null ? daysUnstated({ agreed, statements: until }, on) : null,
  }
}

/** The third-party managed accounts that were in force in a period: those that still were at its end first, the longest without a statement before others. */
export const thirdPartyRows = (
  store: Store,
  { from, to }: Period,
  today: DateOnly,
): ThirdPartyRow[] => {
  const on = earlier(to, today)
  const select = selectDocuments(thirdPartyAccountDocument)
  return parseReadable(
    store,
    thirdPartyAccountDocument,
    store.rows(`${select} WHERE status IN ('in_force', 'ended') ORDER BY id`),
  )
    .flatMap((account) => rowOf(store, account, { from, on }) ?? [])
    .toSorted((a, b) => (b.days ?? -1) - (a.days ?? -1))
}
