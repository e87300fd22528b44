import { firstRefusal, refuseIf, type Verdict } from '#domain/act'
import { mayAccessConveyance } from '#domain/conveyance/access'
import { mayActOnCase } from '#domain/conveyance/acts'
import type { Conveyance } from '#domain/conveyance/conveyance'
import type { ActingPerson } from '#domain/user/acting-person'
import type { Document } from './document.ts'
import { endingOf } from './naming.ts'

/** Whether somebody may send documents to a case, whatever state it is in: its clients and staff. */
export const mayUpload = (person: ActingPerson, conveyance: Conveyance): Verdict =>
  person.type === 'client'
    ? mayAccessConveyance(person, conveyance)
    : mayActOnCase(person, conveyance)

/** Whether a document may be changed or get a version: 409 once another replaces it. */
export const mayChangeDocument = ({ superseded_by }: Document): Verdict =>
  firstRefusal(
    refuseIf(
      superseded_by !== null,
      'document.superseded',
      'Another document replaces this one, so it cannot be changed.',
    ),
  )

/** Whether a file of this name may be a version of a document: 409 for another type of file. */
export const mayBeVersionOf = ({ name }: Document, fileName: string): Verdict =>
  refuseIf(
    endingOf(fileName) !== endingOf(name),
    'document.other_type',
    `A new version has to be a ${endingOf(name)} file. Upload this one as a document of its own.`,
  )
