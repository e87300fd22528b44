import { notFound } from '#domain/refusal'
import { familyPermissions } from '#domain/template/families'
import type { WordReceipt } from '#domain/template/word/file'
import { mayUse } from '#domain/user/acting-person'
import type { RequestContext } from '#tenant/runtime/context'
import type { ReceivedWordFile } from '#worker/directory/word-endpoints'
import type { WordFile } from './document.ts'
import { toReceipt, wordFilesOf } from './files.ts'

/** Stores a checked Word file for templates, once for each id; throws 404 for the id of another file. */
export const recordWordFile = (
  { store, files, now, by }: RequestContext,
  id: string,
  { name, key, sha256, bytes, mime, parts }: ReceivedWordFile,
): WordReceipt => {
  const before = wordFilesOf(store).find(id)
  if (before !== null) return toReceipt(before)
  if (files.find(id) !== null) throw notFound()
  const place = { subject: 'template-file', subject_id: id, created_at: now } as const
  files.insertSent({ id, key, name, mime, ...place })
  const created = { created_at: now, created_by: { id: by.id, name: by.name } }
  const file = { id, version: 1, name, key, sha256, bytes, mime, parts, ...created }
  return toReceipt(wordFilesOf(store).insert(file))
}

/** The Word file, for whoever sees templates of documents; throws 404 otherwise. */
export const wordFileToRead = ({ store, person }: RequestContext, id: string): WordFile => {
  const file = wordFilesOf(store).find(id)
  const { view } = familyPermissions.document
  const maySee = person.type === 'staff' && mayUse(person, [view]) === true
  if (file === null || !maySee) throw notFound()
  return file
}
