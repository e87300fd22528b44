import type { EventRows, EventType } from '#domain/event'
import { type Personal, told } from './told.ts'

type Named = { name: string }

export type PasskeyEvents = {
  'passkey.added': Personal<Named>
  'passkey.renamed': EventType<'user', Named>
  'passkey.removed': Personal<Named>
  'passkey.refused': Personal<Named>
}

const user = { subjects: ['user'], broadcast: [] } as const

export const passkeyEvents: EventRows<PasskeyEvents> = {
  'passkey.added': {
    ...user,
    title: 'Passkey added',
    text: ({ name }) => `Passkey added: ${name}`,
    ...told(
      'You added a passkey at {firm}',
      'A passkey was added to your account at {firm}. It signs you in without your password.',
    ),
  },
  'passkey.renamed': {
    ...user,
    title: 'Passkey renamed',
    text: ({ name }) => `Passkey renamed: ${name}`,
  },
  'passkey.removed': {
    ...user,
    title: 'Passkey removed',
    text: ({ name }) => `Passkey removed: ${name}`,
    ...told(
      'A passkey was removed at {firm}',
      'A passkey of your account at {firm} was removed. It no longer signs you in.',
    ),
  },
  'passkey.refused': {
    ...user,
    title: 'Passkey refused',
    text: ({ name }) => `Passkey refused, because a copy of it may be in use: ${name}`,
    ...told(
      'A passkey was refused at {firm}',
      'A passkey of your account at {firm} was used with a count that is older than its last one, as a copy of it would. It was refused. Remove this passkey and add a new one.',
    ),
  },
}
