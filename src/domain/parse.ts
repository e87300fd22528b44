import type * as z from 'zod/mini'
import { invalid } from '#domain/refusal'

type Schema = z.ZodMiniType

const pathOf = (path: readonly PropertyKey[]) => path.map(String).join('.')

/** The value parsed by its schema; throws 422 that names each invalid or unknown field. */
export const parseWith = <S extends Schema>(schema: S | undefined, value: unknown): z.output<S> => {
  if (schema === undefined) {
    refuseFields(Object.keys(value ?? {}))
    return undefined as z.output<S>
  }
  refuseFields(unknownKeys(schema, value))
  const read = schema.safeParse(value ?? {})
  if (!read.success) throw invalid(fieldsOf(read.error.issues))
  return read.data
}

const refuseFields = (names: readonly string[]) => {
  if (names.length > 0)
    throw invalid(Object.fromEntries(names.map((name) => [name, ['There is no such field.']])))
}

/** The paths of unknown keys at any depth, which plain object schemas would drop silently. */
const unknownKeys = (
  schema: z.core.$ZodType,
  value: unknown,
  at: readonly string[] = [],
): string[] => {
  if (typeof value !== 'object' || value === null) return []
  const { def } = (schema as z.core.$ZodTypes)._zod
  const within = (inner: z.core.$ZodType | undefined, key: string, part: unknown) =>
    inner ? unknownKeys(inner, part, [...at, key]) : [pathOf([...at, key])]
  const parts = Object.entries(value)
  if (def.type === 'object')
    return parts.flatMap(([key, part]) =>
      within(Object.hasOwn(def.shape, key) ? def.shape[key] : undefined, key, part),
    )
  if (def.type === 'array') return parts.flatMap(([key, part]) => within(def.element, key, part))
  return 'innerType' in def ? unknownKeys(def.innerType, value, at) : []
}

type Issue = z.core.$ZodIssue

const fieldsOf = (issues: readonly Issue[]) => {
  const fields: Record<string, string[]> = {}
  for (const { path, words } of issues.flatMap(placesOf)) {
    fields[path] = [...(fields[path] ?? []), words]
  }
  return fields
}

const placesOf = (issue: Issue): { path: string; words: string }[] => {
  if (issue.code === 'unrecognized_keys')
    return issue.keys.map((key) => ({
      path: pathOf([...issue.path, key]),
      words: 'There is no such field.',
    }))
  return [{ path: pathOf(issue.path), words: wordsOf(issue) }]
}

const wordsOf = (issue: Issue) =>
  issue.message && issue.message !== 'Invalid input' ? issue.message : 'Enter a valid value.'
