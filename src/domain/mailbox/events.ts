import type { EventRows, EventType } from '#domain/event'

type Named = { address: string }

export type MailboxEvents = {
  'mailbox.connected': EventType<'mailbox', Named & { owner: string | null }>
  'mailbox.changed': EventType<'mailbox', Named & { what: string }>
  'mailbox.refused': EventType<'mailbox', Named & { reason: string }>
  'mailbox.not-sending': EventType<'mailbox', Named & { reason: string }>
  'mailbox.behind': EventType<'mailbox', Named>
  'mailbox.recovered': EventType<'mailbox', Named>
  'mail-registration.updated': EventType<'mailbox', { of: 'registration' | 'secret' | 'google' }>
}

const common = { subjects: ['mailbox'], broadcast: ['area', 'users'] } as const

const registrations = {
  registration: 'The registration at Microsoft 365 was changed',
  secret: 'The client secret of Microsoft 365 was set',
  google: 'The client ID and secret of Google were set',
} as const

export const mailboxEvents: EventRows<MailboxEvents> = {
  'mailbox.connected': {
    ...common,
    title: 'Mailbox connected',
    text: ({ address, owner }) =>
      `Mailbox ${address} connected${owner === null ? ' for several people' : ` for ${owner}`}`,
  },
  'mailbox.changed': {
    ...common,
    title: 'Mailbox changed',
    text: ({ address, what }) => `Mailbox ${address} ${what}`,
  },
  'mailbox.refused': {
    ...common,
    title: 'Mailbox refused',
    text: ({ address, reason }) => `Emails of ${address} are no longer read: ${reason}`,
    notice: 'users',
  },
  'mailbox.not-sending': {
    ...common,
    title: 'Mailbox no longer sends',
    text: ({ address, reason }) =>
      `Nothing is sent from ${address}: ${reason} Emails leave from the firm’s address instead`,
    notice: 'users',
  },
  'mailbox.behind': {
    ...common,
    title: 'Mailbox behind',
    text: ({ address }) => `Emails of ${address} have not been read to the end for over 30 minutes`,
    notice: 'users',
  },
  'mailbox.recovered': {
    ...common,
    title: 'Mailbox up to date',
    text: ({ address }) => `Emails of ${address} are read to the end again`,
    notice: 'users',
  },
  'mail-registration.updated': {
    subjects: ['mailbox'],
    broadcast: ['area'],
    title: 'Access to mailboxes changed',
    text: ({ of }) => registrations[of],
  },
}
