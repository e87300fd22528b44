import { assertAllowed } from '#domain/act'
import type { Upload } from '#domain/document/upload'
import { mayTell } from '#domain/funds/acts'
import { withFile } from '#domain/funds/changing'
import { mayLook } from '#domain/identity/acts'
import { notFound } from '#domain/refusal'
import type { RequestContext } from '#tenant/runtime/context'
import type { StoredFileBytes } from '#worker/directory/file-store'
import { fundsOf } from './stored.ts'

/** Files the checked bytes of an upload as evidence of funds; returns the id of its file. Throws 409 once it was sent. */
export const fileEvidence = (
  context: RequestContext,
  { name, funds, document_id }: Upload,
  { key, mime, bytes, sha256 }: StoredFileBytes,
): string => {
  const statements = fundsOf(context.store)
  const statement = funds && statements.find(funds.statement)
  if (!funds || !statement?.parts.some(({ id }) => id === funds.part)) throw notFound()
  if (document_id !== null) return document_id
  assertAllowed(mayTell(statement))
  const { now, by } = context
  const file_id = context.newId()
  context.files.insertSent({
    id: file_id,
    key,
    name,
    mime,
    subject: 'funds',
    subject_id: statement.id,
    created_at: now,
  })
  const file = { file_id, what: funds.what, name, mime, bytes, sha256 }
  statements.save(
    withFile(statement, funds.part, { ...file, by: { id: by.id, name: by.name }, at: now }),
  )
  return file_id
}

/** The statement whose evidence somebody may open; throws 404 for clients, agents and staff without permission or scope. */
export const fundsToLookAt = (context: RequestContext, id: string) => {
  const statement = fundsOf(context.store).find(id)
  if (statement === null || !mayLook(context.person)) throw notFound()
  context.conveyances.get(statement.conveyance_id)
  return statement
}
