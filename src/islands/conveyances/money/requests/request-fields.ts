import * as z from 'zod/mini'
import type { FormField, Values } from '#components/form/form-parts.ts'
import { optionsOf } from '#components/form/options-of.ts'
import type { Conveyance } from '#domain/conveyance/conveyance'
import type { Document } from '#domain/document/document'
import { managedText } from '#domain/ledger/labels'
import type { CaseLedger } from '#domain/ledger/view'
import {
  ReceiptEntry,
  RefundEntry,
  RequestCancellation,
  RequestEntry,
} from '#domain/payment-request/bodies'
import { purposeNames } from '#domain/payment-request/labels'
import { NoticeCheck } from '#domain/payment-request/notice/bodies'
import type { PaymentNotice } from '#domain/payment-request/notice/notice'
import type { RequestView } from '#domain/payment-request/view'
import { sameOrNextWorkingDay } from '#domain/working-days'
import { money, today } from '#lib/format'

const { amount, bill, expires_on, client, name, relationship } = RequestEntry.shape

/** A form leaves out what is empty. */
export const AskValues = z.extend(RequestEntry, {
  amount: z._default(amount, null),
  bill: z._default(bill, null),
  expires_on: z._default(expires_on, null),
  client: z._default(client, null),
  name: z._default(name, null),
  relationship: z._default(relationship, null),
})
export const CancelValues = z.omit(RequestCancellation, { version: true })
export const RefundValues = z.omit(RefundEntry, { version: true, receipt: true })
export const ReceiptValues = z.extend(z.omit(ReceiptEntry, { version: true, ledger: true }), {
  notice: z._default(ReceiptEntry.shape.notice, null),
})
export const CheckValues = z.extend(z.omit(NoticeCheck, { version: true }), {
  documents: z._default(NoticeCheck.shape.documents, []),
})

const isFees = ({ purpose }: Values) => purpose === 'fees'
const isElse = (values: Values) => values['client'] === ''

type Asked = Pick<CaseLedger, 'bills' | 'managed_by'>

/** What may be asked for: our bill alone where a third-party managed account has the client money. */
const purposesIn = ({ managed_by }: Asked) =>
  optionsOf(purposeNames).filter(({ value }) => managed_by === null || value === 'fees')

export const askStart = ({ clients }: Conveyance, { managed_by }: Asked): Values => ({
  purpose: managed_by === null ? 'searches' : 'fees',
  bill: '',
  amount: null,
  narrative: '',
  due_on: sameOrNextWorkingDay(today()),
  expires_on: '',
  client: clients[0]?.contact_id ?? '',
  name: '',
  relationship: '',
})

const whomFields = ({ clients }: Conveyance): readonly FormField[] => [
  {
    name: 'client',
    label: 'Who is asked',
    kind: 'select',
    options: [
      ...clients.map((it) => ({ value: it.contact_id, label: it.name })),
      { value: '', label: 'Somebody else, for the client' },
    ],
  },
  {
    name: 'name',
    label: 'Their name',
    hint: 'The clients are told, as only they can sign in.',
    kind: 'text',
    when: isElse,
  },
  { name: 'relationship', label: 'How they know the client', kind: 'text', when: isElse },
]

const billField = (bills: CaseLedger['bills']): FormField => ({
  name: 'bill',
  label: 'Delivered bill',
  kind: 'select',
  when: isFees,
  options: [
    { value: '', label: 'Choose a bill' },
    ...bills
      .filter(({ left }) => left > 0)
      .map(({ number, left }) => ({ value: number, label: `${number}, ${money(left)} left` })),
  ],
})

export const askFields = (conveyance: Conveyance, ledger: Asked): readonly FormField[] => [
  {
    name: 'purpose',
    label: 'What it is for',
    hint:
      ledger.managed_by === null
        ? 'Our bill goes to the office account and may be paid by card. Everything else is client money, by bank transfer.'
        : managedText(ledger.managed_by),
    kind: 'select',
    width: 'w6',
    options: purposesIn(ledger),
  },
  billField(ledger.bills),
  {
    name: 'amount',
    label: 'Amount',
    kind: 'money',
    hint: 'For a bill, leave this empty to ask for all that is left.',
  },
  { name: 'narrative', label: 'What the client reads', kind: 'text', width: 'w6' },
  ...whomFields(conveyance),
  { name: 'due_on', label: 'Due on', kind: 'date', isWorking: true },
  { name: 'expires_on', label: 'Can be paid until', hint: 'Optional', kind: 'date' },
]

export const cancelFields: readonly FormField[] = [
  { name: 'reason', label: 'Reason', kind: 'text', width: 'w6' },
]

export const receiptStart = ({ left }: RequestView): Values => ({
  amount: left,
  on: today(),
  method: 'bank',
  notice: '',
})

const payerLabel = ({ payer, checked }: PaymentNotice) => {
  const state = checked === null ? 'not checked' : checked.decision
  return `${payer?.name ?? ''}, ${payer?.relationship ?? ''}: ${state}`
}

export const receiptFields = (notices: readonly PaymentNotice[]): readonly FormField[] => [
  {
    name: 'notice',
    label: 'Who paid',
    hint: 'Somebody else’s money can be used once you have checked them.',
    kind: 'select',
    width: 'w6',
    options: [
      { value: '', label: 'The client' },
      ...notices
        .filter(({ payer }) => payer !== null)
        .map((it) => ({ value: it.id, label: payerLabel(it) })),
    ],
  },
  { name: 'amount', label: 'Amount', kind: 'money' },
  { name: 'on', label: 'Day of the bank', kind: 'date' },
  {
    name: 'method',
    label: 'How it came',
    kind: 'select',
    options: [
      { value: 'bank', label: 'Bank transfer' },
      { value: 'cheque', label: 'Cheque' },
    ],
  },
]

export const refundFields: readonly FormField[] = [
  {
    name: 'amount',
    label: 'Amount',
    hint: 'It goes back to the card that paid, once somebody else approves it.',
    kind: 'money',
  },
  { name: 'reason', label: 'Reason', kind: 'text', width: 'w6' },
]

export const checkFields = (documents: readonly Document[]): readonly FormField[] => [
  {
    name: 'decision',
    label: 'Decision',
    kind: 'radio',
    width: 'w6',
    options: [
      { value: 'accepted', label: 'Their money may be used' },
      { value: 'refused', label: 'We do not take their money' },
    ],
  },
  {
    name: 'documents',
    label: 'Documents of the case that show it',
    kind: 'checks',
    width: 'w6',
    when: ({ decision }) => decision === 'accepted',
    options: documents.map((it) => ({ value: it.id, label: it.name })),
  },
  { name: 'note', label: 'What you checked, or why not', kind: 'lines', width: 'w6' },
]
