import * as z from 'zod/mini'
import { Instant } from '#domain/date-schema'
import { messageIdsIn } from '#domain/tracked-email/reading'
import { EmailAddress } from '#domain/tracked-email/tracked-email'

/** What says of an email whether it is about a record, without its text; never stored. */
export const MailEnvelope = z.object({
  id: z.string(),
  message_id: z.string(),
  references: z.array(z.string()),
  from: EmailAddress,
  to: z.array(EmailAddress),
  cc: z.array(EmailAddress),
  subject: z.string(),
  received_at: Instant,
  is_draft: z.boolean(),
  /** Whether its sender marked it as private or personal. */
  is_private: z.boolean(),
})
export type MailEnvelope = z.infer<typeof MailEnvelope>

type Header = { readonly name: string; readonly value: string }

const MOST_REFERENCES = 50

const valuesOf = (headers: readonly Header[], name: string) =>
  headers.filter((it) => it.name.toLowerCase() === name).map(({ value }) => value)

/** The Message-IDs that an email answers, oldest first, without angle brackets. */
export const referencesIn = (headers: readonly Header[]): string[] => {
  const named = ['references', 'in-reply-to'].flatMap((name) =>
    valuesOf(headers, name).flatMap(messageIdsIn),
  )
  return [...new Set(named)].slice(-MOST_REFERENCES)
}

/** Whether headers mark an email as private or personal (RFC 4021 Sensitivity). */
export const isMarkedPrivate = (headers: readonly Header[]) =>
  valuesOf(headers, 'sensitivity').some((it) => /^(?:private|personal)$/i.test(it.trim()))
