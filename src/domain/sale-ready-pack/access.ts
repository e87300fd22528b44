import type { Verdict } from '#domain/act'
import { hasPermission } from '#domain/permissions'
import { notFound } from '#domain/refusal'
import { type ActingPerson, ownIds } from '#domain/user/acting-person'
import type { PackRecord } from './record.ts'

type Subject = Pick<PackRecord, 'people' | 'sellers'>

export const mayViewAnyPack = (person: ActingPerson) =>
  person.id === 'system' ||
  (person.type === 'staff' && hasPermission(person, 'sale-ready-packs.view-any'))

/** Sellers see their own pack; staff those they follow, and every one with the permission. */
export const canViewPack = (person: ActingPerson, { people, sellers }: Subject): boolean => {
  if (person.type === 'client')
    return sellers.some(({ contact_id }) => contact_id !== null && contact_id === person.contact_id)
  if (person.type !== 'staff') return false
  return mayViewAnyPack(person) || ownIds(person).some((id) => people.includes(id))
}

export const mayAccessPack = (person: ActingPerson, pack: Subject): Verdict =>
  canViewPack(person, pack) ? true : notFound()
