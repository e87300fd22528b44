import { letter } from '#domain/communication/communication'
import type { EventRows, EventType } from '#domain/event'
import { type DeviceEvents, deviceEvents } from './device-events.ts'
import { type PasskeyEvents, passkeyEvents } from './passkey-events.ts'
import { type Personal, told } from './told.ts'
import { type WorkAccountEvents, workAccountEvents } from './work-account-events.ts'

const linkValues = ['link'] as const
const resetValues = ['at', 'where'] as const
export type SecurityEvents = DeviceEvents &
  PasskeyEvents &
  WorkAccountEvents & {
    'password.link-requested': EventType<'user', object, (typeof linkValues)[number]>
    'password.set': Personal<{ by: 'link' | 'person' }>
    'second-factor.added': Personal<{ kind: 'authenticator' }>
    'second-factor.removed': Personal<{ kind: 'authenticator' }>
    'second-factor.reset': Personal<{ reason: string; of?: string }>
    'recovery-codes.created': Personal
    'recovery-code.used': Personal<{ left: number }>
  }

const user = { subjects: ['user'], broadcast: [] } as const

export const securityEvents: EventRows<SecurityEvents> = {
  ...deviceEvents,
  ...passkeyEvents,
  ...workAccountEvents,
  'password.link-requested': {
    ...user,
    title: 'Password link requested',
    values: linkValues,
    communications: [
      {
        audience: 'internal',
        channel: 'email',
        subject: 'Set a new password for {firm}',
        body: letter(
          'Open this link to set a new password:',
          '{link}',
          'The link works once, within 15 minutes. If you did not ask for it, ignore this message: your password stays as it is.',
        ),
      },
    ],
  },
  'password.set': {
    ...user,
    title: 'Password set',
    ...told(
      'Your password for {firm} was set',
      'The password that you sign in with at {firm} was set, and you were signed out on your other devices.',
    ),
  },
  'second-factor.added': {
    ...user,
    title: 'Second factor added',
    ...told(
      'You added a second step to signing in at {firm}',
      'An authenticator was added to your account at {firm}. From now on you need a code of it to sign in.',
    ),
  },
  'second-factor.removed': {
    ...user,
    title: 'Second factor removed',
    ...told(
      'The second step of signing in at {firm} was removed',
      'The authenticator of your account at {firm} was removed, with its recovery codes.',
    ),
  },
  'second-factor.reset': {
    ...user,
    title: 'Second factor reset',
    text: ({ reason, of }) =>
      of === undefined
        ? `Second factor reset: ${reason}`
        : `Second factor of ${of} reset: ${reason}`,
    values: resetValues,
    communications: [
      {
        audience: 'internal',
        channel: 'email',
        subject: 'Your second step of signing in at {firm} was reset',
        body: letter(
          'An administrator of {firm} removed the authenticator of your account, with its recovery codes, on {at}. You were signed out everywhere. Sign in with your password and set up a new authenticator under Sign-in and security.',
          'If you did not ask for this, call us on {phone} straight away.',
        ),
      },
    ],
  },
  'recovery-codes.created': {
    ...user,
    title: 'Recovery codes created',
    ...told(
      'You have new recovery codes for {firm}',
      'New recovery codes were created for your account at {firm}. The ones from before no longer work.',
    ),
  },
  'recovery-code.used': {
    ...user,
    title: 'Recovery code used',
    text: ({ left }) => `Recovery code used, ${left} left`,
    ...told(
      'A recovery code was used to sign in at {firm}',
      'One of your recovery codes was used to sign in at {firm}. It does not work again.',
    ),
  },
}
