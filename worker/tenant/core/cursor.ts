import { invalid } from '#domain/refusal'
import type { Clause } from './clauses.ts'

type Value = string | number

export type Sort = {
  readonly name: string
  /** A column that is never null, with an index on it and the id. */
  readonly column: string
  readonly direction: 'asc' | 'desc'
  readonly index?: string
  /** What the index begins with, where it has only the rows that have this in common in their order. */
  readonly among?: readonly Clause[]
  /** The key of what has none: greater than any other, and yet last from high to low as well. */
  readonly empty?: Value
  readonly batches?: Batches
}

/** Rows that the index keeps apart, each lot in its order: `each` of them together is what `of` asks. */
export type Batches = { readonly of: readonly Clause[]; readonly each: readonly Clause[] }

/** The mark of a page's end, opaque to whoever passes it back. */
export const cursorFrom = (sort: Sort, key: Value, id: string) =>
  Buffer.from(JSON.stringify([sort.name, sort.direction, key, id])).toString('base64url')

/** The key and id of a mark. Refuses 422 one that is none, or another list's. */
export const cursorOf = (text: string, sort: Sort): [Value, string] => {
  const [name, direction, key, id] = read(text)
  const isKey = typeof key === 'string' || typeof key === 'number'
  if (name === sort.name && direction === sort.direction && isKey && typeof id === 'string')
    return [key, id]
  throw invalid({ after: ['This page mark belongs to another list. Begin with the first page.'] })
}

const read = (text: string): unknown[] => {
  try {
    const parts: unknown = JSON.parse(Buffer.from(text, 'base64url').toString())
    return Array.isArray(parts) ? parts : []
  } catch {
    return []
  }
}
