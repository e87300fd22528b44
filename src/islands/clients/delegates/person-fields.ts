import * as z from 'zod/mini'
import type { FormField, Values } from '#components/form/form-parts.ts'
import { optionsOf } from '#components/form/options-of.ts'
import type { ClientCase } from '#domain/conveyance/portal/case'
import { DelegateAccess } from '#domain/delegate/access'
import { DelegateEntry } from '#domain/delegate/bodies'
import { accessLabels, powerLabels } from '#domain/delegate/labels'

const { phone, until, power } = DelegateEntry.shape

/** The form names what goes beyond progress, which everybody sees who helps. */
export const HelperValues = z.object({
  ...DelegateEntry.shape,
  case: z.string(),
  phone: z._default(phone, null),
  until: z._default(until, null),
  power: z._default(power, null),
  access: z._default(z.array(DelegateAccess), []),
})
type Typed = z.infer<typeof HelperValues>

export const helperOf = ({ case: _, access, ...typed }: Typed): DelegateEntry => ({
  ...typed,
  access: ['progress', ...access],
})

export const helperStart = (caseId: string): Values => ({
  ...{ case: caseId, first_name: '', last_name: '', email: '', phone: '', relation: '' },
  ...{ access: [], until: null, power: '' },
})

const caseField = (cases: readonly ClientCase[]): FormField => ({
  name: 'case',
  label: 'Which case they help with',
  kind: 'select',
  width: 'w6',
  options: cases.map(({ id, kind, address }) => ({ value: id, label: `${kind} ${address.line}` })),
})

const { progress: _, ...beyondProgress } = accessLabels

/** What is asked of somebody who helps, by a client and by staff alike. */
export const personFields: readonly FormField[] = [
  { name: 'first_name', label: 'First name', kind: 'text' },
  { name: 'last_name', label: 'Last name', kind: 'text' },
  {
    name: 'email',
    label: 'Their own email address',
    hint: 'They sign in with it, so nobody else may read it.',
    kind: 'email',
    width: 'w6',
  },
  { name: 'phone', label: 'Telephone (optional)', kind: 'text', width: 'w6' },
  {
    name: 'relation',
    label: 'How you know each other',
    hint: 'Such as daughter, neighbour or carer',
    kind: 'text',
    width: 'w6',
  },
  {
    name: 'access',
    label: 'What they may do',
    hint: 'They always see how far the case is. Choose what they may do as well.',
    kind: 'checks',
    width: 'w6',
    options: optionsOf(beyondProgress),
  },
  {
    name: 'until',
    label: 'Last day (optional)',
    hint: 'Without one it lasts until you end it.',
    kind: 'date',
  },
  {
    name: 'power',
    label: 'Do they act under a power of attorney?',
    kind: 'select',
    width: 'w6',
    options: [{ value: '', label: 'No, they only help' }, ...optionsOf(powerLabels)],
  },
]

export const helperFields = (cases: readonly ClientCase[]): readonly FormField[] =>
  cases.length > 1 ? [caseField(cases), ...personFields] : personFields
