import * as z from 'zod/mini'
import { DateOnly } from '#domain/date-schema'
import { lineText } from '#domain/one-line'
import { atMost } from '#domain/text/at-most'

const text = (maxLength: number) => z.string().check(z.trim(), atMost(maxLength))
const requiredText = (maxLength: number, message: string) =>
  text(maxLength).check(z.minLength(1, message))

export const Vulnerability = z.object({
  type: z.enum(['health', 'bereavement', 'capability', 'resilience', 'language', 'other']),
  note: text(1000),
  /** Reasonable adjustments: 'Write in large type.' */
  adjust: text(500),
})

export const ContactAddress = z.object({
  lines: requiredText(240, 'Enter the address.'),
  postcode: z.nullable(text(12)),
  from: z.nullable(DateOnly),
  /** The last day there; null for the current address. */
  to: z.nullable(DateOnly),
})
export type ContactAddress = z.infer<typeof ContactAddress>

export const EmailKind = z.enum(['personal', 'work', 'other'])
export const PhoneKind = z.enum(['mobile', 'home', 'work', 'other'])
export type PhoneKind = z.infer<typeof PhoneKind>

export const Channel = z.enum(['email', 'sms', 'whatsapp', 'phone', 'post'])
export type Channel = z.infer<typeof Channel>

export const CommunicationChoice = z.object({
  /** The preferred channel first; every channel is allowed when empty. */
  channels: z.array(Channel).check(z.maxLength(5)),
  /** 'en', 'cy' */
  language: text(12),
  large_print: z.boolean(),
})

/** The longest name that is stored, in characters. */
export const LONGEST_NAME = 80

export const ContactNames = {
  title: z.nullable(lineText(20)),
  first_name: lineText(LONGEST_NAME).check(z.minLength(1, 'Enter a first name.')),
  middle_name: z.nullable(lineText(LONGEST_NAME)),
  last_name: lineText(LONGEST_NAME).check(z.minLength(1, 'Enter a last name.')),
  /** What they like to be called: 'Ollie'. */
  preferred_name: z.nullable(lineText(LONGEST_NAME)),
}
