import { londonDate } from '#domain/dates'
import { helpingOf } from '#domain/delegate/changing'
import type { Store } from '#tenant/core/store'
import type { Person } from '#tenant/user/people'
import type { Session } from '#tenant/user/sessions'
import { delegatesOf } from './stored.ts'

type Acting = Pick<Session, 'delegate_id'>

/**
 * The person of a session that acts for a client: within that one case and by the client’s contact, under a name that
 * says who it is. Once it has ended nothing of the client is in reach. Anybody else stays as they are.
 */
export const actingPerson = (
  store: Store,
  person: Person | null,
  { delegate_id }: Acting,
  now: string,
): Person | null => {
  if (person === null || delegate_id === null) return person
  const delegate = delegatesOf(store).find(delegate_id)
  if (delegate?.user_id !== person.id || person.type !== 'client') return null
  const helping = helpingOf(delegate, londonDate(now))
  return {
    ...person,
    name: `${person.name}, helping ${helping.client}`,
    contact_id: helping.ended === null ? delegate.client.id : null,
    helping,
  }
}
