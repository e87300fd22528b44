/** What became of an attempt to connect a mailbox; the page that people come back to says it. */
export const mailboxOutcomes = {
  connected: 'Your mailbox is connected. Emails about cases and quotes are filed from now on.',
  expired: 'This took longer than ten minutes, or was begun in another browser. Connect again.',
  declined: 'No access was given there, so nothing was connected.',
  taken: 'This mailbox is connected already by somebody else. Ask them to disconnect it first.',
  refused:
    'This mailbox could not be connected. Ask an administrator whether access to it is set up.',
  silent: 'The provider did not answer, so nothing was connected. Try again in a few minutes.',
} as const

export type MailboxOutcome = keyof typeof mailboxOutcomes

const PREFIX = '#mailbox-'

const isOutcome = (name: string): name is MailboxOutcome => Object.hasOwn(mailboxOutcomes, name)

export const outcomeFragment = (outcome: MailboxOutcome) => `${PREFIX}${outcome}`

/** The outcome that an address ends with; null for none. */
export const outcomeIn = (fragment: string): MailboxOutcome | null => {
  const name = fragment.startsWith(PREFIX) ? fragment.slice(PREFIX.length) : ''
  return isOutcome(name) ? name : null
}
