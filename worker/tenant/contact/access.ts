import type { Contact } from '#domain/contact/contact'
import { notFound } from '#domain/refusal'
import type { RequestContext } from '#tenant/runtime/context'
import { contactsWithin } from './scope.ts'

/** Returns the contact, or the one it was merged into; throws 404 when it is missing or out of scope. */
export const accessibleContact = (
  { contacts, store, person }: RequestContext,
  id: string,
): Contact => {
  const it = contacts.current(id)
  const within = contactsWithin(person)
  const isWithin =
    within === null ||
    store.row(
      `SELECT t.id FROM contacts AS t WHERE t.id = ? AND (${within.where})`,
      it?.id ?? '',
      ...within.bindings,
    ) !== null
  if (it === null || !isWithin) throw notFound()
  return it
}

/** Tells which of some contacts are in the person’s scope. */
export const visibleContacts = (
  { store, person }: Pick<RequestContext, 'store' | 'person'>,
  ids: readonly string[],
): ((id: string) => boolean) => {
  const within = contactsWithin(person)
  if (within === null) return () => true
  const rows = store.rows<{ id: string }>(
    `SELECT t.id FROM contacts AS t
     WHERE t.id IN (SELECT value FROM json_each(?)) AND (${within.where})`,
    JSON.stringify(ids),
    ...within.bindings,
  )
  const visible = new Set(rows.map(({ id }) => id))
  return (id) => visible.has(id)
}
