import { DatabaseSync, type SQLInputValue } from 'node:sqlite'

/** An empty in-memory database with the interface of a Durable Object's, for tests that control the clock. */
export const sqlInMemory = () => {
  const database = new DatabaseSync(':memory:')
  const exec = (query: string, ...values: SQLInputValue[]) => {
    const rows = database.prepare(query).all(...values)
    return { toArray: () => rows }
  }
  return { exec } as unknown as SqlStorage
}
