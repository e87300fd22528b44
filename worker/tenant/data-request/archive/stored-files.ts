import { isOpen } from '#domain/document/access'
import { archiveNames } from '#domain/document/archive-names'
import { currentVersion, type Document } from '#domain/document/document'
import { delegatesOf } from '#tenant/delegate/stored'
import { documentsOf } from '#tenant/document/documents'
import { fundsOf } from '#tenant/funds/stored'
import { identityChecksOf } from '#tenant/identity/stored'
import type { RequestContext } from '#tenant/runtime/context'
import { canAccess } from '#tenant/runtime/file-access'
import type { DataSubject } from './subject.ts'

export type StoredName = { readonly name: string; readonly file_id: string }
export type StoredFiles = {
  readonly files: readonly StoredName[]
  /** The ids of the records that hold them, whose reads are recorded. */
  readonly records: readonly string[]
  /** How many of theirs the person who puts it together may not open. */
  readonly closed: number
  /** How many documents of their cases only staff see, which somebody looks through by hand. */
  readonly internal: number
}

type Subject = Pick<DataSubject, 'cases' | 'contacts' | 'account'>

/** The accounts of the other clients of a case, and of whoever helps one of them. */
const othersOf = (
  { store, users }: RequestContext,
  { contacts }: Subject,
  { id, clients }: DataSubject['cases'][number],
) => {
  const others = clients.filter(({ contact_id }) => !contacts.includes(contact_id))
  const helpers = delegatesOf(store)
    .of([id])
    .filter(({ client }) => !contacts.includes(client.id))
  return new Set([
    ...others.map(({ contact_id }) => users.byContact(contact_id)?.id),
    ...helpers.map(({ user_id }) => user_id),
  ])
}

const isShared = ({ visible_to }: Document) => visible_to.includes('client')

/** What they sent and what the firm shared with them; nothing that another client of a case sent. */
const documentsOfCase = (
  context: RequestContext,
  subject: Subject,
  of: Subject['cases'][number],
) => {
  const others = othersOf(context, subject, of)
  const open = documentsOf(context.store).of([of.id]).filter(isOpen)
  const ofOthers = (it: Document) => it.versions.some(({ created_by }) => others.has(created_by.id))
  const sent = (it: Document) =>
    it.versions.every(({ created_by }) => created_by.id === subject.account?.id)
  const theirs = open.filter((it) => sent(it) || (isShared(it) && !ofOthers(it)))
  return {
    files: archiveNames(theirs).map(({ name, document }) => ({
      name: `documents/${of.ref}/${name}`,
      file_id: currentVersion(document).file_id,
    })),
    records: theirs.map(({ id }) => id),
    internal: open.filter((it) => !isShared(it) && !sent(it)).length,
  }
}

/** The pictures of their identity and the evidence of their money, which they sent themselves. */
const evidenceOf = ({ store }: RequestContext, { cases, contacts }: Subject) => [
  ...contacts
    .flatMap((id) => identityChecksOf(store).ofContact(id))
    .flatMap(({ id, pictures }) =>
      pictures.map((it) => ({ ...it, subject: 'identity-check' as const, of: id })),
    ),
  ...cases
    .flatMap(({ id }) => contacts.flatMap((contact) => fundsOf(store).of(id, contact) ?? []))
    .flatMap(({ id, parts }) =>
      parts
        // The evidence of a gift is its giver’s.
        .filter(({ giver }) => giver === null)
        .flatMap(({ files }) => files)
        .map((it) => ({ ...it, subject: 'funds' as const, of: id })),
    ),
]

const folders = { 'identity-check': 'identity', funds: 'money' } as const

/** The stored files that are theirs, by their names in the archive. */
export const storedFilesOf = (context: RequestContext, subject: Subject): StoredFiles => {
  const documents = subject.cases.map((it) => documentsOfCase(context, subject, it))
  const evidence = evidenceOf(context, subject)
  const readable = evidence.filter((it) => canAccess(context, it.subject, it.of))
  return {
    files: [
      ...documents.flatMap(({ files }) => files),
      ...readable.map((it, at) => ({
        name: `${folders[it.subject]}/${at + 1} ${it.name}`,
        file_id: it.file_id,
      })),
    ],
    records: [
      ...documents.flatMap(({ records }) => records),
      ...new Set(evidence.map((it) => it.of)),
    ],
    closed: evidence.length - readable.length,
    internal: documents.reduce((sum, it) => sum + it.internal, 0),
  }
}
