import * as z from 'zod/mini'
import type { FormField, FormPart, Values } from '#components/form/form-parts.ts'
import { optionsOf } from '#components/form/options-of.ts'
import { IdentityRequest, PersonEntry, ReviewEntry } from '#domain/identity/bodies'
import { isClear } from '#domain/identity/electronic'
import type { IdentityWay } from '#domain/identity/identity'
import {
  identityPapers,
  identityPoints,
  identityRoles,
  identityWays,
} from '#domain/identity/labels'
import { pointsOf } from '#domain/identity/reviewing'
import type { IdentityView } from '#domain/identity/view'
import { today } from '#lib/format'
import { findContacts } from '#stores/contact/contacts'

export const AddValues = PersonEntry
export const AskValues = z.omit(IdentityRequest, { version: true })
export const ReviewValues = z.omit(ReviewEntry, { version: true })
export const ReasonValues = z.strictObject({
  reason: z.string().check(z.trim(), z.minLength(1, 'Enter a reason.'), z.maxLength(500)),
})

export const addStart: Values = { contact_id: '', role: 'giver' }

const { client: _, ...otherRoles } = identityRoles

export const addFields: readonly FormField[] = [
  {
    name: 'contact_id',
    label: 'Contact',
    hint: 'Add them under Clients first, with date of birth and address.',
    kind: 'combobox',
    find: findContacts,
    width: 'w6',
  },
  { name: 'role', label: 'Why they are checked', kind: 'select', options: optionsOf(otherRoles) },
]

export const askFields = (isAgain: boolean): readonly FormField[] =>
  isAgain
    ? [
        {
          name: 'reason',
          label: 'What is wrong',
          hint: 'The client reads this.',
          kind: 'text',
          width: 'w6',
        },
      ]
    : []

export const reasonFields: readonly FormField[] = [
  { name: 'reason', label: 'Reason', kind: 'text', width: 'w6' },
]

const waysFor = ({ check }: IdentityView): readonly IdentityWay[] => [
  ...(check.sent_at === null ? [] : (['pictures'] as const)),
  ...(isClear(check) ? (['electronic'] as const) : []),
  'in_person',
  'video',
  'certified_copy',
]

const blankPaper = { paper: 'passport', ending: '', expires_on: '' }

export const reviewStart = (person: IdentityView): Values => ({
  way: waysFor(person)[0] ?? 'in_person',
  on: today(),
  points: [],
  name: person.person?.name ?? '',
  date_of_birth: '',
  address: person.person?.address ?? '',
  relied_on: [
    { ...blankPaper, paper: person.check.paper ?? 'passport' },
    { ...blankPaper, paper: 'bank_statement' },
  ],
  note: '',
})

const isWay = (value: unknown): value is IdentityWay =>
  typeof value === 'string' && Object.hasOwn(identityWays, value)

const pointField = (way: IdentityWay): FormField => ({
  name: 'points',
  label: 'What you checked',
  kind: 'checks',
  width: 'w6',
  options: pointsOf(way).map((value) => ({ value, label: identityPoints[value] })),
  when: (values) => isWay(values['way']) && (values['way'] === 'pictures') === (way === 'pictures'),
})

const papersPart: FormPart = {
  name: 'relied_on',
  label: 'Documents relied on',
  hint: 'One with a photograph and one that proves the address. Only the end of each number is kept.',
  kind: 'rows',
  one: 'document',
  least: 2,
  most: 6,
  blank: blankPaper,
  fields: [
    { name: 'paper', label: 'Document', kind: 'select', options: optionsOf(identityPapers) },
    { name: 'ending', label: 'Last 4 of its number', kind: 'text', width: 'w3' },
    { name: 'expires_on', label: 'Expires', hint: 'Where it does.', kind: 'date' },
  ],
}

export const reviewFields = (person: IdentityView): readonly FormPart[] => [
  {
    name: 'way',
    label: 'How it was checked',
    kind: 'select',
    options: waysFor(person).map((value) => ({ value, label: identityWays[value] })),
  },
  { name: 'on', label: 'Date', kind: 'date', quick: ['today'] },
  { name: 'name', label: 'Full name on the document', kind: 'text' },
  {
    name: 'date_of_birth',
    label: 'Date of birth on the document',
    hint: 'Copy it from the document; it is held against the contact.',
    kind: 'date',
  },
  { name: 'address', label: 'Address on the proof', kind: 'text', width: 'w6' },
  pointField('pictures'),
  pointField('in_person'),
  papersPart,
  { name: 'note', label: 'Note (optional)', kind: 'lines', width: 'w6' },
]
