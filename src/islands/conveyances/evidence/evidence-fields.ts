import * as z from 'zod/mini'
import type { FormField, Values } from '#components/form/form-parts.ts'
import { EvidenceBody } from '#domain/conveyance/evidence/bodies'
import { evidenceWays } from '#domain/conveyance/evidence/labels'
import { checkNames, checksOf } from '#domain/conveyance/evidence/paper-signature'
import type { EvidenceRequirement } from '#domain/conveyance/evidence/requirements'

/** What the form of evidence holds: the day on which something expires, or that nothing does. */
export const EvidenceValues = z.extend(z.omit(EvidenceBody, { version: true }), {
  is_lasting: z.optional(z.boolean()),
})

const isExpiring = ({ is_lasting }: Values) => is_lasting !== true

const expiryFields = (label: string): readonly FormField[] => [
  {
    name: 'expires_on',
    label,
    hint: 'The first of the documents seen. The case warns before it expires.',
    kind: 'date',
    when: isExpiring,
  },
  { name: 'is_lasting', label: 'Nothing that was seen expires', kind: 'check', width: 'w6' },
]

const giftField: FormField = {
  name: 'gift',
  label: 'Who gave money, and the evidence seen',
  kind: 'lines',
  width: 'w6',
}

const powerField: FormField = {
  name: 'power',
  label: 'Power of attorney',
  hint: 'Who gave it to whom, its kind and date, and where the certified copy is filed.',
  kind: 'lines',
  width: 'w6',
}

const paperFields = (requirement: EvidenceRequirement): readonly FormField[] => [
  ...(requirement.hasAttorney ? [powerField] : []),
  {
    name: 'checks',
    label: 'What you checked',
    kind: 'checks',
    options: checksOf(requirement).map((value) => ({ value, label: checkNames[value] })),
    width: 'w6',
  },
  {
    name: 'original',
    label: 'Where the signed original is kept',
    kind: 'text',
    width: 'w6',
  },
]

/** The fields of evidence, as its requirement names them. */
export const evidenceFields = (requirement: EvidenceRequirement): readonly FormField[] => {
  const { who, seen, ways, amount, expiry, hasGift, isOnPaper } = requirement
  return [
    { name: 'who', label: who, kind: 'text', width: 'w6' },
    { name: 'seen', label: seen, kind: 'lines', width: 'w6' },
    { name: 'on', label: 'Date', kind: 'date', quick: ['today'] },
    {
      name: 'how',
      label: 'How',
      kind: 'select',
      options: ways.map((value) => ({ value, label: evidenceWays[value] })),
    },
    ...(amount ? [{ name: 'amount', label: amount, kind: 'money' } as const] : []),
    { name: 'reference', label: 'Reference (optional)', kind: 'text' },
    ...(expiry ? expiryFields(expiry) : []),
    ...(hasGift ? [giftField] : []),
    ...(isOnPaper ? paperFields(requirement) : []),
  ]
}
