import type { Instant } from '#domain/dates'
import { keysOf } from '#domain/entries'
import type { AnyEventOf } from '#domain/event'
import type { Contact } from './contact.ts'
import type { ContactEvents } from './events.ts'

/** A contact after a change, with its events; no events when nothing changed. */
export type ContactOutcome = { readonly contact: Contact; readonly events: readonly ContactEvent[] }

type ContactEvent = AnyEventOf<ContactEvents>

/** The fields of every contact event; a vulnerability is never broadcast. */
export const contactEventOf = ({ id, version }: Contact, fields: readonly string[]) => ({
  subject: 'contact' as const,
  id,
  version,
  changed: fields.filter((field) => field !== 'vulnerability'),
})

const historyValues = (contact: Contact, fields: readonly (keyof Contact)[]) =>
  Object.fromEntries(
    fields.flatMap((key) => (key === 'vulnerability' ? [] : [[key, contact[key]]])),
  )

const isSame = (value: unknown, other: unknown) => JSON.stringify(value) === JSON.stringify(other)

// Derived from other fields, so the history leaves them out.
const derivedFields: readonly (keyof Contact)[] = ['email', 'phone', 'version', 'updated_at']

/** The contact with a change applied at its next version; unchanged and without events when nothing differs. */
export const changedContact = (
  it: Contact,
  change: Partial<Contact>,
  now: Instant,
): ContactOutcome => {
  const changed = { ...it, ...change }
  const keys = keysOf(change)
  const fields = keys.filter(
    (key) => !derivedFields.includes(key) && !isSame(it[key], changed[key]),
  )
  if (fields.length === 0) return { contact: it, events: [] }
  const contact = { ...withMain(changed), version: it.version + 1, updated_at: now }
  const detail = {
    fields,
    before: historyValues(it, fields),
    after: historyValues(contact, fields),
  }
  return {
    contact,
    events: [{ name: 'contact.updated', ...contactEventOf(contact, fields), detail }],
  }
}

export const withMain = (contact: Contact): Contact => ({
  ...contact,
  email: mainEntryOf(contact.emails)?.address ?? null,
  phone: mainEntryOf(contact.phones)?.number ?? null,
})

const mainEntryOf = <Detail extends { readonly is_main: boolean }>(entries: readonly Detail[]) =>
  entries.find((value) => value.is_main) ?? entries[0]
