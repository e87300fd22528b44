import type { DelegateAccess } from '#domain/delegate/access'
import { mayHelpWith } from '#domain/delegate/acts'
import { notFound, Refusal } from '#domain/refusal'
import { recordRead } from '#tenant/audit/reads'
import { isOfOwnConversation } from '#tenant/client-message/of-client'
import type { StoredFile } from '#tenant/core/files'
import { mayOpenDocument } from '#tenant/document/reading'
import { generatedFileOf } from '#tenant/events/message-claim'
import type { GeneratedFile } from '#tenant/events/parcel'
import { fundsToLookAt } from '#tenant/funds/filing'
import { checkToLookAt } from '#tenant/identity/access'
import { getMemo } from '#tenant/sale-memo/memos'
import { getPack } from '#tenant/sale-ready-pack/packs'
import { wordFileToRead } from '#tenant/template/word/receiving'
import type { Actor } from '#worker/actor'
import type { RequestContext } from './context.ts'
import type { TenantRuntime } from './runtime.ts'

export type ReadableFile = { readonly key: string; readonly name: string; readonly mime: string }

/** Returns the location of a file, generated now if need be; null when the caller has no access to it. */
export const fileFor = async (
  runtime: TenantRuntime,
  actor: Actor,
  id: string,
): Promise<ReadableFile | null> => {
  const person = runtime.personOf(actor)
  if (person === null) return null
  const context = runtime.desk(person, actor)
  const readable = readableFile(context, id)
  if (readable === null) return null
  if (person.type !== 'client' || readable.of.subject === 'document')
    recordRead(context, { what: 'file', ...readable.of })
  if (readable.paper !== null) {
    await runtime.make(readable.paper)
    runtime.parts.files.stored([id], new Date().toISOString())
  }
  return readable.file
}

type Readable = {
  readonly file: ReadableFile
  /** The record that it belongs to. */
  readonly of: { readonly subject: string; readonly id: string }
  readonly paper: GeneratedFile | null
}

/** Returns the file of an accessible record, and what to generate it from while it is not stored; null otherwise. */
const readableFile = (context: RequestContext, id: string): Readable | null => {
  const readable = context.files.find(id)
  if (readable === null || !canAccess(context, readable.subject, readable.subject_id)) return null
  if (readable.document_id !== null) return documentFile(context, readable, readable.document_id)
  if (context.person.helping) return null
  const generated = generatedFileOf(context, id)
  if (readable.stored_at === null && generated === null) return null
  const { key, name, mime, subject, subject_id } = readable
  return { file: { key, name, mime }, of: { subject, id: subject_id }, paper: generated }
}

const documentFile = (
  context: RequestContext,
  { key, name, mime }: StoredFile,
  id: string,
): Readable | null =>
  mayOpen(context, id)
    ? { file: { key, name, mime }, of: { subject: 'document', id }, paper: null }
    : null

/** Whoever helps a client opens what their access covers. */
const mayOpen = (context: RequestContext, id: string) => {
  const { helping } = context.person
  const has = (access: DelegateAccess) => !helping || mayHelpWith(access, helping) === true
  return (
    (has('documents') && mayOpenDocument(context, id)) ||
    (has('messages') && isOfOwnConversation(context, id))
  )
}

/** Whether a record is in the person's scope. */
export const canAccess = (context: RequestContext, subject: StoredFile['subject'], id: string) => {
  const of = {
    conveyance: context.conveyances,
    'quote-case': context.quoteCases,
    lead: context.leads,
    'sale-ready-pack': { get: (packId: string) => getPack(context, packId) },
    'identity-check': { get: (checkId: string) => checkToLookAt(context, checkId) },
    funds: { get: (statementId: string) => fundsToLookAt(context, statementId) },
    'sale-memo': { get: (memoId: string) => getMemo(context, memoId) },
    'template-file': { get: (fileId: string) => wordFileToRead(context, fileId) },
  }
  try {
    return Boolean(of[subject].get(id))
  } catch (error) {
    if (error instanceof Refusal && error.code === notFound().code) return false
    throw error
  }
}
