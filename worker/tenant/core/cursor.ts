import { invalid } from '#domain/refusal'
import type { Clause } from './clauses.ts'

type Value = string | number

export type Sort = {
  readonly name: string
  /** A NOT NULL column, indexed together with the id. */
  readonly column: string
  readonly direction: 'asc' | 'desc'
  readonly index?: string
  /** The conditions on the leading columns of the index. */
  readonly among?: readonly Clause[]
  /** The key of rows without a value, greater than any other; such rows come last in both directions. */
  readonly empty?: Value
  readonly batches?: Batches
}

/** Ranges of the index that are sorted only within themselves: the union of `each` is `of`. */
export type Batches = { readonly of: readonly Clause[]; readonly each: readonly Clause[] }

/** Returns the opaque cursor of a page's last row. */
export const cursorFrom = (sort: Sort, key: Value, id: string) =>
  Buffer.from(JSON.stringify([sort.name, sort.direction, key, id])).toString('base64url')

/** Parses a list cursor; throws 422 if it is malformed or belongs to another list. */
export const cursorOf = (text: string, sort: Sort): [Value, string] => {
  const [name, direction, key, id] = parseParts(text)
  const isKey = typeof key === 'string' || typeof key === 'number'
  if (name === sort.name && direction === sort.direction && isKey && typeof id === 'string')
    return [key, id]
  throw invalid({
    after: ['This cursor belongs to another list. Start again from the first page.'],
  })
}

const parseParts = (text: string): unknown[] => {
  try {
    const parts: unknown = JSON.parse(Buffer.from(text, 'base64url').toString())
    return Array.isArray(parts) ? parts : []
  } catch {
    return []
  }
}
