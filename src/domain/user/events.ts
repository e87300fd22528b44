import { letter } from '#domain/communication/communication'
import type { EventRows, EventType } from '#domain/event'

const invitationValues = ['by', 'role', 'link'] as const
const signInValues = ['link', 'code'] as const

type Updated = { name?: string; added?: string; status?: string }
type PermissionsChanged = {
  role?: string
  added?: string
  removed?: string
  permissions?: readonly string[]
  status?: string
  before?: unknown
  after?: unknown
}
type SessionEnded = { user?: string; session?: string; sessions?: number }

export type UserEvents = {
  'session.opened': EventType<'session', { audience: string | null; ip: string }>
  'session.refused': EventType<'session', { account: string }>
  'session.ended': EventType<'session', SessionEnded>
  'session.link-requested': EventType<'session', object, (typeof signInValues)[number]>
  'access.refused': EventType<'session', { call: string; reason: string }>
  'user.invited': EventType<
    'user',
    { name: string; roles: readonly string[] },
    (typeof invitationValues)[number]
  >
  'user.updated': EventType<'user', Updated>
  'permissions.changed': EventType<'user', PermissionsChanged>
  'route-rules.changed': EventType<'firm', { before: readonly object[]; after: readonly object[] }>
}

const session = { subjects: ['session'], broadcast: [] } as const
const user = { subjects: ['user'], broadcast: ['area', 'record', 'users'] } as const

export const userEvents: EventRows<UserEvents> = {
  'session.opened': { ...session, title: 'Signed in' },
  'session.refused': { ...session, title: 'Sign-in refused' },
  'session.ended': { ...session, title: 'Signed out' },
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
  'access.refused': { ...session, title: 'Access refused' },
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
          '{by} has created an account for you at {firm}, as {role}. Open this link to sign in for the first time:',
          '{link}',
          'The link works once, within 72 hours. If you did not expect this message, ignore it and tell us.',
        ),
      },
    ],
  },
  'user.updated': { ...user, title: 'User changed' },
  'permissions.changed': { ...user, title: 'Permissions changed' },
  'route-rules.changed': {
    subjects: ['firm'],
    title: 'Route rules changed',
    broadcast: ['area', 'record'],
  },
}
