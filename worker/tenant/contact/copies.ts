import type { Desk } from '#tenant/runtime/context'
import { followIn, MOST_AT_ONCE } from './following.ts'
import type { Reference } from './references.ts'

type Row = { contact_id: string; kind: Reference['kind']; id: string }

/** Brings so many of the records that still wait up to date with their contacts; returns how many. */
const updateCopies = (desk: Desk): number => {
  const rows = desk.store.rows<Row>(
    'SELECT contact_id, kind, id FROM contact_copies LIMIT ?',
    MOST_AT_ONCE,
  )
  for (const { contact_id, kind, id } of rows) {
    const contact = desk.contacts.current(contact_id)
    if (contact !== null) followIn(desk, { kind, id }, contact_id, contact)
    desk.store.write(
      'DELETE FROM contact_copies WHERE contact_id = ? AND kind = ? AND id = ?',
      contact_id,
      kind,
      id,
    )
  }
  return rows.length
}

/** Brings every record that waits up to date with its contact, a batch to a transaction. */
export const updateAllCopies = (desk: Desk) => {
  while (desk.store.transaction(() => updateCopies(desk)) > 0);
}
