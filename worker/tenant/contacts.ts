import { type Contact, parseEmail, parsePhone } from '#domain/contact'
import type { QuoteClient } from '#domain/quote-facts'
import type { Store } from './store.ts'
import { tableOf } from './table.ts'

/** Every person on any case, once. */
export const contactsOf = (store: Store) => {
  const contacts = tableOf<Contact>(store, 'contacts')
  const same = (it: QuoteClient, email: string | null): Contact | null => {
    const known = it.contact_id === null ? null : contacts.find(it.contact_id)
    if (known !== null || email === null) return known
    const [row] = store.rows<{ id: string }>(
      `SELECT id FROM contacts WHERE email = ? AND lower(last_name) = ?
       AND lower(json_extract(doc, '$.first_name')) = ? ORDER BY id LIMIT 1`,
      email,
      it.last_name.trim().toLowerCase(),
      it.first_name.trim().toLowerCase(),
    )
    return row ? contacts.find(row.id) : null
  }
  return {
    ...contacts,
    /** The contact that a client of a quote is: by id, by email address and name, else a new one. */
    ofClient: (it: QuoteClient, newId: () => string, now: string): Contact => {
      const email = parseEmail(it.email)
      return same(it, email) ?? contacts.insert(newContact(it, email, newId(), now))
    },
  }
}

const newContact = (it: QuoteClient, email: string | null, id: string, now: string): Contact => ({
  id,
  version: 1,
  title: it.title ?? null,
  first_name: it.first_name.trim(),
  last_name: it.last_name.trim(),
  previous_names: [],
  date_of_birth: null,
  email,
  phone: parsePhone(it.phone),
  addresses: [],
  preferred_channel: 'email',
  whatsapp_opt_in_at: null,
  marketing_opt_in: false,
  vulnerability: null,
  language: 'en',
  merged_ids: [],
  created_at: now,
  updated_at: now,
})
