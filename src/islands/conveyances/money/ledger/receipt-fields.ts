import * as z from 'zod/mini'
import type { FormField, Values } from '#components/form/form-parts.ts'
import { Receipt } from '#domain/ledger/bodies'
import { managedText } from '#domain/ledger/labels'
import { today } from '#lib/format'
import { amount, day, fixed, narrative } from './entry-fields.ts'

export const ReceiptValues = z.omit(Receipt, fixed)

/** A receipt as it begins: of client money, which a third-party managed account has where there is one. */
export const receiptStart = (managedBy: string | null = null): Values => ({
  on: today(),
  into: managedBy === null ? 'client' : 'bill',
  amount: null,
  method: 'bank',
  other_party: '',
  from_giver: false,
  narrative: '',
})

const forOurBill = { value: 'bill', label: 'Payment of our bill, into the office account' }
const ofClients = [
  { value: 'client', label: 'Client money' },
  { value: 'stakeholder', label: 'Deposit held as stakeholder' },
  { value: 'lender', label: 'The lender’s money' },
]

const intoField = (managedBy: string | null): FormField => ({
  name: 'into',
  label: 'What it is',
  kind: 'radio',
  width: 'w6',
  ...(managedBy === null
    ? { options: [...ofClients, forOurBill] }
    : { options: [forOurBill], hint: managedText(managedBy) }),
})

export const receiptFields = (managedBy: string | null): readonly FormField[] => [
  intoField(managedBy),
  amount,
  {
    name: 'method',
    label: 'How it came',
    kind: 'select',
    options: [
      { value: 'bank', label: 'Bank transfer' },
      { value: 'cheque', label: 'Cheque' },
      { value: 'card', label: 'Card' },
    ],
  },
  { ...day, label: 'Day it reached the bank' },
  { name: 'other_party', label: 'Who paid', kind: 'text' },
  {
    name: 'from_giver',
    label: 'A gift to the client',
    hint: 'It waits in suspense until the giver has been checked.',
    kind: 'check',
    width: 'w6',
    when: ({ into }) => into === 'client',
  },
  narrative('What it is for'),
]
