import * as z from 'zod/mini'

/** A letter of our replies, or of enquiries that we raise. */
export const EnquiryLetterKind = z.enum(['replies', 'enquiries'])
export type EnquiryLetterKind = z.infer<typeof EnquiryLetterKind>

/** Most enquiries of one letter. */
export const MOST_IN_LETTER = 500

/** The enquiries that a document holds. */
export const EnquiryLetter = z.object({
  kind: EnquiryLetterKind,
  items: z.array(
    z.object({
      id: z.string(),
      /** What tells whether it has changed since: when the reply was given, or the version of a draft. */
      as_of: z.string(),
    }),
  ),
})
export type EnquiryLetter = z.infer<typeof EnquiryLetter>
