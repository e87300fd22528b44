import type { Store } from '#tenant/core/store'

export type SampleKind =
  | 'agency'
  | 'branch'
  | 'negotiator'
  | 'contact'
  | 'user'
  | 'lead'
  | 'quote-case'
  | 'conveyance'

export type SampleRecord = { id: string; kind: SampleKind }

/** Which records came from the sample data, or were made from such records. */
export const sampleMarksOf = (store: Store) => ({
  /** Whether a record is of the sample data; false for null. */
  has: (id: string | null | undefined): boolean =>
    id != null && store.row('SELECT id FROM sample_records WHERE id = ?', id) !== null,
  isEmpty: () => store.row('SELECT id FROM sample_records LIMIT 1') === null,
  all: () => store.rows<SampleRecord>('SELECT id, kind FROM sample_records ORDER BY id'),
  add: ({ id, kind }: SampleRecord) =>
    store.write('INSERT OR IGNORE INTO sample_records (id, kind) VALUES (?, ?)', id, kind),
  clear: () => store.write('DELETE FROM sample_records'),
})

export type SampleMarks = ReturnType<typeof sampleMarksOf>
