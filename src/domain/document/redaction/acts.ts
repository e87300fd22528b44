import { firstRefusal, refuseIf, type Verdict } from '#domain/act'
import { mayActOnCase } from '#domain/conveyance/acts'
import type { Conveyance } from '#domain/conveyance/conveyance'
import { isOpen } from '#domain/document/access'
import { currentVersion, type Document } from '#domain/document/document'
import { isPdf } from '#domain/document/making/acts'
import type { ActingPerson } from '#domain/user/acting-person'
import { MOST_SOURCE_BYTES } from './order.ts'

const pictures: readonly string[] = ['image/jpeg', 'image/png']

/** Whether boxes can be drawn over a document: over the pages of a PDF, and over a picture. */
export const isRedactable = (document: Document) =>
  isPdf(document) || pictures.includes(currentVersion(document).mime)

/** Whether a redacted copy of a document may be made; 403 or 409 otherwise. */
export const mayRedact = (
  person: ActingPerson,
  conveyance: Conveyance,
  document: Document,
): Verdict =>
  firstRefusal(
    mayActOnCase(person, conveyance),
    refuseIf(
      !isOpen(document) || !isRedactable(document),
      'document.not_redactable',
      'Only PDFs and pictures can be redacted. Save this as a PDF and upload that.',
    ),
    refuseIf(
      currentVersion(document).bytes > MOST_SOURCE_BYTES,
      'document.too_large',
      'This is larger than 15 MB. File some of its pages, and redact those.',
    ),
  )
