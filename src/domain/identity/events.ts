import { letter } from '#domain/communication/communication'
import type { EventRows, EventType } from '#domain/event'

type Of = { person: string; name: string }

const values = ['ref', 'address', 'link', 'reason'] as const
export type IdentityValue = (typeof values)[number]

export type IdentityEvents = {
  'identity.added': EventType<'conveyance', Of & { role: string }>
  'identity.asked': EventType<'conveyance', Of & { is_again: boolean }, IdentityValue>
  'identity.picture': EventType<'conveyance', Of & { what: string }>
  'identity.result': EventType<'conveyance', Of & { provider: string }>
  'identity.sent': EventType<'conveyance', Of>
  'identity.reviewed': EventType<'conveyance', Of & { how: string }>
  'identity.reminded': EventType<'conveyance', Of, IdentityValue>
  'identity.passed': EventType<'conveyance', Of, IdentityValue>
  'identity.sent-back': EventType<'conveyance', Of & { reason: string }>
  'identity.failed': EventType<'conveyance', Of>
  'identity.reopened': EventType<'conveyance', Of & { what: string }>
  'identity.removed': EventType<'conveyance', Of & { reason: string }>
}

const common = { subjects: ['conveyance'], broadcast: ['area', 'record', 'users'] } as const

/** The client hears of what they are told; of a review or a failure, never. */
const told = { ...common, broadcast: [...common.broadcast, 'clients'] } as const

const asking = [
  {
    audience: 'client',
    channel: 'email',
    subject: 'Please prove who you are ({ref})',
    body: letter(
      'The law asks us to check who you are before we act for you about {address}.',
      '{reason}',
      'Sign in to send us your pictures:',
      '{link}',
      'Your pictures are seen by the people here who check them, and by nobody else. Call us on {phone} if you would rather show us your documents.',
    ),
  },
] as const

const reminding = [
  {
    audience: 'client',
    channel: 'email',
    quiet_hours: true,
    subject: 'Still to do: prove who you are ({ref})',
    body: letter(
      'We are still waiting for your proof of identity for {address}. Our work cannot go on without it.',
      'Sign in to send us your pictures:',
      '{link}',
      'If it does not work, or you would rather show us your documents, call us on {phone}.',
    ),
  },
] as const

const thanking = [
  {
    audience: 'client',
    channel: 'email',
    subject: 'Your proof of identity is complete ({ref})',
    body: letter(
      'Thank you. We have what we need to know who you are for {address}. You need to do nothing more about it.',
    ),
  },
] as const

export const identityEvents: EventRows<IdentityEvents> = {
  'identity.added': {
    ...common,
    title: 'Person to check added',
    text: ({ name, role }) => `${name} added to the identity checks: ${role.toLowerCase()}`,
  },
  'identity.asked': {
    ...told,
    title: 'Proof of identity asked for',
    text: ({ name, is_again }) =>
      is_again ? `${name} asked for new pictures` : `${name} asked to prove their identity`,
    values,
    communications: asking,
  },
  'identity.reminded': {
    ...told,
    title: 'Reminder to prove identity',
    text: ({ name }) => `${name} reminded to prove their identity`,
    values,
    communications: reminding,
  },
  'identity.picture': {
    ...told,
    title: 'Picture for an identity check received',
    text: ({ name, what }) => `${what} of ${name} received`,
  },
  'identity.result': {
    ...common,
    title: 'Result of an electronic identity check',
    text: ({ name, provider }) => `${provider} sent a result for ${name}, to be reviewed`,
    notice: 'users',
  },
  'identity.sent': {
    ...told,
    title: 'Proof of identity sent',
    text: ({ name }) => `${name} sent their proof of identity`,
    notice: 'users',
  },
  'identity.reviewed': {
    ...common,
    title: 'Identity check reviewed',
    text: ({ name, how }) =>
      `Identity of ${name} reviewed (${how.toLowerCase()}); waiting for a second person`,
    notice: 'users',
  },
  'identity.passed': {
    ...told,
    title: 'Identity check passed',
    text: ({ name }) => `Identity check of ${name} approved by a second person`,
    notice: 'users',
    values,
    communications: thanking,
  },
  'identity.sent-back': {
    ...common,
    title: 'Identity check sent back',
    text: ({ name, reason }) => `Identity check of ${name} sent back: ${reason}`,
    notice: 'users',
  },
  'identity.failed': {
    ...common,
    title: 'Identity check failed',
    text: ({ name }) => `Identity check of ${name} failed`,
    notice: 'users',
  },
  'identity.reopened': {
    ...common,
    title: 'Identity check opened again',
    text: ({ name, what }) => `Identity check of ${name} opened again: ${what} changed`,
    notice: 'users',
  },
  'identity.removed': {
    ...common,
    title: 'Identity check no longer needed',
    text: ({ name, reason }) => `No identity check of ${name} is needed: ${reason}`,
  },
}
