import * as z from 'zod/mini'
import type { FormField } from '#components/form/form-parts.ts'
import {
  AccountAgreement,
  AccountEnd,
  AccountProposal,
  AccountRejection,
  StatementEntry,
} from '#domain/third-party-account/bodies'

export const AgreementValues = z.omit(AccountAgreement, { version: true })
export const RejectionValues = z.omit(AccountRejection, { version: true })
export const StatementValues = z.omit(StatementEntry, { version: true })
export const EndValues = z.omit(AccountEnd, { version: true })
export { AccountProposal as ProposalValues }

export type DocumentOption = { readonly value: string; readonly label: string }

const authorisation: FormField = {
  name: 'authorisation',
  label: 'Reference of the CLC’s authorisation',
  kind: 'text',
  width: 'w6',
}

export const proposalFields = (
  documents: readonly DocumentOption[],
  needsAuthorisation: boolean,
): readonly FormField[] => [
  { name: 'provider', label: 'Who provides the account', kind: 'text', width: 'w6' },
  {
    name: 'firm_reference',
    label: 'FCA reference number',
    hint: 'Of the provider: 6 or 7 digits.',
    kind: 'text',
  },
  {
    name: 'reference',
    label: 'Reference of the account',
    hint: 'What the provider calls it.',
    kind: 'text',
  },
  {
    name: 'told_by',
    label: 'What told the client',
    hint: 'In writing: the terms of the account, its fees and how to complain. File it under Documents.',
    kind: 'select',
    width: 'w6',
    options: documents,
  },
  { name: 'told_on', label: 'Day on which the client was told', kind: 'date' },
  ...(needsAuthorisation ? [authorisation] : []),
]

export const reasonFields: readonly FormField[] = [
  { name: 'reason', label: 'Reason', kind: 'text', width: 'w6' },
]

export const statementFields = (documents: readonly DocumentOption[]): readonly FormField[] => [
  { name: 'on', label: 'Day of the statement', kind: 'date' },
  { name: 'balance', label: 'Balance', kind: 'money' },
  {
    name: 'document',
    label: 'Statement, filed under Documents',
    kind: 'select',
    width: 'w6',
    options: documents,
  },
]

export const endFields: readonly FormField[] = [
  { name: 'on', label: 'Day on which the provider closed it', kind: 'date' },
  ...reasonFields,
]
