import type { TaxFacts } from '#domain/completion-statement/tax/facts'
import type { Conveyance } from '#domain/conveyance/conveyance'
import type { DateOnly } from '#domain/dates'
import { type Books, openBooks } from '#domain/ledger/books'
import type { DemoEntry } from './entry.ts'
import { remortgageEntries, transferEntries } from './other.ts'
import { purchaseEntries } from './purchase.ts'
import { saleEntries } from './sale.ts'
import { taxOf } from './sums.ts'

export type LedgerCase = {
  readonly conveyance: Conveyance
  /** What tax and fee of a purchase rest on; null for any other matter. */
  readonly taxFacts: TaxFacts | null
}

/** What the ledger of a case holds, as its facts say; in order within each day. */
export const entriesOf = (
  { conveyance, taxFacts }: LedgerCase,
  today: DateOnly,
): readonly DemoEntry[] => {
  const { matter_type } = conveyance
  if (matter_type === 'purchase')
    return taxFacts === null ? [] : purchaseEntries(conveyance, taxFacts, today)
  if (matter_type === 'sale') return saleEntries(conveyance, today)
  return matter_type === 'remortgage' ? remortgageEntries(conveyance) : transferEntries(conveyance)
}

/** Books of one case before its first posting, open as it was while they were kept. */
export const booksOf = (
  { conveyance, taxFacts }: LedgerCase,
  regulator: 'SRA' | 'CLC',
  today: DateOnly,
): Books => {
  const client = conveyance.clients
    .map(({ contact_id }) => contact_id)
    .toSorted()
    .join()
  const sdlt = taxFacts === null ? {} : { sdlt: taxOf(conveyance, taxFacts).tax }
  const cases = { [conveyance.id]: { client, retainer: true, ...sdlt } }
  return openBooks({ regulator, today, closedMonths: [], cases })
}
