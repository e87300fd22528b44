import { assertAllowed } from '#domain/act'
import { groupsOf } from '#domain/document/group'
import { endingOf } from '#domain/document/naming'
import { invalid, notFound } from '#domain/refusal'
import type { WhatsappFileSaving } from '#domain/whatsapp/bodies'
import { whatsappFileActs } from '#domain/whatsapp/file-acts'
import type { WhatsappFile, WhatsappMessage } from '#domain/whatsapp/thread'
import { caseToChange } from '#tenant/conveyance/changing-case'
import { fileDocument } from '#tenant/document/filing'
import type { RequestContext } from '#tenant/runtime/context'
import { isTargetInScope } from '#tenant/tracked-email/targets'
import { threadFor } from './changing.ts'
import { threadsOf } from './threads.ts'

type WithFile = WhatsappMessage & { readonly file: WhatsappFile }

const messageWithFile = ({ store }: RequestContext, id: string): WithFile => {
  const message = threadsOf(store).findMessage(id)
  if (!message?.file) throw notFound()
  return { ...message, file: message.file }
}

/** The file of a message, for whoever reads its record or its conversation. Throws 404. */
export const whatsappFile = (context: RequestContext, id: string): WhatsappFile => {
  const { file, filing, thread_id } = messageWithFile(context, id)
  if (!filing || !isTargetInScope(context, filing)) threadFor(context, thread_id)
  return file
}

type Fetched = Pick<WhatsappFile, 'stored' | 'refusal'> & { readonly message: string }

/** Records what became of a file that was fetched; for the product itself. */
export const storeWhatsappFile = (
  context: RequestContext,
  { message: id, stored, refusal }: Fetched,
): WhatsappMessage => {
  const before = messageWithFile(context, id)
  if (before.file.stored !== null) return before
  const message = { ...before, file: { ...before.file, stored, refusal } }
  threadsOf(context.store).replaceMessage(message)
  return message
}

const withEnding = (name: string, ending: string) =>
  name.toLowerCase().endsWith(ending) ? name : `${name}${ending}`

/** Files a fetched file as a document of the case of its conversation, once. Throws 404, 409 and 422. */
export const saveWhatsappFile = (
  context: RequestContext,
  id: string,
  { group, name }: WhatsappFileSaving,
): WhatsappMessage => {
  const before = messageWithFile(context, id)
  const thread = threadFor(context, before.thread_id)
  assertAllowed(whatsappFileActs(thread, before.file, context.person).save)
  const { file } = before
  if (file.document_id !== null || file.stored === null || thread.filing === null) return before
  const conveyance = caseToChange(context, thread.filing.id)
  if (!groupsOf(conveyance.matter_type).includes(group))
    throw invalid({ group: ['Choose one of the groups of this case.'] })
  const document = fileDocument(
    context,
    {
      key: `whatsapp-${id}`,
      source: 'message',
      original_name: file.name,
      subject: { kind: 'conveyance', id: conveyance.id },
      name: withEnding(name, endingOf(file.name)),
      group,
      visible_to: [],
    },
    file.stored,
  )
  const message = { ...before, file: { ...file, document_id: document.id } }
  threadsOf(context.store).replaceMessage(message)
  return message
}
