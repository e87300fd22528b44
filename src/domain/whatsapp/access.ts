import { type ActingPerson, mayUse, ownIds } from '#domain/user/acting-person'
import type { WhatsappThread } from './thread.ts'

/** Whether somebody reads every conversation of the firm. */
export const readsAllThreads = (person: ActingPerson) =>
  mayUse(person, ['communications.view-any']) === true

/** Whether somebody reads a conversation: their own, one that is nobody's, or any where they read all. */
export const canReadThread = (
  person: ActingPerson,
  { assigned_to }: Pick<WhatsappThread, 'assigned_to'>,
): boolean =>
  readsAllThreads(person) ||
  (assigned_to === null
    ? mayUse(person, ['quotes.create']) === true
    : ownIds(person).includes(assigned_to.id))
