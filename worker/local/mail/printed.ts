import type { MailAttachment } from '#domain/mail/attachment'
import type { Mail } from '#domain/mail/mail'
import { splitAtQuote } from '#domain/mail/quoted'
import { reportOf } from '#domain/mail/report/report'
import { mailWarnings } from '#domain/mail/warning/warning'

/** A mail in the form of the published expectations, and what it reports when it is a report. */
export const printedMail = (mail: Mail): object => ({ ...reportOf(mail), ...printedParts(mail) })

const printedParts = (mail: Mail): object => ({
  subject: mail.subject,
  from: mail.from,
  text: onOneLine(mail.body.text),
  new_text: onOneLine(splitAtQuote(mail.body.text).added),
  text_from: mail.body.from,
  attachments: mail.attachments.map(printedFile),
  nested: mail.nested.map(printedParts),
  tnef: mail.tnef.map(({ name, octets }) => ({ name, bytes: octets.length })),
  calendar: mail.calendar,
  protection: mail.protection?.kind ?? null,
  warn: mail.warnings,
  says: mail.warnings.map((warning) => mailWarnings[warning]),
})

const onOneLine = (text: string) => text.replaceAll(/\s+/g, ' ').trim()

const printedFile = ({ name, type, octets, isInline }: MailAttachment) => ({
  name,
  type,
  bytes: octets.length,
  inline: isInline,
})
