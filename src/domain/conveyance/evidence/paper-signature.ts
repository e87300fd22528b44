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
  'attorney_words',
  'power_covers',
  'power_in_force',
])
export type SignatureCheck = z.infer<typeof SignatureCheck>

/** What was checked of a signature on paper. */
export const PaperSignature = z.object({
  checks: z.array(SignatureCheck),
  /** Where the signed original is kept. */
  original: z.string(),
  /** The power that an attorney signed under; absent where nobody did. */
  power: z.optional(z.string()),
})

const documentChecks: readonly SignatureCheck[] = ['all_pages', 'every_signature', 'no_alterations']

const deedChecks: readonly SignatureCheck[] = [
  ...documentChecks,
  ...(['witness_complete', 'undated', 'plan_signed', 'scanned'] as const),
]

// HM Land Registry, practice guide 9: powers of attorney and registered land.
const attorneyChecks: readonly SignatureCheck[] = [
  'attorney_words',
  'power_covers',
  'power_in_force',
]

type Paper = { readonly isDeed?: true; readonly hasAttorney?: true }

/** What is looked at in a document, or in a deed, that comes back signed on paper. */
export const checksOf = ({ isDeed, hasAttorney }: Paper): readonly SignatureCheck[] => {
  if (!isDeed) return documentChecks
  return hasAttorney ? [...deedChecks, ...attorneyChecks] : deedChecks
}

export const checkNames: Readonly<Record<SignatureCheck, string>> = {
  all_pages: 'All pages are there',
  every_signature: 'Everybody has signed, in every place',
  no_alterations: 'Nothing was altered after printing',
  witness_complete: 'Each signature has its witness, with name, address and occupation',
  undated: 'It is not dated',
  plan_signed: 'The plan is signed, where there is one',
  scanned: 'The scan is filed under Documents',
  attorney_words: 'The attorney signed as attorney of the person who gave the power',
  power_covers: 'The power covers this deed, and its certified copy is filed',
  power_in_force:
    'The power is a lasting or security power, or no older than 12 months, or evidence is filed that it was not revoked',
}
