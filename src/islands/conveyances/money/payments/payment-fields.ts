import * as z from 'zod/mini'
import type { FormField, Values } from '#components/form/form-parts.ts'
import type { Conveyance } from '#domain/conveyance/conveyance'
import { completionDay } from '#domain/conveyance/plan/key-date'
import { fullDate } from '#domain/dates'
import { entriesOf } from '#domain/entries'
import type { CaseReceipts } from '#domain/funds/receipt/view'
import type { PayeeView } from '#domain/payee/payee'
import {
  PaymentApproval,
  PaymentEntry,
  PaymentRejection,
  PaymentSending,
} from '#domain/payment/bodies'
import { purposeLabels } from '#domain/payment/labels'
import {
  cutOffOf,
  isPastCutOff,
  nextSendingDay,
  type PaymentTimes,
} from '#domain/payment/times/times'
import type { RequestView } from '#domain/payment-request/view'
import { today } from '#lib/format'
import {
  depositFields,
  giftFields,
  heldField,
  isLinked,
  linkedFields,
  overpaidFields,
  receiptsOf,
} from './ground-fields.ts'

const versioned = { version: true } as const

export const AskValues = z.extend(PaymentEntry, {
  payee: z._default(PaymentEntry.shape.payee, null),
  authority: z._default(PaymentEntry.shape.authority, null),
  charity: z._default(PaymentEntry.shape.charity, null),
  held: z._default(PaymentEntry.shape.held, null),
  released_by: z._default(PaymentEntry.shape.released_by, null),
  receipt: z._default(PaymentEntry.shape.receipt, null),
})
export const ApproveValues = z.omit(PaymentApproval, versioned)
export const SendValues = z.omit(PaymentSending, versioned)
export const RejectValues = z.omit(PaymentRejection, versioned)

export const askStart = ({ ref, key_dates }: Conveyance, times: PaymentTimes): Values => ({
  purpose: 'completion_money',
  payee: '',
  amount: null,
  due_on: nextSendingDay(times, completionDay(key_dates) ?? today(), new Date().toISOString()),
  reference: ref,
  authority: '',
  charity: '',
  held: '',
  both_agree: false,
  released_by: '',
  receipt: '',
})

type Held = {
  /** Gifts in suspense. */
  readonly held: CaseReceipts['held']
  readonly payees: readonly PayeeView[]
  readonly requests: readonly RequestView[]
  readonly times: PaymentTimes
}

/** Until when it may leave on its day, and the next one where today’s is over. */
const dueField = (times: PaymentTimes): FormField => {
  const isOver = isPastCutOff(times, new Date().toISOString())
  const hours = `CHAPS leaves until ${cutOffOf(times, today())}; contracts ask for completion money by ${times.contract_time}.`
  return {
    name: 'due_on',
    label: 'Due on',
    hint: isOver
      ? `${hours} The next CHAPS payment can leave on ${fullDate(nextSendingDay(times, today(), new Date().toISOString()))}.`
      : hours,
    kind: 'date',
    isWorking: true,
    width: 'w6',
  }
}

/** What it may be for: a transfer needs a linked case, a return what is returned. */
const purposeField = ({ linked }: Conveyance, { held, requests }: Held): FormField => ({
  name: 'purpose',
  label: 'What it is for',
  kind: 'select',
  width: 'w6',
  options: entriesOf(purposeLabels)
    .filter(([purpose]) => purpose !== 'to_linked_case' || linked !== null)
    .filter(([purpose]) => purpose !== 'overpayment' || receiptsOf(requests).length > 0)
    .filter(([purpose]) => purpose !== 'return_held' || held.length > 0)
    .map(([value, label]) => ({ value, label })),
})

const payeeField = (payees: readonly PayeeView[]): FormField => ({
  name: 'payee',
  label: 'Who is paid',
  kind: 'select',
  when: (values) => !isLinked(values),
  options: payees.map(({ id, name, account }) => ({
    value: id,
    label: account ? `${name}, ending ${account.ending}` : `${name}, not verified`,
  })),
})

export const askFields = (conveyance: Conveyance, has: Held): readonly FormField[] => [
  purposeField(conveyance, has),
  payeeField(has.payees),
  ...linkedFields,
  ...giftFields,
  heldField(has.held),
  ...depositFields,
  ...overpaidFields(has.requests),
  { name: 'amount', label: 'Amount', kind: 'money' },
  dueField(has.times),
  { name: 'reference', label: 'Reference for the payee', kind: 'text', width: 'w6' },
]

export const sendFields: readonly FormField[] = [
  {
    name: 'on',
    label: 'Day on which the bank sent it',
    hint: 'Deedbox sends no money. Pay through your bank first, then record it here.',
    kind: 'date',
    width: 'w6',
  },
]

export const rejectFields: readonly FormField[] = [
  { name: 'reason', label: 'Reason', kind: 'text', width: 'w6' },
]
