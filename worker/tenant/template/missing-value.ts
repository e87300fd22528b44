import { Drop } from 'liquidjs'
import type { MergeField } from '#domain/template/field'
import type { MergeValue } from '#domain/template/values/value'
import { MOST_ENTRIES, MOST_VALUE, TemplateLimit } from './limits.ts'

/** The value of a field that is not known: false in a condition, and a refusal where it is written. */
export class MissingValue extends Drop {
  readonly path: string

  constructor(path: string) {
    super()
    this.path = path
  }

  override valueOf() {
    return null
  }
}

type Tree = { [name: string]: unknown }

const valueAt = (value: unknown, path: string): unknown =>
  path === ''
    ? value
    : path
        .split('.')
        .reduce<unknown>(
          (at, name) =>
            typeof at === 'object' && at !== null && Object.hasOwn(at, name)
              ? (at as Tree)[name]
              : undefined,
          value,
        )

const put = (tree: Tree, path: string, value: unknown) => {
  const names = path.split('.')
  const last = names.pop() ?? ''
  let at = tree
  for (const name of names) {
    const next = at[name]
    at = at[name] = typeof next === 'object' && next !== null ? (next as Tree) : {}
  }
  at[last] = value
}

const leaf = (path: string, value: unknown) => {
  if (value === null || value === undefined || value === '') return new MissingValue(path)
  if (typeof value === 'string' && value.length > MOST_VALUE)
    throw new TemplateLimit('A value is too long.')
  return value
}

const listFrom = (path: string, value: unknown, fields: readonly MergeField[]): unknown[] => {
  const entries = Array.isArray(value) ? value : []
  if (entries.length > MOST_ENTRIES) throw new TemplateLimit('A list is too long.')
  const inner = fields.filter((it) => it.path.startsWith(`${path}[].`))
  return entries.map((entry) => {
    if (inner.length === 0) return leaf(`${path}[]`, entry)
    const made: Tree = {}
    for (const field of inner) {
      const within = field.path.slice(path.length + '[].'.length)
      put(made, within, leaf(field.path, valueAt(entry, within)))
    }
    return made
  })
}

/** The values as a template reads them: every field is there, and no other. */
export const withMissing = (
  values: { readonly [name: string]: MergeValue },
  fields: readonly MergeField[],
): Tree => {
  const tree: Tree = {}
  for (const field of fields.filter((it) => !it.path.includes('[]'))) {
    const value = valueAt(values, field.path)
    if (field.kind === 'list') put(tree, field.path, listFrom(field.path, value, fields))
    else put(tree, field.path, leaf(field.path, value))
  }
  return tree
}

/** The lists of `paths` that are empty. */
export const emptyLists = (tree: Tree, paths: readonly string[]) =>
  paths.filter((path) => {
    const list = path.includes('[]') ? undefined : valueAt(tree, path)
    return Array.isArray(list) && list.length === 0
  })
