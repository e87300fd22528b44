import * as z from 'zod/mini'
import { DateOnly } from '#domain/date-schema'
import { lineText } from '#domain/one-line'
import { atMost } from '#domain/text/at-most'
import {
  IdentityPaper,
  IdentityPoint,
  IdentityRole,
  IdentityWay,
  PhotoPaper,
  PictureSlot,
} from './identity.ts'

const version = z.int().check(z.minimum(0))
const given = (most: number, message: string) => lineText(most).check(z.minLength(1, message))

/** Most characters of a document's number that are kept. */
export const MOST_ENDING = 4
const MOST_PAPERS = 6

export const PersonEntry = z.strictObject({
  contact_id: given(100, 'Choose a contact.'),
  role: z.enum(IdentityRole.options.filter((it) => it !== 'client')),
})
export type PersonEntry = z.infer<typeof PersonEntry>

/** A first request needs no reason; asking again does. */
export const IdentityRequest = z.strictObject({ version, reason: z.optional(lineText(500)) })
export type IdentityRequest = z.infer<typeof IdentityRequest>

const ReliedOnEntry = z.strictObject({
  paper: IdentityPaper,
  ending: given(MOST_ENDING, 'Enter the last four characters of its number.'),
  expires_on: z.optional(z.nullable(DateOnly)),
})

export const ReviewEntry = z.strictObject({
  version,
  way: IdentityWay,
  on: DateOnly,
  /** What the documents say, to be held against the contact. */
  name: given(240, 'Enter the full name on the document.'),
  date_of_birth: DateOnly,
  address: given(300, 'Enter the address on the proof.'),
  points: z.array(IdentityPoint),
  relied_on: z
    .array(ReliedOnEntry)
    .check(z.maxLength(MOST_PAPERS, `Enter ${MOST_PAPERS} documents or fewer.`)),
  note: z.optional(z.string().check(z.trim(), atMost(2000))),
})
export type ReviewEntry = z.infer<typeof ReviewEntry>

export const IdentityApproval = z.strictObject({ version })

export const IdentityRejection = z.strictObject({
  version,
  outcome: z.enum(['sent_back', 'failed']),
  reason: given(500, 'Enter a reason.'),
})
export type IdentityRejection = z.infer<typeof IdentityRejection>

export const IdentityRemoval = z.strictObject({ version, reason: given(500, 'Enter a reason.') })
export type IdentityRemoval = z.infer<typeof IdentityRemoval>

export const PaperChoice = z.strictObject({ paper: PhotoPaper })

/** A picture, before the first of its bytes. */
export const PictureEntry = z.strictObject({
  /** A new UUID of the sender; the same one resumes the upload. */
  id: z.uuid(),
  slot: PictureSlot,
  name: given(400, 'Name the file.'),
  bytes: z.int().check(z.minimum(0)),
})
export type PictureEntry = z.infer<typeof PictureEntry>
