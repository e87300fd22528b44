import * as z from 'zod/mini'
import type { FormField, Values } from '#components/form/form-parts.ts'
import type { Conveyance } from '#domain/conveyance/conveyance'
import { completionDay } from '#domain/conveyance/plan/key-date'
import { entriesOf } from '#domain/entries'
import type { PayeeView } from '#domain/payee/payee'
import {
  PaymentApproval,
  PaymentEntry,
  PaymentRejection,
  PaymentSending,
} from '#domain/payment/bodies'
import { purposeLabels } from '#domain/payment/labels'
import { today } from '#lib/format'

const versioned = { version: true } as const

export const AskValues = z.extend(PaymentEntry, {
  payee: z._default(PaymentEntry.shape.payee, null),
  authority: z._default(PaymentEntry.shape.authority, null),
})
export const ApproveValues = z.omit(PaymentApproval, versioned)
export const SendValues = z.omit(PaymentSending, versioned)
export const RejectValues = z.omit(PaymentRejection, versioned)

export const askStart = ({ ref, key_dates }: Conveyance): Values => ({
  purpose: 'completion_money',
  payee: '',
  amount: null,
  due_on: completionDay(key_dates) ?? today(),
  reference: ref,
  authority: '',
})

const isLinked = ({ purpose }: Values) => purpose === 'to_linked_case'

export const askFields = (
  { linked }: Conveyance,
  payees: readonly PayeeView[],
): readonly FormField[] => [
  {
    name: 'purpose',
    label: 'What it is for',
    kind: 'select',
    options: entriesOf(purposeLabels)
      .filter(([purpose]) => purpose !== 'to_linked_case' || linked !== null)
      .map(([value, label]) => ({ value, label })),
  },
  {
    name: 'payee',
    label: 'Who is paid',
    kind: 'select',
    when: (values) => !isLinked(values),
    options: payees.map(({ id, name, account }) => ({
      value: id,
      label: account ? `${name}, ending ${account.ending}` : `${name}, not verified`,
    })),
  },
  {
    name: 'authority',
    label: 'Whose written authority we hold',
    kind: 'text',
    when: isLinked,
  },
  { name: 'amount', label: 'Amount', kind: 'money' },
  { name: 'due_on', label: 'Due on', kind: 'date', isWorking: true },
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
