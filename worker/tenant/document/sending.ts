import { assertAllowed, refuseIf } from '#domain/act'
import { reachedBy } from '#domain/conveyance/bulk-message/sending'
import type { Conveyance } from '#domain/conveyance/conveyance'
import { currentVersion, type Document } from '#domain/document/document'
import { type DocumentSending, maySendDocument } from '#domain/document/sending/sending'
import { invalid, notFound, wrongState } from '#domain/refusal'
import { agentsOf } from '#tenant/conveyance/agents'
import { recipientsOf } from '#tenant/conveyance/bulk-message/sending'
import { ofCase, staffOfCase } from '#tenant/conveyance/changing-case'
import { caseCorrespondence } from '#tenant/conveyance/correspondence'
import { markEnquiriesSent } from '#tenant/enquiry/letter/sent'
import { markRequisitionSent } from '#tenant/requisition/letter/sent'
import type { RequestContext } from '#tenant/runtime/context'
import { documentFor } from './reading.ts'

/** Emails the current version of a document to people of its case; throws 403, 404, 409 and 422. */
export const sendDocument = (context: RequestContext, id: string, sending: DocumentSending) => {
  const document = documentFor(context, id)
  if (document.subject_kind !== 'conveyance') throw notFound()
  const conveyance = context.conveyances.get(document.subject_id)
  assertAllowed(maySendDocument(context.person, conveyance, document))
  assertAllowed(
    refuseIf(
      context.samples.has(conveyance.id),
      'document.sample',
      'This belongs to the sample data, from which nothing is sent.',
    ),
  )
  if (sending.number !== document.current)
    throw wrongState('document.newer', 'There is a newer version. Look at it before you send it.')
  const { reached, without } = reachedBy(recipientsOf(context, conveyance), sending.to)
  if (reached.length === 0) throw invalid({ to: ['Nobody of these has an email address.'] })
  assertSent(context, document, sending)
  record(context, conveyance, document, sending)
  const isToOtherSide = reached.some(({ audience }) => audience === 'other_side')
  if (isToOtherSide) {
    markEnquiriesSent(context, conveyance, document)
    markRequisitionSent(context, conveyance, document)
  }
  return { sent: reached.length, without }
}

const detailOf = (document: Document, { to, subject }: DocumentSending) => {
  const { id, name, current } = document
  const { sha256 } = currentVersion(document)
  return { document: id, name, number: current, sha256, to, subject }
}

/** Throws 422 where the matrix of the firm switches off what was to be sent. */
const assertSent = (
  { communicationRules }: RequestContext,
  document: Document,
  sending: DocumentSending,
) => {
  const detail = detailOf(document, sending)
  const sent = communicationRules.sent('conveyance.document-sent', detail, null)
  const off = sending.to.filter((audience) => !sent.some((it) => it.audience === audience))
  if (off.length > 0)
    throw invalid({ to: ['The communication matrix switches this off. Ask an administrator.'] })
}

const record = (
  context: RequestContext,
  conveyance: Conveyance,
  document: Document,
  sending: DocumentSending,
) => {
  const { by, origins, store, files } = context
  const file = files.find(currentVersion(document).file_id)
  if (file === null) throw notFound()
  const people = caseCorrespondence(
    { by, origins, agents: agentsOf(store, conveyance) },
    conveyance,
  )
  const values = { ...people.values, sent_subject: sending.subject, sent_text: sending.text }
  const detail = detailOf(document, sending)
  context.recordEvents(
    [
      {
        name: 'conveyance.document-sent',
        ...ofCase(conveyance),
        changed: ['messages'],
        detail,
      },
    ],
    {
      ...staffOfCase(conveyance),
      correspondence: () => ({ ...people, values, files: [{ ...file, name: document.name }] }),
    },
  )
}
