import type { Conveyance } from '#domain/conveyance/conveyance'
import type { LedgerAct } from './act.ts'
import type { LedgerEntry } from './bodies.ts'

type Receipt = Extract<LedgerEntry, { act: 'receipt' }>

const receiptActs = {
  client: 'receive_client',
  stakeholder: 'stakeholder_deposit',
  lender: 'receive_lender',
  bill: 'receive_office',
} as const

type Content = Partial<LedgerAct> & { readonly act: string }

const receipt = ({ into, amount, method }: Receipt): Content => ({
  act: receiptActs[into],
  amount,
  method,
})

const release = ({ from, amount }: Extract<LedgerEntry, { act: 'release' }>, isDue: boolean) => ({
  act: from === 'lender' ? 'release_lender' : 'release_stakeholder',
  amount,
  ...(isDue ? { event: 'completion' } : {}),
})

/**
 * Whether money that is held for others may be used on a day: once completion took place, and the lender’s from the day
 * that was agreed for it at exchange, as completion is paid with it.
 */
export const isDueOn = (
  { facts, key_dates }: Pick<Conveyance, 'facts' | 'key_dates'>,
  { from, on }: Pick<Extract<LedgerEntry, { act: 'release' }>, 'from' | 'on'>,
) => {
  if (facts.completed) return true
  const { completion_on } = key_dates
  return Boolean(from === 'lender' && facts.exchanged && completion_on && completion_on <= on)
}

/** The act in the books that an entry asks for, without its number, case and people. */
export const actOfEntry = (
  entry: LedgerEntry,
  of: { readonly bill: string; readonly isDue: boolean },
): Content => {
  switch (entry.act) {
    case 'receipt':
      return receipt(entry)
    case 'bill':
      return {
        act: 'bill',
        bill: of.bill,
        fees: entry.fees,
        principal: entry.principal,
        agency: entry.agency,
      }
    case 'costs':
      return { act: 'transfer_costs', bill: entry.bill, amount: entry.amount }
    case 'credit':
      return { act: 'abate', bill: entry.bill, amount: entry.amount }
    case 'disbursement':
      return { act: 'pay_office', amount: entry.amount, vat: entry.vat, treatment: entry.treatment }
    case 'allocation':
      return { act: 'allocate_suspense', amount: entry.amount }
    case 'release':
      return release(entry, of.isDue)
    default:
      return { act: entry.act, of: entry.of }
  }
}

/** What the row of an entry says, and who is on the other side of it. */
export const wordsOfEntry = (entry: LedgerEntry) => ({
  narrative: 'narrative' in entry ? entry.narrative : narrativeOf(entry),
  other_party: 'other_party' in entry ? entry.other_party : null,
})

const narrativeOf = (entry: Extract<LedgerEntry, { act: 'costs' | 'release' }>) =>
  entry.act === 'costs' ? `Bill ${entry.bill}` : 'At completion'
