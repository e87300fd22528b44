import * as z from 'zod/mini'
import type { FormField, Values } from '#components/form/form-parts.ts'
import { formatPhone } from '#domain/contact'
import { entriesOf } from '#domain/entries'
import {
  AccountApproval,
  AccountEntry,
  AccountRejection,
  CallEntry,
  NameCheckEntry,
  NameQuestionEntry,
  NameReasonEntry,
  PayeeEntry,
} from '#domain/payee/bodies'
import { nameResults, payeeKinds } from '#domain/payee/labels'
import type { PayeeView } from '#domain/payee/payee'

const versioned = { version: true } as const

export const AddValues = PayeeEntry
export const AccountValues = z.omit(AccountEntry, versioned)
export const CallValues = z.extend(z.omit(CallEntry, versioned), {
  source: z._default(CallEntry.shape.source, null),
})
export const NameCheckValues = z.extend(z.omit(NameCheckEntry, versioned), {
  returned: z._default(NameCheckEntry.shape.returned, null),
  reason: z._default(NameCheckEntry.shape.reason, null),
})
export const AskValues = z.omit(NameQuestionEntry, versioned)
export const ExplainValues = z.omit(NameReasonEntry, versioned)
export const ApproveValues = z.omit(AccountApproval, versioned)
export const RejectValues = z.omit(AccountRejection, versioned)

export const accountStart: Values = { holder: '', sort_code: '', account_number: '', reason: '' }
export const addStart: Values = { kind: 'client', name: '', ...accountStart }

export const accountFields: readonly FormField[] = [
  { name: 'holder', label: 'Name on the account', kind: 'text', width: 'w6' },
  { name: 'sort_code', label: 'Sort code', kind: 'text', isSecret: true },
  { name: 'account_number', label: 'Account number', kind: 'text', isSecret: true },
  {
    name: 'reason',
    label: 'How the details reached us',
    hint: 'Whoever is paid is told at once at the addresses that we hold, so that they can object.',
    kind: 'text',
    width: 'w6',
  },
]

export const addFields: readonly FormField[] = [
  {
    name: 'kind',
    label: 'Who it is',
    kind: 'select',
    options: entriesOf(payeeKinds).map(([value, label]) => ({ value, label })),
  },
  { name: 'name', label: 'Name', kind: 'text' },
  ...accountFields,
]

export const callStart = ({ change }: PayeeView): Values => ({
  phone: change?.numbers[0]?.phone ?? '',
  source: '',
  spoke_to: '',
})

export const nameCheckStart: Values = { result: '', asked: '', returned: '', reason: '' }

export const nameCheckFields: readonly FormField[] = [
  {
    name: 'asked',
    label: 'Who was asked',
    hint: 'For example our own bank, when the payee is set up there.',
    kind: 'text',
    width: 'w6',
  },
  {
    name: 'result',
    label: 'What came back for the name',
    kind: 'radio',
    width: 'w6',
    options: entriesOf(nameResults).map(([value, label]) => ({ value, label })),
  },
  {
    name: 'returned',
    label: 'Name that came back',
    kind: 'text',
    width: 'w6',
    when: ({ result }) => result === 'close',
  },
  {
    name: 'reason',
    label: 'What shows that the account is theirs',
    kind: 'text',
    width: 'w6',
    when: ({ result }) => result === 'close' || result === 'unavailable',
  },
]

export const explainFields: readonly FormField[] = [
  {
    name: 'reason',
    label: 'What shows that the account is theirs',
    kind: 'text',
    width: 'w6',
  },
]

/** The numbers that were held before; where there are none, one that was found independently. */
export const callFields = ({ change }: PayeeView): readonly FormField[] => [
  ...numberFields(change?.numbers ?? []),
  { name: 'spoke_to', label: 'Who confirmed the details', kind: 'text', width: 'w6' },
]

const numberFields = (
  numbers: NonNullable<PayeeView['change']>['numbers'],
): readonly FormField[] =>
  numbers.length > 0
    ? [
        {
          name: 'phone',
          label: 'Number called',
          hint: 'Held before the details came. Never call a number that came with them.',
          kind: 'radio',
          width: 'w6',
          options: numbers.map(({ who, phone }) => ({
            value: phone,
            label: `${who}, ${formatPhone(phone)}`,
          })),
        },
      ]
    : [
        { name: 'phone', label: 'Number called', kind: 'phone' },
        {
          name: 'source',
          label: 'Where the number was found',
          hint: 'A register or their own website, never the request itself.',
          kind: 'text',
          width: 'w6',
        },
      ]

export const rejectFields: readonly FormField[] = [
  { name: 'reason', label: 'Reason', kind: 'text', width: 'w6' },
]
