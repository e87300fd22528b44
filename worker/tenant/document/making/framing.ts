import type { Conveyance } from '#domain/conveyance/conveyance'
import type { Letter } from '#domain/document/making/plan'
import { wrongState } from '#domain/refusal'
import type { Block } from '#domain/template/markup/block'
import { textFrom } from '#domain/template/markup/text'
import type { TemplateContent } from '#domain/template/template'
import type { RequestContext } from '#tenant/runtime/context'
import { renderContent } from '#tenant/template/content'
import { valuesFor } from '#tenant/template/source'

type Framed = {
  readonly title: string
  readonly recipient: string
  /** What stands above and below, as templates in the firm’s layout. */
  readonly frame: { readonly above: TemplateContent; readonly below: TemplateContent }
  readonly blocks: readonly Block[]
}

/** A letter of a case around blocks of its own; throws 409 for what the case lacks. */
export const framedLetter = (
  context: RequestContext,
  conveyance: Conveyance,
  { title, recipient, frame, blocks }: Framed,
): Letter => {
  const rendered = renderingFor(context, conveyance, recipient)
  const [top, end] = [rendered(frame.above), rendered(frame.below)]
  const body = [...top.body, ...blocks, ...end.body]
  const { header, footer } = top
  const parts = { header, body, footer, text: textFrom([...body, ...footer]) }
  return { title, author: context.firm.brand.name, language: 'en', ...parts }
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
