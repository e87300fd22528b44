import type { Clause } from '#tenant/core/clauses'
import type { Person } from '#tenant/user/people'

/** The records that one of the person’s own imports created; null without an id. */
export const importedBy = (person: Person, import_id: string | undefined): Clause | null => {
  if (import_id === undefined) return null
  const ids = `SELECT r.record_id AS id FROM imports AS i JOIN import_rows AS r ON r.import_id = i.id
    WHERE i.id = ? AND i.by_id = ? AND r.outcome = 'new' AND r.record_id IS NOT NULL`
  return { where: `t.id IN (${ids})`, ids, bindings: [import_id, person.id] }
}
