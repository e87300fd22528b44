import type { ClientLine, EventRows, EventType } from '#domain/event'
import { changesText, type FieldChange } from '#domain/field-change'
import type { DocumentSource } from './document.ts'
import { groupName } from './group.ts'

type Of = { document: string; name: string; group: string; is_shared: boolean }
type Filed = Of & {
  source: DocumentSource
  sha256: string
  size: number
  /** ', from Statement.pdf (names a third person)': of a redacted copy. */
  from?: string
}

export type DocumentEvents = {
  'document.filed': EventType<'conveyance' | 'quote-case', Filed>
  'document.received': EventType<'conveyance' | 'quote-case', Filed>
  'document.version-added': EventType<'conveyance' | 'quote-case', Filed & { number: number }>
  'document.changed': EventType<
    'conveyance' | 'quote-case',
    Of & { changes: readonly FieldChange[] }
  >
  'document.refused': EventType<'conveyance', { name: string; reason: string }>
}

const common = {
  subjects: ['conveyance', 'quote-case'],
  broadcast: ['area', 'record', 'clients', 'users'],
} as const

const sources: Readonly<Record<DocumentSource, string>> = {
  upload: 'Document added',
  generated: 'Document generated',
  signed: 'Signed document filed',
  message: 'Document filed from a message',
  import: 'Document imported',
  redacted: 'Redacted',
}

const aboutDocument = (document_id: string, text: string): ClientLine => ({
  kind: 'document',
  text,
  document_id,
})

export const documentEvents: EventRows<DocumentEvents> = {
  'document.filed': {
    ...common,
    title: 'Document added',
    text: ({ name, group, source, from }) =>
      `${sources[source]}: ${name}, under ${groupName(group)}${from ?? ''}`,
    client: ({ document, name, is_shared }) =>
      is_shared ? aboutDocument(document, `We added a document: ${name}`) : null,
  },
  'document.received': {
    ...common,
    title: 'Document received from a client',
    text: ({ name, group }) => `Document received: ${name}, under ${groupName(group)}`,
    client: ({ document, name, is_shared }) =>
      is_shared ? aboutDocument(document, `We received a document: ${name}`) : null,
    notice: 'users',
  },
  'document.version-added': {
    ...common,
    title: 'New version of a document',
    text: ({ name, number }) => `Version ${number} of ${name} added`,
    client: ({ document, name, is_shared }) =>
      is_shared ? aboutDocument(document, `There is a new version of ${name}`) : null,
  },
  'document.changed': {
    ...common,
    title: 'Document changed',
    text: ({ name, changes }) => `${name}: ${changesText(changes) || 'changed'}`,
  },
  'document.refused': {
    subjects: ['conveyance'],
    broadcast: [],
    title: 'File refused',
    text: ({ name, reason }) => `${name} was refused: ${reason}`,
  },
}
