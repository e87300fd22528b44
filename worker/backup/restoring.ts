import type { Store } from '#tenant/core/store'
import type { SchemaLine, TableLine } from './lines.ts'

type Value = string | number | null

/**
 * Makes a database of the lines of a backup. `read` takes its parts in order, each at once or not at all; `finish` adds
 * the indexes and triggers. Throws for a database that is not empty.
 */
export const restoringOf = (store: Store) => {
  let schema: SchemaLine | null = null
  let insert = ''
  const readLine = (line: string) => {
    const parsed: SchemaLine | TableLine | Value[] = JSON.parse(line)
    if (Array.isArray(parsed)) store.write(insert, ...parsed)
    else if ('table' in parsed) insert = insertOf(parsed)
    else {
      schema = parsed
      for (const sql of parsed.tables) store.write(sql)
    }
  }
  return {
    read: (lines: readonly string[]) =>
      store.transaction(() => {
        store.write('PRAGMA defer_foreign_keys = ON')
        for (const line of lines) readLine(line)
      }),
    finish: () =>
      store.transaction(() => {
        for (const sql of schema?.later ?? []) store.write(sql)
      }),
  }
}

const insertOf = ({ table, columns }: TableLine) =>
  `INSERT INTO "${table}" (${columns.map((it) => `"${it}"`).join(', ')})
   VALUES (${columns.map(() => '?').join(', ')})`
