import * as z from 'zod/mini'
import type { FormField, Values } from '#components/form/form-parts.ts'
import { optionsOf } from '#components/form/options-of.ts'
import {
  BreachDecisionEntry,
  BreachDismissal,
  BreachEntry,
  BreachRemedy,
} from '#domain/breach/bodies'
import type { BreachFinding } from '#domain/breach/breach'
import { breachKinds } from '#domain/breach/labels'
import { today } from '#lib/format'

export const EntryValues = z.omit(BreachEntry, { source: true })
export const RemedyValues = z.omit(BreachRemedy, { version: true })
export const DecisionValues = z.extend(z.omit(BreachDecisionEntry, { version: true }), {
  reported_on: z._default(BreachDecisionEntry.shape.reported_on, null),
  reference: z._default(BreachDecisionEntry.shape.reference, null),
})
export const DismissalValues = z.omit(BreachDismissal, { source: true })

export const entryStart = (finding: BreachFinding | null): Values => ({
  kind: 'accounts',
  rule: finding?.rule ?? '',
  what: finding?.what ?? '',
  ref: finding?.conveyance?.ref ?? '',
  client_money: finding?.client_money ?? 0,
  occurred_on: finding?.occurred_on ?? today(),
  found_on: today(),
  found_by: finding ? 'Deedbox' : '',
})

export const entryFields: readonly FormField[] = [
  { name: 'kind', label: 'Kind', kind: 'radio', width: 'w6', options: optionsOf(breachKinds) },
  { name: 'rule', label: 'Rule that was broken', kind: 'text', width: 'w6' },
  { name: 'what', label: 'What happened', kind: 'lines', width: 'w6' },
  { name: 'ref', label: 'Case reference', hint: 'Leave empty if it is about none.', kind: 'text' },
  { name: 'client_money', label: 'Client money affected', kind: 'money' },
  { name: 'occurred_on', label: 'Day it happened', kind: 'date' },
  { name: 'found_on', label: 'Day it was found', kind: 'date' },
  { name: 'found_by', label: 'Who found it', kind: 'text', width: 'w6' },
]

export const dismissalFields: readonly FormField[] = [
  { name: 'reason', label: 'Why it is no breach', kind: 'lines', width: 'w6' },
]

export const remedyFields: readonly FormField[] = [
  { name: 'on', label: 'Day it was put right', kind: 'date' },
  { name: 'how', label: 'How', kind: 'lines', width: 'w6' },
]

export const decisionStart: Values = {
  is_material: false,
  is_reported: false,
  reason: '',
  reported_on: '',
  reference: '',
}

const isReported = ({ is_reported }: Values) => is_reported === true

export const decisionFields: readonly FormField[] = [
  { name: 'is_material', label: 'The breach is material', kind: 'check', width: 'w6' },
  {
    name: 'is_reported',
    label: 'It was reported',
    hint: 'To the regulator, or for personal data to the Information Commissioner.',
    kind: 'check',
    width: 'w6',
  },
  { name: 'reported_on', label: 'Day of the report', kind: 'date', when: isReported },
  { name: 'reference', label: 'Reference', kind: 'text', when: isReported },
  { name: 'reason', label: 'Reason', kind: 'lines', width: 'w6' },
]
