import { assertAllowed } from '#domain/act'
import { mayChangeDocument } from '#domain/document/acts'
import type { DocumentChange } from '#domain/document/bodies'
import { changedDocument, documentChanges } from '#domain/document/changing'
import type { Document } from '#domain/document/document'
import { groupsOf } from '#domain/document/group'
import { invalid, notFound } from '#domain/refusal'
import { caseToChange, ofCase } from '#tenant/conveyance/changing-case'
import { requireFresh } from '#tenant/core/table'
import type { RequestContext } from '#tenant/runtime/context'
import { documentsOf } from './documents.ts'
import { documentFor } from './reading.ts'
import { concernedBy, subjectIn } from './subject.ts'

/** Renames, moves, tags or shares a document; throws 403, 404, 409 and 422. */
export const changeDocument = (
  context: RequestContext,
  id: string,
  { version, ...change }: DocumentChange,
): Document => {
  const before = documentFor(context, id)
  if (before.subject_kind !== 'conveyance') throw notFound()
  const conveyance = caseToChange(context, before.subject_id)
  requireFresh(version, before)
  assertAllowed(mayChangeDocument(before))
  if (!groupsOf(conveyance.matter_type).includes(change.group))
    throw invalid({ group: ['Choose one of the groups of this case.'] })
  const after = changedDocument(before, change)
  const changes = documentChanges(before, after)
  if (changes.length === 0) return before
  const document = documentsOf(context.store).replace(after)
  record(context, { before, document }, conveyance, changes)
  return document
}

const record = (
  context: RequestContext,
  { before, document }: { readonly before: Document; readonly document: Document },
  conveyance: Parameters<typeof ofCase>[0],
  changes: ReturnType<typeof documentChanges>,
) => {
  const view = subjectIn(context, { kind: 'conveyance', id: conveyance.id })
  const visible_to = [...before.visible_to, ...document.visible_to]
  const { id, name, group } = document
  const detail = { document: id, name, group, is_shared: visible_to.includes('client'), changes }
  context.recordEvents(
    [{ name: 'document.changed', ...ofCase(conveyance), changed: ['documents'], detail }],
    concernedBy(view, { visible_to }),
  )
}
