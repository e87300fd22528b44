import type { ContactReference } from '#domain/contact/reference'
import type { Store } from '#tenant/core/store'

export type Reference = Pick<ContactReference, 'kind' | 'id'>

/** Returns every record that refers to a contact, newest first. */
export const referencesOf = (store: Store, contactId: string): Reference[] =>
  store.rows<{ kind: Reference['kind']; id: string }>(
    `SELECT 'conveyance' AS kind, id FROM conveyance_clients WHERE contact_id = ?1
     UNION ALL SELECT 'quote-case', id FROM quote_case_clients WHERE contact_id = ?1
     UNION ALL SELECT 'lead', id FROM lead_keys WHERE contact_id = ?1
     ORDER BY id DESC`,
    contactId,
  )
