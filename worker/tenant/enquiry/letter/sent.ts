import type { Conveyance } from '#domain/conveyance/conveyance'
import { currentVersion, type Document } from '#domain/document/document'
import { sentInLetter } from '#domain/enquiry/letter/letter'
import { ofCase, staffOfCase } from '#tenant/conveyance/changing-case'
import { numbersOf, recordsOf, recount, stampOf } from '#tenant/enquiry/changing-enquiries'
import type { RequestContext } from '#tenant/runtime/context'

/** Marks what a document holds of enquiries as sent to the other side; throws 409 for what has changed since. */
export const markEnquiriesSent = (
  context: RequestContext,
  conveyance: Conveyance,
  document: Document,
) => {
  const { enquiries: letter } = currentVersion(document)
  if (letter === undefined) return
  const records = recordsOf(context)
  const stamp = { ...stampOf(context), document: document.id }
  const changed = letter.items
    .flatMap(({ id }) => sentInLetter(letter, records.get(conveyance.id, id), stamp) ?? [])
    .map(records.replace)
  if (changed.length === 0) return
  const numbers = numbersOf(changed)
  const event = { ...ofCase(conveyance), changed: ['enquiries'] }
  const detail = { numbers, document: document.id, name: document.name }
  context.recordEvents(
    [
      letter.kind === 'replies'
        ? { ...event, name: 'enquiry.replies-sent', detail }
        : { ...event, name: 'enquiry.sent', detail: { numbers } },
    ],
    staffOfCase(conveyance),
  )
  recount(context, conveyance)
}
