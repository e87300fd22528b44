import * as z from 'zod/mini'
import { typeOnly } from './type-only.ts'

type Fields = Readonly<Record<string, unknown>>

export type Upgrade = (doc: Fields) => Fields

export type DocumentShape<T> = {
  /** The name in errors, and the table unless `table` is given. */
  readonly name: string
  readonly table?: string
  /** The key columns, 'id' by default; the id is their values joined with '/'. */
  readonly key?: readonly string[]
  /** 'doc' by default. */
  readonly column?: string
  /** Whether the document repeats the id and version of its row. */
  readonly isVersioned?: boolean
  readonly shape: number
  readonly schema: z.core.$ZodType<T>
  /** From shape 1 to 2, from 2 to 3 and so on. */
  readonly upgrades: readonly Upgrade[]
}

export type StoredDocument = {
  readonly id: string
  readonly doc: string
  /** 1 by default. */
  readonly shape?: number
  readonly version?: number
}

/** Returns the SELECT of rows for `parseDocument`, to which a WHERE may be added. */
export const selectDocuments = (kind: DocumentShape<unknown>) => {
  const { name, table = name, key = ['id'], column = 'doc', isVersioned = false } = kind
  return `SELECT ${key.join(" || '/' || ")} AS id, shape, ${column} AS doc${isVersioned ? ', version' : ''} FROM ${table}`
}

/** Thrown for a stored document that cannot be parsed; a server error, never the caller's. */
export class BrokenDocument extends Error {
  readonly table: string
  readonly id: string
  readonly reason: string

  constructor(table: string, id: string, reason: string) {
    super(`${table} ${id} cannot be read: ${reason}`)
    this.table = table
    this.id = id
    this.reason = reason
  }
}

/** Returns a stored document in the current shape; throws BrokenDocument when it is newer, malformed or incomplete. */
export const parseDocument = <T>(kind: DocumentShape<T>, row: StoredDocument): T => {
  const doc = upgraded(kind, row, parseText(kind.name, row))
  requireAgreement(kind.name, row, doc)
  if (isOf(kind.schema, doc)) return doc
  throw new BrokenDocument(kind.name, row.id, problemOf(kind.schema, doc) ?? 'unknown')
}

const parseText = (name: string, { id, doc }: StoredDocument): unknown => {
  try {
    return JSON.parse(doc)
  } catch {
    throw new BrokenDocument(name, id, 'it is not JSON')
  }
}

const upgraded = (
  { name, shape, upgrades }: Pick<DocumentShape<unknown>, 'name' | 'shape' | 'upgrades'>,
  { id, shape: stored = 1 }: StoredDocument,
  doc: unknown,
) => {
  if (stored > shape) throw new BrokenDocument(name, id, `shape ${stored} is newer than ${shape}`)
  if (stored === shape) return doc
  if (!isFields(doc)) throw new BrokenDocument(name, id, 'it is not an object')
  try {
    return upgrades.slice(stored - 1).reduce((older, upgrade) => upgrade(older), doc)
  } catch (error) {
    throw new BrokenDocument(name, id, `shape ${stored} cannot be upgraded: ${String(error)}`)
  }
}

const requireAgreement = (name: string, { id, version }: StoredDocument, doc: unknown) => {
  if (version === undefined || !isFields(doc)) return
  if (doc['id'] !== id || doc['version'] !== version)
    throw new BrokenDocument(name, id, 'its id or version differs from its row')
}

const isFields = (doc: unknown): doc is Fields =>
  typeof doc === 'object' && doc !== null && !Array.isArray(doc)

const isOf = <T>(schema: z.core.$ZodType<T>, doc: unknown): doc is T =>
  z.safeParse(typeOnly(schema), doc).success

/** Returns the first difference of a document from its schema; null when there is none. */
const problemOf = (schema: z.core.$ZodType, doc: unknown) => {
  const { error } = z.safeParse(typeOnly(schema), doc)
  const [issue] = error?.issues ?? []
  return issue ? `${issue.path.join('.') || 'the document'}: ${issue.code}` : null
}
