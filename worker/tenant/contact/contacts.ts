import { formatPhone, parseEmail, parsePhone } from '#domain/contact'
import type { Contact } from '#domain/contact/contact'
import { contactSearchEntry } from '#domain/contact/search-entry'
import type { searchOf } from '#tenant/core/search'
import type { Store } from '#tenant/core/store'
import { tableOf } from '#tenant/core/table'
import { contactDocument } from './document.ts'

export const contactsOf = (
  store: Store,
  search: Pick<ReturnType<typeof searchOf>, 'put' | 'remove'>,
) => {
  const table = tableOf(store, contactDocument)
  const { find, all } = table
  const index = (contact: Contact) => {
    saveDetails(store, contact)
    if (contact.merged_into === null) search.put(contactSearchEntry(contact))
    else search.remove({ kind: 'person', id: contact.id })
    return contact
  }
  return {
    find,
    get: table.get,
    all,
    insert: (contact: Contact) => {
      table.insert(contact)
      return index(contact)
    },
    /** Replaces the contact; throws unless the stored version is `from`. */
    replace: (contact: Contact, from: number) => {
      table.replace(contact, from)
      return index(contact)
    },
    current: (id: string): Contact | null => {
      const it = find(id)
      return it?.merged_into ? find(it.merged_into) : it
    },
    /** Contacts with this email address or number, oldest first. */
    having: (value: string) =>
      all(
        store
          .rows<{ id: string }>(
            'SELECT contact_id AS id FROM contact_details WHERE value = ? ORDER BY contact_id LIMIT 20',
            value,
          )
          .map(({ id }) => id),
      ).filter((it) => it.merged_into === null),
    matching: (it: MatchQuery, most: number) => matching(store, all, it, most),
  }
}

const saveDetails = (store: Store, { id, emails, phones, merged_into }: Contact) => {
  store.write('DELETE FROM contact_details WHERE contact_id = ?', id)
  if (merged_into !== null) return
  const values = [...emails.map(({ address }) => address), ...phones.map(({ number }) => number)]
  for (const value of new Set(values))
    store.write('INSERT INTO contact_details (value, contact_id) VALUES (?, ?)', value, id)
}

type MatchQuery = {
  readonly first_name: string
  readonly last_name: string
  readonly email: string
  readonly phone: string
}

type Row = { id: string; why: string }

/** Returns contacts with the same number, email address or name, and why each matches. */
const matching = (
  store: Store,
  all: (ids: readonly string[]) => Contact[],
  matchQuery: MatchQuery,
  most: number,
) => {
  const [phone, email] = [parsePhone(matchQuery.phone), parseEmail(matchQuery.email)]
  const last = matchQuery.last_name.trim()
  const has = 'id IN (SELECT contact_id FROM contact_details WHERE value = ?)'
  const rows = [
    ...(phone === null ? [] : found(store, 'Same telephone number', has, phone)),
    ...(email === null ? [] : found(store, 'Same email address', has, email)),
    ...(last.length < 2 || matchQuery.first_name.trim() === ''
      ? []
      : found(
          store,
          'Same name',
          'sort_name = lower(?) AND merged_into IS NULL',
          `${last} ${matchQuery.first_name.trim()}`,
        )),
  ]
  const reason = new Map(rows.toReversed().map((row) => [row.id, row.why]))
  return all([...reason.keys()].reverse().slice(0, most)).map((contact) => ({
    id: contact.id,
    first_name: contact.first_name,
    last_name: contact.last_name,
    email: contact.email ?? '',
    phone: contact.phone ? formatPhone(contact.phone) : '',
    why: reason.get(contact.id) ?? '',
  }))
}

const found = (store: Store, reason: string, where: string, ...bindings: string[]): Row[] =>
  store
    .rows<{ id: string }>(`SELECT id FROM contacts WHERE ${where} LIMIT 10`, ...bindings)
    .map(({ id }) => ({ id, why: reason }))
