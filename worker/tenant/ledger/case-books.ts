import type { Conveyance } from '#domain/conveyance/conveyance'
import type { LedgerSetup } from '#domain/ledger/act'
import type { Books } from '#domain/ledger/books'
import { balancesAfter } from '#domain/ledger/entry'
import type { PostingRecord } from '#domain/ledger/posting-record'
import { closedMonthsOf } from '#tenant/reconciliation/closed-months'
import type { RequestContext } from '#tenant/runtime/context'
import { managedBy } from '#tenant/third-party-account/managed'
import { postingsOf } from './postings.ts'

type LedgerCase = LedgerSetup['cases'][string]

const closedStatuses: readonly Conveyance['status'][] = ['closed', 'archived']

/** What the rules of the books know of a case: the `tax` that is locked in it, and the `provider` of a third-party managed account. */
const ledgerCase = (
  conveyance: Conveyance,
  tax: number | null,
  provider: string | null,
): LedgerCase => ({
  client: conveyance.clients
    .map(({ contact_id }) => contact_id)
    .toSorted()
    .join(),
  retainer: conveyance.facts.terms_signed !== undefined,
  frozen: conveyance.hold !== null,
  closed: closedStatuses.includes(conveyance.status),
  openUndertakings: conveyance.counts.undertakings_open,
  ...(tax === null ? {} : { sdlt: tax }),
  ...(provider === null ? {} : { managedBy: provider }),
})

export type CaseBooks = { readonly books: Books; readonly postings: readonly PostingRecord[] }

type Of = { readonly conveyance: Conveyance; readonly tax?: number | null }

const touchesSuspense = ({ entries }: PostingRecord) =>
  entries.some(({ account }) => account === 'suspense')

/** The books of some cases, and of suspense where they touch it: no rule about them needs another row. */
export const caseBooksOf = (
  { store, firm, today }: Pick<RequestContext, 'store' | 'firm' | 'today'>,
  cases: readonly Of[],
  withSuspense = false,
): CaseBooks => {
  const rows = postingsOf(store)
  const ofCases = cases.flatMap(({ conveyance }) => rows.ofCase(conveyance.id))
  const found =
    withSuspense || ofCases.some(touchesSuspense) ? [...ofCases, ...rows.ofSuspense()] : ofCases
  const postings = [...new Map(found.map((it) => [it.n, it])).values()].toSorted(
    (a, b) => a.n - b.n,
  )
  const setup: LedgerSetup = {
    regulator: firm.regulator.body,
    today,
    closedMonths: closedMonthsOf(store),
    cases: Object.fromEntries(
      cases.map(({ conveyance, tax = null }) => [
        conveyance.id,
        ledgerCase(conveyance, tax, managedBy(store, conveyance.id)),
      ]),
    ),
  }
  const entries = postings.flatMap((it) => it.entries)
  return { books: { setup, postings, balances: balancesAfter({}, entries) }, postings }
}
