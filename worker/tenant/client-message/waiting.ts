import type { ClientMessage } from '#domain/client-message/message'
import type { Conveyance } from '#domain/conveyance/conveyance'
import type { MyDay } from '#domain/conveyance/my-day'
import { type ActingPerson, mayUse, ownIds } from '#domain/user/acting-person'
import type { RequestContext } from '#tenant/runtime/context'
import { clientMessagesOf, type MessagePosition } from './messages.ts'

type Waiting = { readonly message: ClientMessage; readonly conveyance: Conveyance }

/** The people whose cases are looked through; null for those of everybody. */
const peopleFor = (person: ActingPerson, whose: 'own' | 'all') => {
  const scope = person.scope?.conveyance ?? 'all'
  if (whose === 'own' || scope === 'own') return ownIds(person)
  return scope === 'team' ? [...ownIds(person), ...(person.team ?? [])] : null
}

/** The conversations that wait for an answer, of somebody’s own cases or of all that they work on, newest first. */
export const waitingConversations = (
  { store, person, conveyances }: RequestContext,
  whose: 'own' | 'all',
  most: number,
  position?: MessagePosition,
): Waiting[] => {
  if (mayUse(person, ['conveyance.update']) !== true) return []
  const messages = clientMessagesOf(store).waiting(most, peopleFor(person, whose), position)
  const cases = new Map(
    conveyances.among(messages.map((it) => it.conveyance_id)).map((it) => [it.id, it]),
  )
  return messages.flatMap((message) => {
    const conveyance = cases.get(message.conveyance_id)
    return conveyance ? [{ message, conveyance }] : []
  })
}

/** How many conversations of somebody’s own cases wait for an answer, up to `most`. */
export const countOwnWaiting = ({ store, person }: RequestContext, most: number): number =>
  mayUse(person, ['conveyance.update']) === true
    ? clientMessagesOf(store).countWaiting(ownIds(person), most)
    : 0

/** 'Photo.jpg' of a message without words. */
export const textOf = ({ text, files }: Pick<ClientMessage, 'text' | 'files'>) =>
  text || files.map(({ name }) => name).join(', ')

/** The messages of clients of somebody’s own cases that nobody has answered, newest first. */
export const clientMessagesFor = (context: RequestContext, limit: number): MyDay['unread'] =>
  waitingConversations(context, 'own', limit).map(({ message, conveyance }) => ({
    id: message.id,
    from: message.by.name,
    via: `Message about ${conveyance.ref}`,
    at: message.at,
    text: textOf(message),
    href: `/conveyances/${conveyance.id}?tab=messages`,
  }))
