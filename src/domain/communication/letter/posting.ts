import { isFirmsOwn } from '#domain/communication/matrix/locks'
import type { Contact } from '#domain/contact/contact'

type Written = {
  readonly type: string
  readonly audience: string
  readonly channel: string
  /** Whether the message is about a case: only those go by post. */
  readonly isOfCase: boolean
  readonly isLocked: boolean
  readonly email: string | null
}

const prefersPost = ({ communication: { channels } }: Pick<Contact, 'communication'>) =>
  channels.includes('post') && !channels.includes('email')

/**
 * Whether a client gets an email as a letter: who has no email address, or agreed to post alone. What the law asks for
 * is emailed to whoever has an address.
 */
export const goesByPost = (
  { type, audience, channel, isOfCase, isLocked, email }: Written,
  contact: Pick<Contact, 'communication'> | null,
): boolean => {
  if (contact === null || channel !== 'email' || audience !== 'client') return false
  if (!isOfCase || !isFirmsOwn({ type })) return false
  return email === null || (!isLocked && prefersPost(contact))
}

/** The current postal address of a contact, its postcode last; null without one. */
export const postalAddressOf = ({ addresses }: Pick<Contact, 'addresses'>): string | null => {
  const current = addresses.find(({ to }) => to === null)
  return current === undefined ? null : [current.lines, current.postcode].filter(Boolean).join('\n')
}
