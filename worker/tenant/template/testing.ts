import type * as z from 'zod/mini'
import type { TestReceipt } from '#domain/communication/type/api'
import { wrongState } from '#domain/refusal'
import type { TemplatePreviewing } from '#domain/template/bodies'
import { sendTestOf } from '#tenant/communication/type/testing'
import type { RequestContext } from '#tenant/runtime/context'
import { renderContent } from './content.ts'
import { previewValues } from './previewing.ts'

/** Sends an email template, stored or not, to the person who asks for it; throws 409 for what it lacks. */
export const sendTemplateTest = (
  context: RequestContext,
  body: z.infer<typeof TemplatePreviewing>,
): TestReceipt => {
  const { store, today } = context
  const { content } = body
  const values = previewValues(context, body)
  const { subject, text, missing } = renderContent(
    store,
    { family: 'email', content },
    { values, today },
  )
  if (missing.length > 0)
    throw wrongState(
      'template_lacks',
      `It could not be sent for this case, as these are empty: ${missing.map(({ label }) => label).join(', ')}.`,
    )
  return sendTestOf(context, { channel: 'email', subject, body: text, of: content.name })
}
