import type { Verdict } from '#domain/act'
import { hasPermission } from '#domain/permissions'
import { notFound } from '#domain/refusal'
import { type ActingPerson, ownIds } from '#domain/user/acting-person'
import type { SaleMemo } from './memo.ts'

type Subject = Pick<SaleMemo, 'people' | 'agency_id'>

/** Whether a person sees the memos of everybody. */
export const mayViewAnyMemo = (person: ActingPerson) =>
  person.id === 'system' ||
  (person.type === 'staff' &&
    (hasPermission(person, 'sale-memos.update') ||
      (person.scope?.quotes === 'all' && hasPermission(person, 'quotes.view-any'))))

/** Agents see what their agency sent; staff what they added or work on, and those who check memos every one. */
export const canViewMemo = (person: ActingPerson, { people, agency_id }: Subject): boolean => {
  if (person.type === 'agent') return agency_id !== null && agency_id === person.agency_id
  if (person.type !== 'staff') return false
  return mayViewAnyMemo(person) || ownIds(person).some((id) => people.includes(id))
}

export const mayAccessMemo = (person: ActingPerson, memo: Subject): Verdict =>
  person.type === 'staff' && canViewMemo(person, memo) ? true : notFound()
