import * as z from 'zod/mini'
import type { FormField } from '#components/form/form-parts.ts'
import { Confirmation, DetailsRejection, NewDetailsEntry } from '#domain/client-account/bodies'

const versioned = { version: true } as const

export const EnterValues = z.omit(NewDetailsEntry, versioned)
export const ConfirmValues = z.omit(Confirmation, versioned)
export const RejectValues = z.omit(DetailsRejection, versioned)

const digits: readonly FormField[] = [
  { name: 'sort_code', label: 'Sort code', kind: 'text', isSecret: true },
  { name: 'account_number', label: 'Account number', kind: 'text', isSecret: true },
]

export const enterFields: readonly FormField[] = [
  {
    name: 'holder',
    label: 'Name on the account',
    hint: 'As the bank has it: the payer’s bank compares it.',
    kind: 'text',
    width: 'w6',
  },
  { name: 'bank', label: 'Bank', kind: 'text', width: 'w6' },
  ...digits,
  {
    name: 'reason',
    label: 'Where the details are from',
    hint: 'For example the bank’s letter of 3 March, never an email.',
    kind: 'text',
    width: 'w6',
  },
]

export const enterStart = { holder: '', bank: '', sort_code: '', account_number: '', reason: '' }

export const confirmFields = digits
export const confirmStart = { sort_code: '', account_number: '' }

export const rejectFields: readonly FormField[] = [
  { name: 'reason', label: 'Reason', kind: 'text', width: 'w6' },
]
