import * as z from 'zod/mini'
import { typeOnly } from './type-only.ts'

type Fields = Readonly<Record<string, unknown>>

/** Makes a document of one shape one of the next. */
export type Upgrade = (doc: Fields) => Fields

/** How the documents of one noun are stored, and how those of earlier releases become today's. */
export type DocumentShape<T> = {
  /** What errors name; the table, unless `table` says another. */
  readonly name: string
  readonly table?: string
  /** The columns that identify a row; 'id' when absent. Its id is their values with '/' between. */
  readonly key?: readonly string[]
  /** The column of the document; 'doc' when absent. */
  readonly column?: string
  /** Its id and version stand in the document and beside it, and must agree. */
  readonly isVersioned?: boolean
  /** The number of today's shape. */
  readonly shape: number
  readonly schema: z.core.$ZodType<T>
  /** From shape 1 to 2, from 2 to 3 and so on. */
  readonly upgrades: readonly Upgrade[]
}

export type StoredDocument = {
  readonly id: string
  readonly doc: string
  /** The shape in which it was saved; 1 when absent. */
  readonly shape?: number
  readonly version?: number
}

/** SQL that selects rows for `parseDocument`; a condition may follow. */
export const selectDocuments = (kind: DocumentShape<unknown>) => {
  const { name, table = name, key = ['id'], column = 'doc', isVersioned = false } = kind
  return `SELECT ${key.join(" || '/' || ")} AS id, shape, ${column} AS doc${isVersioned ? ', version' : ''} FROM ${table}`
}

/** A stored document that is not what its table holds; a server error, never the caller's. */
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

/** A stored document in today's shape; throws BrokenDocument when it is newer, malformed or incomplete. */
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
  return upgrades.slice(stored - 1).reduce((older, upgrade) => upgrade(older), doc)
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

/** Where a document first differs from its schema; null when it does not. */
const problemOf = (schema: z.core.$ZodType, doc: unknown) => {
  const { error } = z.safeParse(typeOnly(schema), doc)
  const [issue] = error?.issues ?? []
  return issue ? `${issue.path.join('.') || 'the document'}: ${issue.code}` : null
}
