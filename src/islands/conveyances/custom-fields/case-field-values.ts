import * as z from 'zod/mini'
import type { FormField, Values } from '#components/form/form-parts.ts'
import type { CustomField } from '#domain/custom-field/custom-field'
import { type CustomValue, type CustomValues, valueProblem } from '#domain/custom-field/value'

const optionsOf = (values: readonly (readonly [string, string])[]) => [
  { value: '', label: 'Not known' },
  ...values.map(([value, label]) => ({ value, label })),
]

const yesNo = optionsOf([
  ['yes', 'Yes'],
  ['no', 'No'],
])

/** The control of a custom field in the form of a case. */
export const controlOf = (field: CustomField): FormField => {
  const { key: name, name: label, kind, choices } = field
  if (kind === 'yes_no') return { name, label, kind: 'select', options: yesNo }
  if (kind === 'choice')
    return { name, label, kind: 'select', options: optionsOf(choices.map((it) => [it, it])) }
  return kind === 'text' ? { name, label, kind, width: 'w6' } : { name, label, kind }
}

const typedValue = ({ kind }: CustomField, typed: unknown): CustomValue | null => {
  if (kind === 'yes_no') return typed === 'yes' ? true : typed === 'no' ? false : null
  return typeof typed === 'string' || typeof typed === 'number' ? typed : null
}

/** What was typed, by the key of its field; null for an empty field. */
export const enteredValues = (
  fields: readonly CustomField[],
  typed: Readonly<Record<string, unknown>>,
): Record<string, CustomValue | null> =>
  Object.fromEntries(fields.map((field) => [field.key, typedValue(field, typed[field.key])]))

/** The values of a form whose fields are the firm’s own; each is checked as the server checks it. */
export const schemaOf = (fields: readonly CustomField[]) =>
  z.record(z.string(), z.unknown()).check(({ value, issues }) => {
    for (const field of fields) {
      const entered = typedValue(field, value[field.key])
      const message = entered === null ? null : valueProblem(field, entered)
      if (message !== null)
        issues.push({ code: 'custom', message, path: [field.key], input: entered })
    }
  })

/** What a case holds, as the form begins. */
export const startOf = (fields: readonly CustomField[], values: CustomValues): Values =>
  Object.fromEntries(
    fields.map(({ key, kind }) => {
      const value = values[key] ?? ''
      return [key, kind === 'yes_no' && value !== '' ? (value ? 'yes' : 'no') : value]
    }),
  )
