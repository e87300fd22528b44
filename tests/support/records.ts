import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import type { Store } from '#tenant/core/store'

/** The database of the firm in a folder of records whose rows a question finds; nobody may be writing it. */
export const databaseOf = (folder: string, question: string, ...bindings: string[]) => {
  for (const file of databasesIn(folder)) {
    const database = new DatabaseSync(file)
    if (finds(database, question, bindings)) return database
    database.close()
  }
  throw new Error(`No database below ${folder} holds what was asked for.`)
}

const databasesIn = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /Tenant.*\.sqlite$/.test(name) && !name.endsWith('metadata.sqlite'))
    .map((name) => join(folder, name))

const finds = (database: DatabaseSync, question: string, bindings: string[]) => {
  try {
    return database.prepare(question).get(...bindings) !== undefined
  } catch {
    return false
  }
}

/** A database outside its object, for the parts that only read. */
export const readingStore = (database: DatabaseSync): Store => ({
  rows: (query, ...bindings) => database.prepare(query).all(...bindings) as never,
  row: (query, ...bindings) => (database.prepare(query).get(...bindings) ?? null) as never,
  write: () => {
    throw new Error('These records are only read.')
  },
  transaction: (act) => act(),
})
