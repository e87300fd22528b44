import * as z from 'zod/mini'
import { firstRefusal, refuseIf, type Verdict } from '#domain/act'
import { mayActOnCase } from '#domain/conveyance/acts'
import { MessageAudience } from '#domain/conveyance/automation/action'
import type { Conveyance } from '#domain/conveyance/conveyance'
import { isOpen } from '#domain/document/access'
import { currentVersion, type Document } from '#domain/document/document'
import { lineText } from '#domain/one-line'
import { atMost } from '#domain/text/at-most'
import type { ActingPerson } from '#domain/user/acting-person'

/** Most bytes of a file that is attached to an email: many servers take no more than 20 MB, in base64. */
export const MOST_SENT_BYTES = 14 * 1024 * 1024

/** The groups whose documents never leave the firm. */
const keptGroups: readonly string[] = ['internal', 'compliance', 'accounts']

/** What is written to the people of a case with a document. */
export const DocumentSending = z.strictObject({
  /** The number of the version that is sent; the current one. */
  number: z.int(),
  to: z.array(MessageAudience).check(z.minLength(1, 'Choose who gets it.'), z.maxLength(3)),
  subject: lineText(200).check(z.minLength(1, 'Enter a subject.')),
  text: z.string().check(z.trim(), z.minLength(1, 'Enter the message.'), atMost(4000)),
})
export type DocumentSending = z.infer<typeof DocumentSending>

/** Whether a document may be emailed to the people of its case; 403 or 409 otherwise. */
export const maySendDocument = (
  person: ActingPerson,
  conveyance: Conveyance,
  document: Document,
): Verdict =>
  firstRefusal(
    mayLeave(person, conveyance, document),
    refuseIf(
      currentVersion(document).bytes > MOST_SENT_BYTES,
      'document.too_large',
      'This is larger than 14 MB, which many mailboxes refuse. Share it with the clients instead.',
    ),
  )

/** Whether a document may leave the firm for people of its case, by whatever way; 403 or 409 otherwise. */
export const mayLeave = (
  person: ActingPerson,
  conveyance: Conveyance,
  document: Document,
): Verdict =>
  firstRefusal(
    mayActOnCase(person, conveyance),
    refuseIf(
      !isOpen(document) || document.superseded_by !== null,
      'document.not_sendable',
      'Another document replaces this one. Send that one.',
    ),
    refuseIf(
      keptGroups.includes(document.group),
      'document.staff_only',
      'Documents of this group stay in the firm. Move it to another group to send it.',
    ),
    refuseIf(
      conveyance.hold !== null,
      'document.on_hold',
      'The case is on hold, so nothing is sent. Resume it first.',
    ),
  )
