import { mayRequestTask } from '#domain/conveyance/plan/task-acts'
import { requestTask } from '#domain/conveyance/plan/task-waiting'
import { factOf, sentRequest, taskOfFact } from '#domain/signature/requesting'
import type { SignatureRequest, SourceDocument } from '#domain/signature/signature'
import { ofCase } from '#tenant/conveyance/changing-case'
import { fileDocument } from '#tenant/document/filing'
import type { RequestContext } from '#tenant/runtime/context'
import { system } from '#tenant/user/people'
import { signatureRemindersOf } from './reminders.ts'
import {
  concernedBy,
  groupOf,
  ofRequest,
  saveRequest,
  signatureCorrespondence,
  subjectOf,
} from './saving.ts'
import type { MadeFile } from './work.ts'

/** Files the document of a request and asks the clients to sign it. */
export const sendRequest = (product: RequestContext, request: SignatureRequest, made: MadeFile) => {
  const context = product.as(system, request.prepared_by)
  const filed = fileDocument(
    context,
    {
      subject: subjectOf(request),
      group: groupOf(request),
      name: `${request.title}.pdf`,
      visible_to: ['client'],
      key: request.id,
      source: 'generated',
      pages: made.pages,
    },
    made,
  )
  const [version] = filed.versions
  if (version === undefined) throw new Error(`document ${filed.id} has no version`)
  const { number, file_id, sha256 } = version
  const { pages } = made
  const document = { document_id: filed.id, number, file_id, name: filed.name, sha256, pages }
  sendSource(context, request, document)
}

/** Asks the clients to sign a document that is filed. */
export const sendSource = (
  context: RequestContext,
  request: SignatureRequest,
  document: SourceDocument,
): SignatureRequest => {
  const sent = saveRequest(context, sentRequest(request, document, context.now), {
    what: 'Sent to sign',
    who: request.prepared_by.name,
    detail: request.signers.map(({ name }) => name).join(', '),
  })
  signatureRemindersOf(context.store).plan(sent.id, context.now)
  askClients(context, sent)
  recordSent(context, sent)
  return sent
}

/** The task waits for the clients from now on. */
const askClients = ({ conveyances, now }: RequestContext, request: SignatureRequest) => {
  const records = conveyances.records(request.conveyance_id)
  const task = taskOfFact(records, factOf(request))
  if (task && mayRequestTask(records, task) === true)
    conveyances.keep(requestTask(records, { task: task.key }, now), records.conveyance.version)
}

const recordSent = (context: RequestContext, request: SignatureRequest) => {
  const conveyance = context.conveyances.get(request.conveyance_id)
  context.recordEvents(
    [
      {
        name: 'signature.requested',
        ...ofCase(conveyance),
        changed: ['signatures'],
        detail: ofRequest(request),
      },
    ],
    {
      ...concernedBy(conveyance),
      correspondence: () => signatureCorrespondence(context, conveyance, request, request.signers),
    },
  )
}
