import * as z from 'zod/mini'
import type { FormField, Values } from '#components/form/form-parts.ts'
import {
  Allocation,
  BillEntry,
  CostsTransfer,
  CreditNote,
  DisbursementEntry,
  Release,
} from '#domain/ledger/bodies'
import type { CaseLedger } from '#domain/ledger/view'
import { money, today } from '#lib/format'

export const fixed = { version: true, act: true } as const

export const BillValues = z.omit(BillEntry, fixed)
export const CostsValues = z.omit(CostsTransfer, fixed)
export const CreditValues = z.omit(CreditNote, fixed)
export const DisbursementValues = z.omit(DisbursementEntry, fixed)
export const ReleaseValues = z.omit(Release, fixed)
export const AllocationValues = z.omit(Allocation, fixed)

export const day: FormField = { name: 'on', label: 'Day', kind: 'date' }
export const amount: FormField = { name: 'amount', label: 'Amount', kind: 'money' }
export const narrative = (label: string): FormField => ({
  name: 'narrative',
  label,
  kind: 'text',
  width: 'w6',
})

export const billStart = (): Values => ({
  on: today(),
  fees: null,
  principal: 0,
  agency: 0,
  narrative: '',
})

export const billFields: readonly FormField[] = [
  { name: 'fees', label: 'Our fees, before VAT', kind: 'money' },
  {
    name: 'principal',
    label: 'Searches and other supplies of ours',
    hint: 'Before VAT, which is added.',
    kind: 'money',
  },
  {
    name: 'agency',
    label: 'Paid as the client’s agent',
    hint: 'Land Registry fee and the like: no VAT is added.',
    kind: 'money',
  },
  { ...day, label: 'Date of the bill' },
  narrative('Narrative'),
]

const billsIn = ({ bills }: CaseLedger): FormField => ({
  name: 'bill',
  label: 'Bill',
  kind: 'select',
  options: bills.map(({ number, left }) => ({
    value: number,
    label: `${number}, ${money(Math.max(0, left))} to pay`,
  })),
})

const oldestUnpaid = ({ bills }: CaseLedger) => bills.find(({ left }) => left > 0) ?? bills.at(-1)

export const startOf = (ledger: CaseLedger): Values => {
  const bill = oldestUnpaid(ledger)
  return {
    on: today(),
    bill: bill?.number ?? '',
    amount: bill ? bill.takeable : null,
  }
}

const takeableOf = ({ bills }: CaseLedger, chosen: unknown) =>
  bills.find(({ number }) => number === chosen)?.takeable ?? null

export const costsFields = (ledger: CaseLedger): readonly FormField[] => [
  { ...billsIn(ledger), also: (bill) => ({ amount: takeableOf(ledger, bill) }) },
  amount,
  day,
]

export const creditStart = (ledger: CaseLedger): Values => ({
  on: today(),
  bill: oldestUnpaid(ledger)?.number ?? '',
  amount: null,
  narrative: '',
})

export const creditFields = (ledger: CaseLedger): readonly FormField[] => [
  billsIn(ledger),
  { ...amount, label: 'Amount, before VAT', hint: 'VAT is credited with it.' },
  { ...day, label: 'Date of the credit note' },
  narrative('Reason'),
]

export const disbursementStart = (): Values => ({
  on: today(),
  treatment: 'principal',
  amount: null,
  vat: 0,
  other_party: '',
  narrative: '',
})

export const disbursementFields: readonly FormField[] = [
  {
    name: 'treatment',
    label: 'Whose supply it is',
    kind: 'radio',
    width: 'w6',
    options: [
      { value: 'principal', label: 'Ours: we reclaim its VAT and add VAT on the bill' },
      { value: 'agency', label: 'The client’s: charged as it is' },
    ],
  },
  { ...amount, label: 'Amount paid, VAT included' },
  {
    name: 'vat',
    label: 'VAT in it',
    kind: 'money',
    when: ({ treatment }) => treatment === 'principal',
  },
  { ...day, label: 'Day it was paid' },
  { name: 'other_party', label: 'Who was paid', kind: 'text' },
  narrative('What it is for'),
]

export const allocationFields: readonly FormField[] = [
  amount,
  day,
  { name: 'other_party', label: 'Who paid', kind: 'text' },
  narrative('How we know'),
]

export const releaseFields: readonly FormField[] = [
  {
    name: 'from',
    label: 'From',
    kind: 'select',
    options: [
      { value: 'stakeholder', label: 'Deposit held as stakeholder' },
      { value: 'lender', label: 'The lender’s money' },
    ],
  },
  amount,
  day,
]
