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

/** The values stored in the history, without those of a vulnerability. */
const recorded = (contact: Contact, fields: readonly (keyof Contact)[]) =>
  Object.fromEntries(
    fields.flatMap((key) => (key === 'vulnerability' ? [] : [[key, contact[key]]])),
  )

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

// Derived from other fields, so the history leaves them out.
const derived: readonly (keyof Contact)[] = ['email', 'phone', 'version', 'updated_at']

/** The contact with a change applied at its next version; unchanged and without events when nothing differs. */
export const changedContact = (
  it: Contact,
  change: Partial<Contact>,
  now: Instant,
): ContactOutcome => {
  const next = { ...it, ...change }
  const keys = keysOf(change)
  const fields = keys.filter((key) => !derived.includes(key) && !isSame(it[key], next[key]))
  if (fields.length === 0) return { contact: it, events: [] }
  const contact = { ...withMain(next), version: it.version + 1, updated_at: now }
  const detail = { fields, before: recorded(it, fields), after: recorded(contact, fields) }
  return {
    contact,
    events: [{ name: 'contact.updated', ...contactEventOf(contact, fields), detail }],
  }
}

/** The contact with `email` and `phone` set to its main address and number. */
export const withMain = (contact: Contact): Contact => ({
  ...contact,
  email: mainOf(contact.emails)?.address ?? null,
  phone: mainOf(contact.phones)?.number ?? null,
})

const mainOf = <Detail extends { readonly is_main: boolean }>(all: readonly Detail[]) =>
  all.find((one) => one.is_main) ?? all[0]
