import * as z from 'zod/mini'
import type { FormField, Values } from '#components/form/form-parts.ts'
import type { CustomField } from '#domain/custom-field/custom-field'
import {
  type CustomValue,
  type CustomValues,
  valueProblem,
  valueProblems,
} from '#domain/custom-field/value'

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

const isValid = (field: CustomField, typed: unknown) => {
  const value = typedValue(field, typed)
  return value === null || valueProblem(field, value) === null
}

const schemaOfField = (field: CustomField) =>
  z.optional(z.custom<string | number>((typed) => isValid(field, typed), valueProblems[field.kind]))

/** The values of a form whose fields are the firm’s own; each is checked as the server checks it. */
export const schemaOf = (fields: readonly CustomField[]) =>
  z.object(Object.fromEntries(fields.map((field) => [field.key, schemaOfField(field)])))

/** What a case holds, as the form begins. */
export const startOf = (fields: readonly CustomField[], values: CustomValues): Values =>
  Object.fromEntries(
    fields.map(({ key, kind }) => {
      const value = values[key] ?? ''
      return [key, kind === 'yes_no' && value !== '' ? (value ? 'yes' : 'no') : value]
    }),
  )
