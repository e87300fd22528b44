import { type Contact, parseEmail, parsePhone, phoneWritten } from '#domain/contact'
import type { QuoteClient } from '#domain/quote/facts'
import type { Store } from '#tenant/core/store'
import { tableOf } from '#tenant/core/table'
import { contactDocument } from './document.ts'

/** Every person on any case, once. */
export const contactsOf = (store: Store) => {
  const contacts = tableOf(store, contactDocument)
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
    matching: (it: Sought, most: number) => matching(store, contacts.all, it, most),
    /** The contact that a client of a quote is: by id, by email address and name, else a new one. */
    ofClient: (it: QuoteClient, newId: () => string, now: string): Contact => {
      const email = parseEmail(it.email)
      return same(it, email) ?? contacts.insert(newContact(it, email, newId(), now))
    },
  }
}

type Sought = {
  readonly first_name: string
  readonly last_name: string
  readonly email: string
  readonly phone: string
}

type Row = { id: string; why: string }

/** Contacts who may be this person: by telephone, by email address, by name. */
const matching = (
  store: Store,
  all: (ids: readonly string[]) => Contact[],
  it: Sought,
  most: number,
) => {
  const [phone, email] = [parsePhone(it.phone), parseEmail(it.email)]
  const last = it.last_name.trim()
  const rows = [
    ...(phone === null ? [] : found(store, 'Same telephone number', 'phone = ?', phone)),
    ...(email === null ? [] : found(store, 'Same email address', 'email = ?', email)),
    ...(last.length < 2 || it.first_name.trim() === ''
      ? []
      : found(
          store,
          'Same name',
          `last_name = ? AND lower(json_extract(doc, '$.first_name')) = ?`,
          `${last.slice(0, 1).toUpperCase()}${last.slice(1)}`,
          it.first_name.trim().toLowerCase(),
        )),
  ]
  const why = new Map(rows.toReversed().map((row) => [row.id, row.why]))
  return all([...why.keys()].reverse().slice(0, most)).map((contact) => ({
    id: contact.id,
    first_name: contact.first_name,
    last_name: contact.last_name,
    email: contact.email ?? '',
    phone: contact.phone ? phoneWritten(contact.phone) : '',
    why: why.get(contact.id) ?? '',
  }))
}

const found = (store: Store, why: string, where: string, ...bindings: string[]): Row[] =>
  store
    .rows<{ id: string }>(`SELECT id FROM contacts WHERE ${where} LIMIT 10`, ...bindings)
    .map(({ id }) => ({ id, why }))

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
