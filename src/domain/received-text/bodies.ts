import * as z from 'zod/mini'
import { Phone } from '#domain/contact'
import { lineText } from '#domain/one-line'

const version = z.int().check(z.minimum(0))

/** A text message as a service of no particular provider reports it; each has an id of its own. */
export const TextIntake = z.strictObject({
  event: z.string().check(z.minLength(1), z.maxLength(200)),
  /** The number of the firm that it was sent to, in E.164. */
  to: Phone,
  /** A number in E.164, or the word that a sender goes by who cannot be answered: 'HMRC' */
  from: z.union([Phone, z.string().check(z.regex(/^[\w .&-]{1,11}$/))]),
  text: z.string().check(z.maxLength(4000)),
})
export type TextIntake = z.infer<typeof TextIntake>

/** A text message that the simulator pretends to receive. */
export const TextSimulation = z.strictObject({
  from: Phone,
  text: z.string().check(z.trim(), z.minLength(1, 'Enter a message.'), z.maxLength(1000)),
})
export type TextSimulation = z.infer<typeof TextSimulation>

export const TextFiling = z.strictObject({
  version,
  ref: lineText(20).check(z.minLength(1, 'Enter the reference of a case or a quote.')),
})
export type TextFiling = z.infer<typeof TextFiling>

export const TextClosure = z.strictObject({ version, is_closed: z.boolean() })
export type TextClosure = z.infer<typeof TextClosure>
