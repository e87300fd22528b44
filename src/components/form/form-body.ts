import * as z from 'zod/mini'
import { issueText, NOT_VALID } from '#domain/text/issue-text'
import type { Faults } from './form-faults.ts'
import {
  type FormField,
  type FormPart,
  fieldsIn,
  type Leaf,
  leavesOf,
  rowsIn,
  type Values,
  withValue,
} from './form-parts.ts'

type ParsedForm<Schema extends z.ZodMiniType> =
  | { readonly body: z.output<Schema> }
  | { readonly faults: Faults }

export const parseForm = <Schema extends z.ZodMiniType>(
  schema: Schema,
  parts: readonly FormPart[],
  values: Values,
): ParsedForm<Schema> => {
  const body = bodyOf(parts, values)
  const result = z.safeParse(schema, body)
  if (result.success) return { body: result.data }
  const found = faultsOf(result.error)
  const emptyLeaves = leavesOf(parts, values).filter(
    ({ path, value }) => path in found && isEmpty(value),
  )
  return { faults: { ...found, ...missingFaults(schema, body, emptyLeaves) } }
}

const isEmpty = (value: unknown) => value === '' || value === null || value === undefined

export const bodyOf = (parts: readonly FormPart[], values: Values): Values => {
  const shown = leavesOf(parts, values)
  const hidden = fieldsIn(parts)
    .map(([name]) => name)
    .filter((name) => !shown.some(({ path }) => path.replace(/\.\d+\./, '.') === name))
  const lists = parts.flatMap((part) => (part.kind === 'rows' ? [part] : []))
  const filled = Object.entries(values).filter(
    ([name, value]) =>
      !isEmpty(value) && !hidden.includes(name) && !lists.some((list) => list.name === name),
  )
  const rows = lists
    .filter((list) => list.when?.(values) ?? true)
    .map(({ name, fields }) => [name, rowsIn(values, name).map((row) => bodyOf(fields, row))])
  return Object.fromEntries([...filled, ...rows])
}

// A schema has a message for a text that is too short and none for a missing one.
const missingFaults = (
  schema: z.ZodMiniType,
  body: Values,
  emptyLeaves: readonly Leaf[],
): Faults => {
  const filled = emptyLeaves.reduce((all, { path }) => withValue(all, path, ''), body)
  const { error } = schema.safeParse(filled)
  const schemaFaults = error ? faultsOf(error) : {}
  return Object.fromEntries(
    emptyLeaves.map(({ path, field }) => {
      const words = (schemaFaults[path] ?? []).filter((it) => it !== NOT_VALID)
      return [
        path,
        words.length > 0 ? words.slice(0, 1) : [missingText[field.kind] ?? 'Enter this.'],
      ]
    }),
  )
}

const missingText: Readonly<Partial<Record<FormField['kind'], string>>> = {
  date: 'Enter a date.',
  time: 'Enter a time, like 14:30.',
  number: 'Enter a number.',
  money: 'Enter an amount.',
  phone: 'Enter a telephone number.',
  postcode: 'Enter a postcode.',
  select: 'Choose one.',
  choice: 'Choose one.',
  radio: 'Choose one.',
  combobox: 'Choose one.',
  check: 'Tick this to continue.',
}

const faultsOf = (error: z.core.$ZodError): Faults => {
  const found: Record<string, string[]> = {}
  for (const issue of error.issues) {
    const path = issue.path.join('.')
    found[path] = [...(found[path] ?? []), issueText(issue)]
  }
  return found
}
