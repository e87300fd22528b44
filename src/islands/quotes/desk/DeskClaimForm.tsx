import * as z from 'zod/mini'
import type { Option } from '#components/Fields.tsx'
import type { FormField, FormPart } from '#components/form/form-parts.ts'
import { optionsOf } from '#components/form/options-of.ts'
import { SchemaForm } from '#components/form/SchemaForm.tsx'
import { deskLanguageNames } from '#domain/lead/desk/language-labels'
import { DeskClaim } from '#domain/lead/desk/settings'
import type { DeskDetail } from '#domain/lead/desk/settings-api'
import { leadIntentNames } from '#domain/lead/labels'
import { usePersonOptions } from '#islands/cover/use-person-options.ts'
import { savePart } from './desk-form.ts'

const Body = z.object(DeskClaim.shape)

const ruleField: FormPart = {
  name: 'rule',
  label: 'New leads',
  kind: 'choice',
  width: 'w6',
  options: [
    { value: 'claimed', label: 'Wait to be claimed' },
    { value: 'by_turns', label: 'Are assigned in rotation' },
  ],
}

const adviserFields: readonly FormField[] = [
  { name: 'intents', label: 'Handles', kind: 'multi', options: optionsOf(leadIntentNames) },
  { name: 'languages', label: 'Speaks', kind: 'multi', options: optionsOf(deskLanguageNames) },
  {
    name: 'extension',
    label: 'Extension (optional)',
    hint: 'Empty: the extension of their profile.',
    kind: 'text',
  },
]

const fieldsOf = (people: readonly Option[]): readonly FormPart[] => [
  ruleField,
  {
    kind: 'rows',
    name: 'advisers',
    label: 'Advisers',
    one: 'adviser',
    most: 100,
    blank: { user_id: people[0]?.value ?? '', intents: [], languages: [], extension: '' },
    fields: [
      { name: 'user_id', label: 'Adviser', kind: 'select', options: people },
      ...adviserFields,
    ],
  },
]

export const DeskClaimForm = ({ desk: { settings, people } }: { desk: DeskDetail }) => (
  <SchemaForm
    schema={Body}
    submit="Save lead assignment"
    of="claim"
    version={settings.version}
    start={settings.claim}
    fields={fieldsOf(usePersonOptions(people))}
    onSubmit={(claim, key, version) => savePart('claim', claim, version, key)}
  />
)
