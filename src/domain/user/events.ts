import { letter } from '#domain/communication/communication'
import type { EventRows, EventType } from '#domain/event'
import {
  type PermissionsChanged,
  permissionsChangedText,
  type SessionEnded,
  sessionEndedText,
  type Updated,
  updatedText,
} from './access-texts.ts'

const invitationValues = ['by', 'role', 'link'] as const
const signInValues = ['link', 'code'] as const
const addressValues = ['old_email', 'new_email'] as const

export type UserEvents = {
  'session.opened': EventType<
    'session',
    { audience: string | null; ip: string; device?: string | null; by?: 'passkey' | 'code' }
  >
  'session.refused': EventType<'session', { account: string; ip?: string }>
  'session.ended': EventType<'session', SessionEnded>
  'session.link-requested': EventType<'session', object, (typeof signInValues)[number]>
  'access.refused': EventType<
    'session',
    { call: string; reason: string; hour?: string; count?: number }
  >
  'user.invited': EventType<
    'user',
    { name: string; roles: readonly string[] },
    (typeof invitationValues)[number]
  >
  'user.updated': EventType<'user', Updated>
  'user.address-changed': EventType<'user', { name: string }, (typeof addressValues)[number]>
  'permissions.changed': EventType<'user', PermissionsChanged>
  'audit.broken': EventType<'firm', { row: number }, 'row'>
  'route-rules.changed': EventType<'firm', { before: readonly object[]; after: readonly object[] }>
}

const session = { subjects: ['session'], broadcast: [] } as const
const user = { subjects: ['user'], broadcast: ['area', 'record', 'users'] } as const

const addressChanged = {
  channel: 'email',
  subject: 'Your sign-in address at {firm} has changed',
  body: letter(
    'The email address that you sign in with at {firm} was changed from {old_email} to {new_email}. You have been signed out on other devices.',
    'If you did not expect this, call us on {phone} straight away.',
  ),
} as const

export const userEvents: EventRows<UserEvents> = {
  'session.opened': {
    ...session,
    title: 'Signed in',
    text: ({ by }) => (by === undefined ? 'Signed in' : `Signed in with a ${by}`),
  },
  'session.refused': { ...session, title: 'Sign-in refused' },
  'session.ended': { ...session, title: 'Signed out', text: sessionEndedText },
  'session.link-requested': {
    ...session,
    title: 'Sign-in link requested',
    values: signInValues,
    communications: [
      {
        audience: 'client',
        channel: 'email',
        subject: 'Sign in to {firm}',
        body: letter(
          'Open this link to sign in:',
          '{link}',
          'Or enter this code on the sign-in page:',
          '{code}',
          'Both expire after 15 minutes and work only once. If you did not ask to sign in, ignore this message: nobody can sign in without it.',
        ),
      },
    ],
  },
  'access.refused': {
    ...session,
    title: 'Access refused',
    text: ({ count }) => (count ? `Access refused ${count} times in an hour` : 'Access refused'),
  },
  'user.invited': {
    ...user,
    title: 'User invited',
    values: invitationValues,
    communications: [
      {
        audience: 'internal',
        channel: 'email',
        subject: 'Your account at {firm}',
        body: letter(
          '{by} has created an account for you at {firm}, as {role}. Open this link to choose a password and sign in:',
          '{link}',
          'The link works once, within 7 days. If you did not expect this message, do not open the link, and tell us.',
        ),
      },
    ],
  },
  'user.updated': { ...user, title: 'User changed', text: updatedText },
  'user.address-changed': {
    ...user,
    title: 'Sign-in address changed',
    values: addressValues,
    communications: [
      { ...addressChanged, audience: 'client' },
      { ...addressChanged, audience: 'internal' },
    ],
  },
  'permissions.changed': { ...user, title: 'Permissions changed', text: permissionsChangedText },
  'audit.broken': {
    subjects: ['firm'],
    title: 'Audit log broken',
    text: ({ row }) => `The audit log was changed outside the product, at row ${row} or before it`,
    broadcast: ['area'],
    values: ['row'],
    communications: (['internal', 'email'] as const).map((channel) => ({
      audience: 'internal',
      channel,
      subject: 'The audit log has been changed outside the product',
      body: 'Row {row} of the audit log, or an earlier row, has been altered. Keep this message, tell whoever runs Deedbox for you, and compare the log with the copies stored outside it.',
    })),
  },
  'route-rules.changed': {
    subjects: ['firm'],
    title: 'Redirects changed',
    broadcast: ['area', 'record'],
  },
}
