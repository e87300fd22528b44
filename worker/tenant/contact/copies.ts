import type { RequestContext } from '#tenant/runtime/context'
import type { Reference } from './references.ts'
import { MOST_AT_ONCE, updateReference } from './updating-copies.ts'

type Row = { contact_id: string; kind: Reference['kind']; id: string }

const updateCopies = (context: RequestContext): number => {
  const rows = context.store.rows<Row>(
    'SELECT contact_id, kind, id FROM contact_copies LIMIT ?',
    MOST_AT_ONCE,
  )
  for (const { contact_id, kind, id } of rows) {
    const contact = context.contacts.current(contact_id)
    if (contact !== null) updateReference(context, { kind, id }, contact_id, contact)
    context.store.write(
      'DELETE FROM contact_copies WHERE contact_id = ? AND kind = ? AND id = ?',
      contact_id,
      kind,
      id,
    )
  }
  return rows.length
}

export const updateAllCopies = (context: RequestContext) => {
  while (context.store.transaction(() => updateCopies(context)) > 0);
}
