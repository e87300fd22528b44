import { assertAllowed } from '#domain/act'
import type { Conveyance } from '#domain/conveyance/conveyance'
import { currentVersion, type Document } from '#domain/document/document'
import { groupsOf, isStaffGroup } from '#domain/document/group'
import { mayRedact } from '#domain/document/redaction/acts'
import { pagesWith } from '#domain/document/redaction/box'
import type { RedactionOrder } from '#domain/document/redaction/order'
import { invalid, notFound, wrongState } from '#domain/refusal'
import { caseToChange } from '#tenant/conveyance/changing-case'
import type { RequestContext } from '#tenant/runtime/context'
import type { RedactedFile, RedactionPlan } from '#worker/directory/redaction-endpoints'
import { documentsOf } from './documents.ts'
import { fileDocument, filedBy } from './filing.ts'
import { saveText } from './text.ts'

/** The name of a redacted copy, which is a PDF whatever it was made of. */
const copyName = (name: string) => (/\.pdf$/i.test(name) ? name : `${name}.pdf`)

/** The document of a case that an order redacts; throws 403, 404, 409 and 422. */
const sourceOf = (
  context: RequestContext,
  conveyance: Conveyance,
  { document: id, number, group }: RedactionOrder,
): Document => {
  const document = documentsOf(context.store).find(id)
  if (document?.subject_id !== conveyance.id) throw notFound()
  assertAllowed(mayRedact(context.person, conveyance, document))
  if (number !== document.current)
    throw wrongState('document.newer', 'There is a newer version. Look at it before you redact it.')
  if (!groupsOf(conveyance.matter_type).includes(group))
    throw invalid({ group: ['Choose one of the groups of this case.'] })
  return document
}

/** What a redacted copy is made of, or the one that the order has filed; throws 403, 404, 409 and 422. */
export const planRedaction = (
  context: RequestContext,
  caseId: string,
  key: string,
  order: RedactionOrder,
): RedactionPlan => {
  const conveyance = caseToChange(context, caseId)
  const before = filedBy(context, { subject: { kind: 'conveyance', id: conveyance.id }, key })
  if (before !== null) return { is: 'filed', document: before }
  const document = sourceOf(context, conveyance, order)
  const { file_id, sha256, mime } = currentVersion(document)
  const source = { key: context.files.find(file_id)?.key ?? '', sha256, name: document.name }
  return { is: 'redaction', source, mime }
}

/** Files a redacted copy as a document of its own, once; throws 403, 404, 409 and 422. */
export const fileRedaction = (
  context: RequestContext,
  caseId: string,
  key: string,
  { order, stored, pages, text }: RedactedFile,
): Document => {
  const conveyance = caseToChange(context, caseId)
  const subject = { kind: 'conveyance', id: conveyance.id } as const
  const before = filedBy(context, { subject, key })
  if (before !== null) return before
  const source = sourceOf(context, conveyance, order)
  const { group, folder, reason, number, boxes } = order
  const name = copyName(order.name)
  const document = fileDocument(
    context,
    {
      ...{ key, source: 'redacted', original_name: name, pages, subject, name, group, folder },
      visible_to: order.is_shared && !isStaffGroup(group) ? ['client'] : [],
      redacted_from: {
        ...{ document: source.id, name: source.name, number, reason },
        pages: [...pagesWith(boxes)],
      },
    },
    stored,
  )
  saveText(context.store, document.id, text)
  return document
}
