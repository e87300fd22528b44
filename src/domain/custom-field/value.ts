import * as z from 'zod/mini'
import { DateOnly } from '#domain/date-schema'
import { fullDate } from '#domain/dates'
import { oneLine } from '#domain/one-line'
import { type CustomField, CustomFieldKey, type CustomFieldKind } from './custom-field.ts'

const Text = z.string().check(z.trim(), z.minLength(1), z.maxLength(500), oneLine)
const Numeric = z.number().check(z.minimum(-1_000_000_000), z.maximum(1_000_000_000))

/** What a case holds in a field: a text, number or day, or whether something is so. */
export const CustomValue = z.union([Text, Numeric, z.boolean()])
export type CustomValue = z.infer<typeof CustomValue>

/** The values of a case by the key of their field; a field without a value is absent. */
export const CustomValues = z.record(CustomFieldKey, CustomValue)
export type CustomValues = z.infer<typeof CustomValues>

const schemas = { text: Text, number: Numeric, date: DateOnly, yes_no: z.boolean() } as const

const problems: Readonly<Record<CustomFieldKind, string>> = {
  text: 'Enter 500 characters or fewer, on one line.',
  number: 'Enter a number.',
  date: 'Enter a date.',
  yes_no: 'Choose yes or no.',
  choice: 'Choose from the list.',
}

/** Why a value does not suit its field; null where it does. */
export const valueProblem = ({ kind, choices }: CustomField, value: CustomValue): string | null => {
  const suits =
    kind === 'choice'
      ? typeof value === 'string' && choices.includes(value)
      : schemas[kind].safeParse(value).success
  return suits ? null : problems[kind]
}

/** A value as people read it: '4 March 2026', 'yes', 'Full survey'. */
export const customValueText = (value: CustomValue): string => {
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  if (typeof value === 'number') return String(value)
  return DateOnly.safeParse(value).success ? fullDate(value) : value
}
