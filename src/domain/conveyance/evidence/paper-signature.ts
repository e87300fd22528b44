import * as z from 'zod/mini'

/** What a person looks at when a document comes back signed on paper. */
export const SignatureCheck = z.enum([
  'all_pages',
  'every_signature',
  'no_alterations',
  'witness_complete',
  'undated',
  'plan_signed',
  'scanned',
])
export type SignatureCheck = z.infer<typeof SignatureCheck>

/** What was checked of a signature on paper. */
export const PaperSignature = z.object({
  checks: z.array(SignatureCheck),
  /** Where the signed original is kept. */
  original: z.string(),
})

const documentChecks: readonly SignatureCheck[] = ['all_pages', 'every_signature', 'no_alterations']

/** What is looked at in a document, or in a deed, that comes back signed on paper. */
export const checksOf = (isDeed: boolean): readonly SignatureCheck[] =>
  isDeed ? SignatureCheck.options : documentChecks

export const checkNames: Readonly<Record<SignatureCheck, string>> = {
  all_pages: 'All pages are there',
  every_signature: 'Everybody has signed, in every place',
  no_alterations: 'Nothing was altered after printing',
  witness_complete: 'Each signature has its witness, with name, address and occupation',
  undated: 'It is not dated',
  plan_signed: 'The plan is signed, where there is one',
  scanned: 'The scan is filed under Documents',
}
