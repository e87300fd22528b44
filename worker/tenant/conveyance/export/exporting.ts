import type { CaseExport } from '#domain/conveyance/export-file/api'
import { indexPage } from '#domain/conveyance/export-file/index-page'
import { londonTime } from '#domain/dates'
import { mayUse } from '#domain/user/acting-person'
import { clientMessagesOf } from '#tenant/client-message/messages'
import { toMessageView } from '#tenant/communication/view'
import { historyOf } from '#tenant/conveyance/history'
import { notesOf } from '#tenant/conveyance/note/notes'
import { ordersOf } from '#tenant/conveyance/order/orders'
import { chainOf, titleOf } from '#tenant/conveyance/title/titles'
import type { RequestContext } from '#tenant/runtime/context'
import {
  clientMessageFile,
  evidenceFile,
  historyFile,
  messageFile,
  noteFile,
  orderFile,
  taskFile,
} from './files.ts'

const MOST_MESSAGES = 1000
const INDEX = 'index.html'

type File = { readonly path: string; readonly what: string; readonly text: string }

const pretty = (value: unknown) => JSON.stringify(value, null, 2)

const filesOf = (context: RequestContext, id: string): File[] => {
  const records = context.conveyances.records(id)
  const [title, chain] = [titleOf(context, id), chainOf(context, id)]
  const whole = { ...records, title, chain }
  return [
    { path: 'case.json', what: 'every detail, the plan, title and chain', text: pretty(whole) },
    { path: 'tasks.csv', what: 'tasks with who did them and when', text: taskFile(records) },
    { path: 'evidence.csv', what: 'recorded facts and evidence', text: evidenceFile(records) },
    { path: 'orders.csv', what: 'searches and orders', text: orderFile(ordersOf(context, id)) },
    { path: 'notes.txt', what: 'notes of the staff', text: noteFile(notesOf(context, id)) },
    { path: 'history.csv', what: 'history', text: historyFile(historyOf(context, id, 'all')) },
  ]
}

const mayReadMessages = ({ person }: RequestContext) =>
  mayUse(person, ['communications.view-any']) === true

const messagesOf = (context: RequestContext, id: string): File[] => {
  if (!mayReadMessages(context)) return []
  const messages = context.messages
    .about([id], MOST_MESSAGES)
    .map((it) => toMessageView(context, it))
  const written = clientMessagesOf(context.store).ofCase(id, MOST_MESSAGES)
  return [
    { path: 'messages.txt', what: 'messages sent', text: messageFile(messages) },
    {
      path: 'portal.txt',
      what: 'messages with clients in the portal',
      text: clientMessageFile(written),
    },
  ]
}

/** The whole file of a case with its index, which is recorded in the history. */
export const exportCase = (context: RequestContext, id: string): CaseExport => {
  const { conveyance } = context.conveyances.records(id)
  const files = [...filesOf(context, id), ...messagesOf(context, id)]
  const { ref, address } = conveyance
  const index = indexPage({
    ref,
    address: [address.line, address.town, address.postcode].filter(Boolean).join(', '),
    by: context.by.name,
    at: `${context.today}, ${londonTime(context.now)}`,
    files: files.map(({ path, what }) => ({ name: path, what })),
    left_out: mayReadMessages(context)
      ? []
      : ['Messages are left out, because the person who exported may not read them.'],
  })
  context.recordEvents([
    {
      name: 'conveyance.exported',
      subject: 'conveyance',
      id,
      version: conveyance.version,
      changed: [],
      detail: { files: files.map(({ path }) => path) },
    },
  ])
  return {
    name: `${ref} ${context.today}`,
    files: [{ path: INDEX, text: index }, ...files].map(({ path, text }) => ({ name: path, text })),
  }
}
