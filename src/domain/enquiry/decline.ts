import * as z from 'zod/mini'

/** Reasons for which the seller's side need not answer: Law Society Conveyancing Protocol, and our own for policies. */
export const declineReasons = {
  opinion: { label: 'Asks for an opinion', offer: 'The fact that is known, if any' },
  answered: { label: 'Already answered in the documents', offer: 'The exact document and line' },
  survey: { label: 'For the buyer’s own inspection', offer: 'Access for an inspection' },
  search: { label: 'Shown by a search or public record', offer: 'The reference of the search' },
  irrelevant: { label: 'Not about title, use, nature, place or lender', offer: null },
  blanket: { label: 'A standard list, not adapted', offer: 'An invitation to give a reason' },
  unknown: {
    label: 'Before the seller’s time',
    offer: 'When the seller bought, and what they looked for',
  },
  repeat: { label: 'Accepted in an earlier round', offer: 'The number of the earlier enquiry' },
  advice: { label: 'Asks for our legal advice', offer: null },
  policy: { label: 'Contact would end an insurance option', offer: 'A quote for cover' },
  private: { label: 'Personal information of somebody else', offer: 'A redacted copy' },
  contract: { label: 'A matter for the contract', offer: 'A draft amendment' },
} as const satisfies Readonly<Record<string, { label: string; offer: string | null }>>

export type DeclineReason = keyof typeof declineReasons
export const DeclineReason = z.enum([
  'opinion',
  'answered',
  'survey',
  'search',
  'irrelevant',
  'blanket',
  'unknown',
  'repeat',
  'advice',
  'policy',
  'private',
  'contract',
])

type Declinable = {
  readonly classification: string
  readonly text: string
  readonly number: number
}

type Sibling = Declinable & { readonly status: string; readonly round: number }

/** Why a reason may not be given for an enquiry; null when it may. */
export const reasonAgainstDeclining = (
  reason: DeclineReason,
  enquiry: Declinable,
  others: readonly Sibling[],
): string | null => {
  if (reason === 'irrelevant' && enquiry.classification === 'LND')
    return 'The lender asks for this, so it is relevant.'
  if (reason === 'opinion' && /\b(19|20)\d\d\b|\bcertificate\b|\bconsent\b/i.test(enquiry.text))
    return 'This also asks for a fact. Answer the fact.'
  const wasAccepted = others.some(
    (other) => other.number !== enquiry.number && other.status === 'accepted',
  )
  if (reason === 'repeat' && !wasAccepted)
    return 'No earlier enquiry of this case has been accepted.'
  return null
}
