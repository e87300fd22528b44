import { assertAllowed, reasonAgainst, refuseIf } from '#domain/act'
import type { Conveyance } from '#domain/conveyance/conveyance'
import { currentVersion, type Document } from '#domain/document/document'
import { mayLeave } from '#domain/document/sending/sending'
import { invalid, notFound, wrongState } from '#domain/refusal'
import { assertNoBankDetails } from '#domain/tracked-email/outgoing'
import type { SendableDocument } from '#domain/whatsapp/api'
import type { WhatsappFileSending } from '#domain/whatsapp/bodies'
import { sendFileAct } from '#domain/whatsapp/file-acts'
import { mediaKindOf, mediaProblem } from '#domain/whatsapp/media'
import type { WhatsappThread } from '#domain/whatsapp/thread'
import { documentsOf } from '#tenant/document/documents'
import { documentFor } from '#tenant/document/reading'
import type { RequestContext } from '#tenant/runtime/context'
import { threadFor } from './changing.ts'
import { carriesFiles } from './inbox.ts'
import { sendToThread } from './writing.ts'

/** The case that a conversation is filed to; null for none. */
const caseOf = ({ conveyances }: RequestContext, { filing }: WhatsappThread): Conveyance | null =>
  filing?.kind === 'conveyance' ? conveyances.get(filing.id) : null

/** The documents of the conversation's case that may leave the firm, each with why WhatsApp does not take it. Throws 404. */
export const sendableDocuments = (context: RequestContext, id: string): SendableDocument[] => {
  const conveyance = caseOf(context, threadFor(context, id))
  if (conveyance === null) return []
  return documentsOf(context.store)
    .of([conveyance.id])
    .filter(
      (document) => reasonAgainst(mayLeave(context.person, conveyance, document)) === undefined,
    )
    .map((document) => {
      const version = currentVersion(document)
      const { name, current: number } = document
      return { id: document.id, name, number, bytes: version.bytes, problem: mediaProblem(version) }
    })
}

/** Sends the current version of a document of the case within the window. Throws 403, 404, 409 and 422. */
export const sendWhatsappFile = (
  context: RequestContext,
  id: string,
  { document: documentId, number, text }: WhatsappFileSending,
): WhatsappThread => {
  const thread = threadFor(context, id)
  assertAllowed(sendFileAct(thread, context.person, context.now, carriesFiles(context)))
  const conveyance = caseOf(context, thread)
  const document = documentFor(context, documentId)
  if (conveyance === null || document.subject_id !== conveyance.id)
    throw invalid({ document: ['Choose a document of this case.'] })
  assertSendable(context, conveyance, document)
  if (number !== document.current)
    throw wrongState('document.newer', 'There is a newer version. Look at it before you send it.')
  assertNoBankDetails('text', text)
  return sendToThread(context, thread, text, fileOf(context, document))
}

const assertSendable = (context: RequestContext, conveyance: Conveyance, document: Document) => {
  assertAllowed(mayLeave(context.person, conveyance, document))
  assertAllowed(
    refuseIf(
      context.samples.has(conveyance.id),
      'document.sample',
      'This belongs to the sample data, from which nothing is sent.',
    ),
  )
  const problem = mediaProblem(currentVersion(document))
  if (problem !== null) throw invalid({ document: [problem] })
}

const fileOf = ({ files }: RequestContext, document: Document) => {
  const version = currentVersion(document)
  const file = files.find(version.file_id)
  const media = mediaKindOf(version)
  if (file === null || media === null) throw notFound()
  return { file: { ...file, name: document.name }, media }
}
