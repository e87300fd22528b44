import type * as z from 'zod/mini'
import type { Missing } from '#domain/refusal'
import type { LastChange } from '#domain/stale-record'
import type { FormField, Values } from './FormControl.tsx'

/** Field path to the sentences beside it. */
export type Faults = Readonly<Record<string, readonly string[]>>

type Read<Schema extends z.ZodMiniType> =
  | { readonly body: z.output<Schema> }
  | { readonly faults: Faults }

/** What was typed as the schema reads it, or what is wrong with it. */
export const readForm = <Schema extends z.ZodMiniType>(
  schema: Schema,
  shown: readonly FormField[],
  values: Values,
): Read<Schema> => {
  const body = bodyOf(shown, values)
  const read = schema.safeParse(body)
  if (read.success) return { body: read.data as z.output<Schema> }
  const found = faultsOf(read.error)
  const empty = shown.filter(({ name }) => name in found && !(name in body))
  return { faults: { ...found, ...ofEmpty(schema, body, empty) } }
}

/** Empty text of a field is no answer, not an empty one. */
const bodyOf = (shown: readonly FormField[], values: Values) =>
  Object.fromEntries(
    Object.entries(values).filter(
      ([name, value]) =>
        value !== '' &&
        value !== null &&
        (!nameOfAny(shown, name) || shown.some((field) => field.name === name)),
    ),
  )

const nameOfAny = (shown: readonly FormField[], name: string) =>
  shown.some((field) => field.name === name)

// A schema has words for a text that is too short and none for one that is not there.
const ofEmpty = (schema: z.ZodMiniType, body: object, empty: readonly FormField[]): Faults => {
  const texts = Object.fromEntries(empty.map(({ name }) => [name, '']))
  const { error } = schema.safeParse({ ...body, ...texts })
  const worded = error ? faultsOf(error) : {}
  return Object.fromEntries(
    empty.map(({ name, kind }) => {
      const words = (worded[name] ?? []).filter((it) => !it.startsWith('Invalid'))
      return [name, words.length > 0 ? words.slice(0, 1) : [missingWords[kind] ?? 'Enter this.']]
    }),
  )
}

const missingWords: Readonly<Partial<Record<FormField['kind'], string>>> = {
  date: 'Enter a date.',
  time: 'Enter a time, like 14:30.',
  number: 'Enter a number.',
  money: 'Enter an amount.',
  select: 'Choose one.',
  choice: 'Choose one.',
  check: 'Tick this to go on.',
}

const faultsOf = (error: z.core.$ZodError): Faults => {
  const found: Record<string, string[]> = {}
  for (const issue of error.issues) {
    const name = issue.path.join('.')
    found[name] = [...(found[name] ?? []), issue.message]
  }
  return found
}

/** The server's complaints by field of the form: 'dates.completion_on' is about the field 'completion_on'. */
export const fieldsOf = (error: unknown, shown: readonly FormField[]): Faults => {
  if (typeof error !== 'object' || error === null || !('fields' in error) || !error.fields)
    return {}
  const told = Object.entries(error.fields as Faults)
  const nameOf = (path: string) =>
    shown.find(({ name }) => path === name || path.endsWith(`.${name}`))?.name ?? path
  return Object.fromEntries(told.map(([path, words]) => [nameOf(path), words]))
}

/** What went wrong, in a sentence. */
export const messageOf = (error: unknown) =>
  error instanceof Error ? error.message : 'This could not be sent. Try again.'

/** What stands in the way, each with the place that puts it right. */
export const missingIn = (error: unknown): readonly Missing[] =>
  typeof error === 'object' && error !== null && 'missing' in error && Array.isArray(error.missing)
    ? error.missing
    : []

/** That somebody saved first, and who; null where something else went wrong. */
export const staleIn = (error: unknown): { changed: LastChange | null } | null =>
  typeof error === 'object' && error !== null && 'code' in error && error.code === 'stale'
    ? { changed: 'changed' in error ? (error.changed as LastChange | null) : null }
    : null

/** Puts the cursor into the first field with something wrong; false where no field has. */
export const focusFirstFault = (within: Pick<ParentNode, 'querySelector'> | null) => {
  const control = within
    ?.querySelector('.fault')
    ?.closest('.field, .w3, .w4, .w6')
    ?.querySelector<HTMLElement>('input, select, textarea, button')
  control?.focus()
  return control != null
}
