import * as z from 'zod/mini'
import type { Option } from '#components/Fields.tsx'
import type { FormField, Values } from '#components/form/form-parts.ts'
import { EnquiryChange, EnquiryOutcome, EnquiryReopening } from '#domain/enquiry/bodies'
import { type CaseEnquiry, Indemnity } from '#domain/enquiry/enquiry'
import { lineText } from '#domain/one-line'

export const ChangeValues = z.extend(z.omit(EnquiryChange, { version: true }), {
  due_on: z._default(EnquiryChange.shape.due_on, null),
})
export const changeStart = ({ text, classification, answerer, due_on }: CaseEnquiry): Values => ({
  text,
  classification,
  answerer,
  due_on: due_on ?? '',
})
export const changeFields = (classifications: readonly Option[]): readonly FormField[] => [
  { name: 'text', label: 'Enquiry', kind: 'lines', width: 'w6' },
  {
    name: 'classification',
    label: 'Classification',
    kind: 'combobox',
    width: 'w6',
    options: classifications,
  },
  {
    name: 'answerer',
    label: 'Who answers',
    kind: 'select',
    options: [
      { value: 'us', label: 'Us' },
      { value: 'client', label: 'The client' },
      { value: 'third_party', label: 'Somebody else' },
    ],
  },
  { name: 'due_on', label: 'Due on', kind: 'date', quick: [3, 5] },
]

export const ApprovalValues = z.object({ is_approved: z.enum(['yes', 'no'], 'Choose one.') })
export const approvalFields: readonly FormField[] = [
  {
    name: 'is_approved',
    label: 'May we decline this enquiry?',
    kind: 'radio',
    width: 'w6',
    options: [
      { value: 'yes', label: 'Yes, decline it' },
      { value: 'no', label: 'No, it needs a reply' },
    ],
  },
]

export const OutcomeValues = z.extend(z.omit(EnquiryOutcome, { version: true, indemnity: true }), {
  outcome: z.enum(['accepted', 'not_satisfied', 'withdrawn']),
  quotation: z._default(EnquiryOutcome.shape.quotation, null),
})
export const outcomeStart: Values = { outcome: '', how: 'mail', name: '', quotation: '' }
export const outcomeFields: readonly FormField[] = [
  {
    name: 'outcome',
    label: 'What the buyer’s conveyancer said',
    kind: 'choice',
    width: 'w6',
    options: [
      { value: 'accepted', label: 'Accepted' },
      { value: 'not_satisfied', label: 'Not satisfied' },
      { value: 'withdrawn', label: 'Withdrawn' },
    ],
  },
  {
    name: 'how',
    label: 'How they said it',
    kind: 'choice',
    options: [
      { value: 'mail', label: 'Email or letter' },
      { value: 'call', label: 'Call' },
    ],
  },
  { name: 'name', label: 'Who said it', kind: 'text' },
  {
    name: 'quotation',
    label: 'Their words',
    hint: 'Silence, “noted” and an empty comment accept nothing.',
    kind: 'lines',
    width: 'w6',
  },
]

export const IndemnityValues = z.extend(Indemnity, {
  insurer: lineText(120).check(z.minLength(1, 'Enter the insurer.')),
  policy_number: lineText(60).check(z.minLength(1, 'Enter the policy number.')),
  premium: z._default(Indemnity.shape.premium, null),
  conditions: z._default(Indemnity.shape.conditions, null),
  disclosure: z._default(Indemnity.shape.disclosure, null),
  expires_on: z._default(Indemnity.shape.expires_on, null),
  name: EnquiryOutcome.shape.name,
  quotation: z.string().check(z.trim(), z.minLength(1, 'Enter what they wrote.')),
})
export const indemnityStart: Values = {
  insurer: '',
  policy_number: '',
  limit: null,
  premium: null,
  payer: 'seller',
  conditions: '',
  disclosure: '',
  expires_on: '',
  name: '',
  quotation: '',
}
export const indemnityFields: readonly FormField[] = [
  { name: 'insurer', label: 'Insurer', kind: 'text' },
  { name: 'policy_number', label: 'Policy number', kind: 'text' },
  { name: 'limit', label: 'Limit', kind: 'money' },
  { name: 'premium', label: 'Premium (optional)', kind: 'money' },
  {
    name: 'payer',
    label: 'Who pays',
    kind: 'select',
    options: [
      { value: 'seller', label: 'Seller' },
      { value: 'buyer', label: 'Buyer' },
      { value: 'shared', label: 'Shared' },
    ],
  },
  { name: 'expires_on', label: 'Cover ends on (optional)', kind: 'date' },
  { name: 'conditions', label: 'Conditions (optional)', kind: 'lines', width: 'w6' },
  {
    name: 'disclosure',
    label: 'What was disclosed for it (optional)',
    kind: 'lines',
    width: 'w6',
  },
  { name: 'name', label: 'Buyer’s conveyancer who accepted the cover', kind: 'text' },
  {
    name: 'quotation',
    label: 'Their words',
    hint: 'A policy covers loss but does not cure the defect. Check the lender’s requirements.',
    kind: 'lines',
    width: 'w6',
  },
]

export const ReopenValues = z.omit(EnquiryReopening, { version: true })
export const reopenFields: readonly FormField[] = [
  { name: 'reason', label: 'Reason', kind: 'lines', width: 'w6' },
]
