import * as z from 'zod/mini'
import type { FormPart, Values } from '#components/form/form-parts.ts'
import { optionsOf } from '#components/form/options-of.ts'
import type { CustomFieldsBody } from '#domain/custom-field/bodies'
import {
  CustomField,
  CustomFieldKey,
  CustomFieldKind,
  type CustomFields,
} from '#domain/custom-field/custom-field'
import { customFieldKindNames } from '#domain/custom-field/labels'
import { MatterType } from '#domain/matter'
import { matterNames } from '#domain/matter-names'

const Row = z.object({
  key: z._default(z.nullable(CustomFieldKey), null),
  name: CustomField.shape.name,
  kind: CustomFieldKind,
  choices: z._default(z.string(), ''),
  matter_types: z._default(z.array(MatterType), []),
  is_retired: z._default(z.boolean(), false),
})
export const CustomFieldRows = z.object({ fields: z._default(z.array(Row), []) })
type Rows = z.infer<typeof CustomFieldRows>

const isChoice = ({ kind }: Values) => kind === 'choice'

export const customFieldParts: readonly FormPart[] = [
  {
    kind: 'rows',
    name: 'fields',
    label: 'Fields',
    one: 'field',
    most: 60,
    blank: { key: null, name: '', kind: 'text', choices: '', matter_types: [], is_retired: false },
    fields: [
      { name: 'name', label: 'Name', kind: 'text' },
      {
        name: 'kind',
        label: 'Kind',
        kind: 'select',
        options: optionsOf(customFieldKindNames),
      },
      {
        name: 'choices',
        label: 'Choices',
        hint: 'One on each line.',
        kind: 'lines',
        width: 'w6',
        when: isChoice,
      },
      {
        name: 'matter_types',
        label: 'Types of matter',
        hint: 'Choose none for every type.',
        kind: 'multi',
        width: 'w6',
        options: optionsOf(matterNames),
      },
      { name: 'is_retired', label: 'Retired: cases no longer show it', kind: 'check', width: 'w6' },
    ],
  },
]

/** The stored fields as rows of the form. */
export const rowsOfFields = ({ fields }: CustomFields): Values => ({
  fields: fields.map(({ choices, ...field }) => ({ ...field, choices: choices.join('\n') })),
})

const linesIn = (text: string) =>
  text
    .split('\n')
    .map((it) => it.trim())
    .filter(Boolean)

export const fieldsOfRows = ({ fields }: Rows): CustomFieldsBody['fields'] =>
  fields.map(({ choices, ...field }) => ({ ...field, choices: linesIn(choices) }))
