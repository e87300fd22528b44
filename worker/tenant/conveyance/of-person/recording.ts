import type { Conveyance } from '#domain/conveyance/conveyance'
import { staffOfCase } from '#tenant/conveyance/changing-case'
import { recipientsOf } from '#tenant/conveyance/recipients'

type OfPerson = { readonly contact_id: string; readonly name: string }

/** Whom a record is of, as its events say. */
export const about = ({ contact_id, name }: OfPerson) => ({ person: contact_id, name })

/** Who hears of a record of one person: the staff of the case and, where they are told of it, that person. */
export const concernedBy = (conveyance: Conveyance, { contact_id }: Omit<OfPerson, 'name'>) => ({
  ...staffOfCase(conveyance),
  clients: [contact_id],
})

/** Who hears that one client is asked for something, by email with the reason and the link to their page. */
export const askingClient = (
  conveyance: Conveyance,
  person: OfPerson,
  values: { readonly link: string; readonly reason: string },
) => {
  const { id, ref, address, clients } = conveyance
  return {
    ...concernedBy(conveyance, person),
    correspondence: () => ({
      about: { kind: 'conveyance' as const, id, ref },
      values: { ref, address: [address.line, address.town].filter(Boolean).join(', '), ...values },
      clients: recipientsOf(clients.filter((it) => it.contact_id === person.contact_id)),
    }),
  }
}
