import * as z from 'zod/mini'
import { Phone } from '#domain/contact'
import { lineText } from '#domain/one-line'
import { atMost } from '#domain/text/at-most'
import { MOST_CAPTION } from './media.ts'
import { WhatsappMessage } from './thread.ts'

const version = z.int().check(z.minimum(0))
const text = z.string().check(z.trim(), z.minLength(1, 'Enter a message.'), z.maxLength(4000))

export const WhatsappText = z.strictObject({ text })
export const WhatsappTemplateSending = z.strictObject({
  template: lineText(60).check(z.minLength(1, 'Choose a template.')),
})
export const WhatsappAssignment = z.strictObject({
  version,
  /** Null for nobody. */
  user: z.nullable(z.string().check(z.maxLength(60))),
})
export const WhatsappFiling = z.strictObject({
  version,
  ref: lineText(20).check(z.minLength(1, 'Enter the reference of a case or a quote.')),
  /** Whether what they wrote before, and was filed elsewhere, goes there as well. */
  earlier: z._default(z.boolean(), false),
})
export const WhatsappFileSaving = z.strictObject({
  group: lineText(60).check(z.minLength(1, 'Choose a group.')),
  name: lineText(200).check(z.minLength(1, 'Enter a name.')),
})
export type WhatsappFileSaving = z.infer<typeof WhatsappFileSaving>
/** A document of the case that is sent, with what is written under it. */
export const WhatsappFileSending = z.strictObject({
  document: z.string().check(z.minLength(1, 'Choose a document.'), z.maxLength(60)),
  /** The number of the version that is sent; the current one. */
  number: z.int(),
  text: z.string().check(z.trim(), atMost(MOST_CAPTION)),
})
export type WhatsappFileSending = z.infer<typeof WhatsappFileSending>
export const WhatsappClosing = z.strictObject({ version, is_closed: z.boolean() })

/** A message as a service of no particular provider reports it; each has an id of its own. */
export const WhatsappIntake = z.strictObject({
  event: z.string().check(z.minLength(1), z.maxLength(200)),
  /** The number of the firm that it was sent to, in E.164. */
  to: Phone,
  from: Phone,
  name: lineText(100),
  kind: WhatsappMessage.shape.kind,
  text: z.string().check(z.maxLength(4096)),
})
export type WhatsappIntake = z.infer<typeof WhatsappIntake>

/** A message that the simulator pretends to receive. */
export const WhatsappSimulation = z.strictObject({
  from: Phone,
  name: lineText(100).check(z.minLength(1, 'Enter a name.')),
  text,
})
