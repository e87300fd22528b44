import type { EventRows, EventType } from '#domain/event'
import type { SingleSignOnFault } from './refusals.ts'

type Updated = { of: 'provider' | 'policy' | 'secret' | 'test'; after?: object }

export type SingleSignOnEvents = {
  'single-sign-on.updated': EventType<'single-sign-on', Updated>
  'single-sign-on.tested': EventType<'single-sign-on', { problem: string | null }>
  'single-sign-on.unlinked': EventType<'user', { name: string }>
  'single-sign-on.bypassed': EventType<'user', { name: string }>
  'single-sign-on.refused': EventType<'session', { reason: SingleSignOnFault; account?: string }>
}

const user = { subjects: ['user'], broadcast: ['area'] } as const
const settings = { subjects: ['single-sign-on'], broadcast: ['area'] } as const

export const singleSignOnEvents: EventRows<SingleSignOnEvents> = {
  'single-sign-on.updated': { ...settings, title: 'Single sign-on changed' },
  'single-sign-on.tested': {
    ...settings,
    title: 'Single sign-on tested',
    text: ({ problem }) => `Single sign-on tested: ${problem ?? 'the provider answered'}`,
  },
  'single-sign-on.unlinked': {
    ...user,
    title: 'Single sign-on unlinked',
    text: ({ name }) => `The work account of ${name} was unlinked`,
  },
  'single-sign-on.bypassed': {
    ...user,
    title: 'Single sign-on bypassed',
    text: ({ name }) => `${name} began to sign in without single sign-on, which is required`,
  },
  'single-sign-on.refused': {
    subjects: ['session'],
    broadcast: [],
    title: 'Single sign-on refused',
  },
}
