import type * as z from 'zod/mini'
import { invalid } from '#domain/refusal'
import { issueText } from '#domain/text/issue-text'

type Schema = z.ZodMiniType

const pathOf = (path: readonly PropertyKey[]) => path.map(String).join('.')

/** The value parsed by its schema; throws 422 that names each invalid or unknown field. */
export const parseWith = <S extends Schema>(schema: S | undefined, value: unknown): z.output<S> => {
  if (schema === undefined) {
    refuseFields(Object.keys(value ?? {}))
    return undefined as z.output<S>
  }
  refuseFields(unknownKeys(schema, value))
  const parsed = schema.safeParse(value ?? {})
  if (!parsed.success) throw invalid(fieldsOf(parsed.error.issues))
  return parsed.data
}

const refuseFields = (names: readonly string[]) => {
  if (names.length > 0)
    throw invalid(Object.fromEntries(names.map((name) => [name, ['There is no such field.']])))
}

/** The paths of unknown keys at any depth, which plain object schemas would drop silently. */
const unknownKeys = (
  schema: z.core.$ZodType,
  value: unknown,
  parentPath: readonly string[] = [],
): string[] => {
  if (typeof value !== 'object' || value === null) return []
  const { def } = (schema as z.core.$ZodTypes)._zod
  const unknownWithin = (inner: z.core.$ZodType | undefined, key: string, child: unknown) =>
    inner ? unknownKeys(inner, child, [...parentPath, key]) : [pathOf([...parentPath, key])]
  const children = Object.entries(value)
  if (def.type === 'object')
    return children.flatMap(([key, child]) =>
      unknownWithin(Object.hasOwn(def.shape, key) ? def.shape[key] : undefined, key, child),
    )
  if (def.type === 'array')
    return children.flatMap(([key, child]) => unknownWithin(def.element, key, child))
  return 'innerType' in def ? unknownKeys(def.innerType, value, parentPath) : []
}

type Issue = z.core.$ZodIssue

const fieldsOf = (issues: readonly Issue[]) => {
  const fields: Record<string, string[]> = {}
  for (const { path, words } of issues.flatMap(fieldErrorsOf)) {
    fields[path] = [...(fields[path] ?? []), words]
  }
  return fields
}

const fieldErrorsOf = (issue: Issue): { path: string; words: string }[] => {
  if (issue.code === 'unrecognized_keys')
    return issue.keys.map((key) => ({
      path: pathOf([...issue.path, key]),
      words: 'There is no such field.',
    }))
  return [{ path: pathOf(issue.path), words: issueText(issue) }]
}
