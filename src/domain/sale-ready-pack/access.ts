import { hasPermission } from '#domain/permissions'
import { type ActingPerson, ownIds } from '#domain/user/acting-person'
import type { PackRecord, PackSeller } from './record.ts'

type Subject = Pick<PackRecord, 'people' | 'sellers'>

export const mayViewAnyPack = (person: ActingPerson) =>
  person.id === 'system' ||
  (person.type === 'staff' && hasPermission(person, 'sale-ready-packs.view-any'))

/** The contacts who answer as a seller when they sign in: the seller, and whoever shares their address. */
export const contactsOfSeller = ({
  contact_id,
  account_contact_id,
}: Pick<PackSeller, 'contact_id' | 'account_contact_id'>): string[] => [
  ...(contact_id === null ? [] : [contact_id]),
  ...(account_contact_id === null ? [] : [account_contact_id]),
]

/** The names of the sellers whom a signed-in contact may answer as. */
export const ownNames = ({ sellers }: Pick<PackRecord, 'sellers'>, contactId: string): string[] =>
  sellers.filter((it) => contactsOfSeller(it).includes(contactId)).map(({ name }) => name)

/** Sellers see their own pack; staff those they follow, and every one with the permission. */
export const canViewPack = (person: ActingPerson, { people, sellers }: Subject): boolean => {
  if (person.type === 'client')
    return (
      !person.helping &&
      sellers.some((it) => contactsOfSeller(it).includes(person.contact_id ?? ''))
    )
  if (person.type !== 'staff') return false
  return mayViewAnyPack(person) || ownIds(person).some((id) => people.includes(id))
}
