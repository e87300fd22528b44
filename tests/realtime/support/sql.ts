import { DatabaseSync, type SQLInputValue } from 'node:sqlite'

/** An empty database in memory that answers as a Durable Object's does, for what depends on the clock. */
export const sqlInMemory = () => {
  const database = new DatabaseSync(':memory:')
  const exec = (query: string, ...values: SQLInputValue[]) => {
    const rows = database.prepare(query).all(...values)
    return { toArray: () => rows }
  }
  return { exec } as unknown as SqlStorage
}
