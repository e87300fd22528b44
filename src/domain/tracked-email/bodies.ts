import * as z from 'zod/mini'
import { Email } from '#domain/contact'
import { lineText } from '#domain/one-line'
import { TemplateKey } from '#domain/template/template'
import { atMost } from '#domain/text/at-most'

const version = z.int().check(z.minimum(0))

export const EmailFiling = z.strictObject({
  version,
  ref: lineText(20).check(z.minLength(1, 'Enter the reference of a case or a quote.')),
})
export type EmailFiling = z.infer<typeof EmailFiling>

export const EmailUnfiling = z.strictObject({ version })

const subject = lineText(200).check(z.minLength(1, 'Enter a subject.'))
const text = z.string().check(z.trim(), z.minLength(1, 'Enter the message.'), atMost(10_000))
const to = Email
/** The draft that this finishes; absent for what was typed in one go. */
const draft = z.optional(z.uuid())

export const EmailReply = z.strictObject({
  as: z.enum(['reply', 'forward']),
  to: z
    .array(to)
    .check(z.minLength(1, 'Enter an email address.'), z.maxLength(10, 'Enter 10 or fewer.')),
  subject,
  text,
  /** The places of attachments of the email that go with it. */
  attachments: z.array(z.int().check(z.minimum(0))).check(z.maxLength(50)),
  draft,
})
export type EmailReply = z.infer<typeof EmailReply>

export const NewEmail = z.strictObject({
  /** The address of somebody of the case. */
  to,
  subject,
  text,
  draft,
})
export type NewEmail = z.infer<typeof NewEmail>

export const CaseEmail = z.strictObject({
  ...NewEmail.shape,
  /** The ids of documents of the case that go with it. */
  attachments: z._default(z.array(z.string().check(z.maxLength(100))).check(z.maxLength(10)), []),
})
export type CaseEmail = z.infer<typeof CaseEmail>

/** A template to fill in for an email to somebody of a case. */
export const EmailFilling = z.strictObject({
  template: TemplateKey,
  to: z.string().check(z.maxLength(254)),
})
export type EmailFilling = z.infer<typeof EmailFilling>

export const AttachmentSaving = z.strictObject({
  version,
  attachment: z.int().check(z.minimum(0)),
  group: lineText(60).check(z.minLength(1, 'Choose a group.')),
  name: lineText(200).check(z.minLength(1, 'Enter a name.')),
})
export type AttachmentSaving = z.infer<typeof AttachmentSaving>
