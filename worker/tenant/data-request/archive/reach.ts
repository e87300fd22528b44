import type { Contact } from '#domain/contact/contact'
import type { RequestContext } from '#tenant/runtime/context'

export type Reach = {
  /** Addresses and numbers that are theirs alone. */
  readonly emails: readonly string[]
  readonly phones: readonly string[]
  /** Those that another client of their cases or quotes has as well: only people can tell whose words they carry. */
  readonly shared: readonly string[]
}

type Client = {
  readonly contact_id: string | null
  readonly email: string | null
  readonly phone: string | null
}

const heldOf = ({ emails, phones }: Pick<Contact, 'emails' | 'phones'>) => [
  ...emails.map(({ address }) => address.toLowerCase()),
  ...phones.map(({ number }) => number),
]

/** Where one person is written to and called; `clients`: all of their cases and quotes. */
export const reachOf = (
  { contacts }: Pick<RequestContext, 'contacts'>,
  person: Contact,
  clients: readonly Client[],
): Reach => {
  const own = [person.id, ...person.merged_ids]
  const others = new Set(
    clients
      .filter(({ contact_id }) => !own.includes(contact_id ?? ''))
      .flatMap(({ contact_id, email, phone }) => {
        const held = contact_id === null ? null : contacts.current(contact_id)
        return [email?.toLowerCase(), phone, ...(held === null ? [] : heldOf(held))]
      }),
  )
  const alone = heldOf(person).filter((it) => !others.has(it))
  return {
    emails: alone.filter((it) => it.includes('@')),
    phones: alone.filter((it) => !it.includes('@')),
    shared: heldOf(person).filter((it) => others.has(it)),
  }
}
