import type { Conveyance } from '#domain/conveyance/conveyance'
import type { EnquiriesOrder } from '#domain/document/making/order'
import type { MakingPlan } from '#domain/document/making/plan'
import { recipientOf } from '#domain/document/making/recipient'
import { letterBlocks } from '#domain/enquiry/letter/blocks'
import { letterOf } from '#domain/enquiry/letter/letter'
import { letterFrame, letterTitle } from '#domain/enquiry/letter/wording'
import { wrongState } from '#domain/refusal'
import { textFrom } from '#domain/template/markup/text'
import type { TemplateContent } from '#domain/template/template'
import { recordsOf } from '#tenant/enquiry/changing-enquiries'
import type { RequestContext } from '#tenant/runtime/context'
import { renderContent } from '#tenant/template/content'
import { valuesFor } from '#tenant/template/source'

/** A letter of enquiries in the firm's layout; throws 404, 409 where the case names no other side, and 422. */
export const enquiriesPlan = (
  context: RequestContext,
  conveyance: Conveyance,
  { letter: kind, enquiries: ids }: EnquiriesOrder,
): MakingPlan => {
  const records = recordsOf(context)
  const chosen = [...new Set(ids)].map((id) => records.get(conveyance.id, id))
  const enquiries = chosen.toSorted((a, b) => a.number - b.number)
  const letter = letterOf(kind, enquiries)
  const recipient = recipientOf(conveyance, 'other_side')
  if (recipient === null)
    throw wrongState('enquiry.no_other_side', 'Name the other side’s firm on the case first.')
  const rendered = renderingFor(context, conveyance, recipient)
  const { above, below } = letterFrame(kind)
  const [top, end] = [rendered(above), rendered(below)]
  const body = [...top.body, ...letterBlocks(kind, enquiries), ...end.body]
  const { header, footer } = top
  const parts = { header, body, footer, text: textFrom([...body, ...footer]) }
  const author = context.firm.brand.name
  return {
    ...{ is: 'letter', format: 'pdf', made_from: null, enquiries: letter },
    letter: { title: letterTitle(kind), author, language: 'en', ...parts },
  }
}

const renderingFor = (context: RequestContext, { id }: Conveyance, recipient: string) => {
  const values = valuesFor(context, { conveyance: id }, { recipient, answers: {} })
  return (content: TemplateContent) => {
    const rendered = renderContent(
      context.store,
      { family: 'document', content },
      { values, today: context.today },
    )
    const [missing] = rendered.missing
    if (missing) throw wrongState('fields_missing', `The letter needs: ${missing.label}.`)
    return rendered
  }
}
