import type { EventRows } from '#domain/event'
import { type Personal, told } from './told.ts'

export type WorkAccountEvents = {
  'single-sign-on.linked': Personal<{ issuer: string; name: string }>
}

export const workAccountEvents: EventRows<WorkAccountEvents> = {
  'single-sign-on.linked': {
    subjects: ['user'],
    broadcast: ['area'],
    title: 'Single sign-on linked',
    text: ({ name }) => `${name} signed in with their work account for the first time`,
    ...told(
      'You can sign in at {firm} with your work account',
      'Your work account was used to sign in at {firm} for the first time. From now on it signs you in.',
    ),
  },
}
