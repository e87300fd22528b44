import { recipientOf } from '#domain/document/making/recipient'
import type { FilledReply, ReplyUse } from '#domain/standard-reply/standard-reply'
import { caseToChange } from '#tenant/conveyance/changing-case'
import type { RequestContext } from '#tenant/runtime/context'
import { renderContent } from '#tenant/template/content'
import { valuesFor } from '#tenant/template/source'
import { listReplies } from './replies.ts'
import { templateOf } from './template.ts'

/** The standard replies for a use with the values of a case; throws 403 and 404. */
export const repliesForCase = (
  context: RequestContext,
  id: string,
  use: ReplyUse,
): FilledReply[] => {
  const conveyance = caseToChange(context, id)
  const given = { recipient: recipientOf(conveyance, 'other_side'), answers: {} }
  const values = valuesFor(context, { conveyance: conveyance.id }, given)
  return listReplies(context, { use }).map(({ id: replyId, content }) => {
    const { text, missing } = renderContent(
      context.store,
      { family: 'snippet', content: templateOf(content) },
      { values, today: context.today },
    )
    const { title, classification } = content
    return { id: replyId, title, classification, text, missing: missing.map(({ label }) => label) }
  })
}
