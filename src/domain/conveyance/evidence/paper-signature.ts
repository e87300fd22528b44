import * as z from 'zod/mini'

/** What a person looks at when a document comes back signed on paper. */
export const SignatureCheck = z.enum(['all_pages', 'every_signature', 'no_alterations'])
export type SignatureCheck = z.infer<typeof SignatureCheck>

/** What was checked of a signature on paper. */
export const PaperSignature = z.object({
  checks: z.array(SignatureCheck),
  /** Where the signed original is kept. */
  original: z.string(),
})

export const checkNames: Readonly<Record<SignatureCheck, string>> = {
  all_pages: 'All pages are there',
  every_signature: 'Everybody has signed, in every place',
  no_alterations: 'Nothing was altered after printing',
}
