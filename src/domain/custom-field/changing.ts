import { assertValid } from '#domain/refusal'
import type { CustomFieldsBody } from './bodies.ts'
import type { CustomField, CustomFields } from './custom-field.ts'

type Entered = CustomFieldsBody['fields'][number]

const sameName = (one: string, other: string) => one.toLowerCase() === other.toLowerCase()

const problemsOf = (
  { key, name, kind, choices }: Entered,
  at: number,
  entered: readonly Entered[],
  before: CustomFields,
): [string, string[]][] => {
  const stored = before.fields.find((it) => it.key === key)
  const problems: [string, string[]][] = []
  if (entered.some((it, other) => other < at && sameName(it.name, name)))
    problems.push([`fields.${at}.name`, ['Another field has this name.']])
  if (stored !== undefined && stored.kind !== kind)
    problems.push([
      `fields.${at}.kind`,
      ['The kind of a field cannot change. Retire this field and add another.'],
    ])
  if (kind === 'choice' && choices.length < 2)
    problems.push([`fields.${at}.choices`, ['Enter two choices or more.']])
  return problems
}

const plainKey = (name: string) => {
  const key = name
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '_')
    .replace(/^[_\d]+/, '')
    .slice(0, 36)
    .replace(/_+$/, '')
  return key === '' ? 'field' : key
}

/** The key of a new field: 'survey_type', then 'survey_type_2'. */
const newKey = (name: string, taken: ReadonlySet<string>): string => {
  const key = plainKey(name)
  if (!taken.has(key)) return key
  let count = 2
  while (taken.has(`${key}_${count}`)) count += 1
  return `${key}_${count}`
}

/**
 * The fields after a change. One that is left out is retired instead, as cases may hold a value. Throws 422 for two of
 * one name, another kind than before and a choice of fewer than two.
 */
export const changedFields = (before: CustomFields, entered: readonly Entered[]): CustomFields => {
  assertValid(Object.fromEntries(entered.flatMap((it, at) => problemsOf(it, at, entered, before))))
  const taken = new Set(before.fields.map((it) => it.key))
  const fields = entered.map((field): CustomField => {
    const key = field.key !== null && taken.has(field.key) ? field.key : newKey(field.name, taken)
    taken.add(key)
    const choices = field.kind === 'choice' ? [...new Set(field.choices)] : []
    return { ...field, key, choices }
  })
  const left = before.fields.filter((it) => !fields.some(({ key }) => key === it.key))
  const retired = left.map((it) => ({ ...it, is_retired: true }))
  return { version: before.version + 1, fields: [...fields, ...retired] }
}
