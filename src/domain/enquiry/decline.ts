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

type Told = {
  readonly reason: DeclineReason
  readonly explanation: string
  readonly offer: string | null
}

/** What stands before the offer of a reason; 'We offer instead:' before any other. */
const leads: Readonly<Partial<Record<DeclineReason, string>>> = {
  opinion: '',
  answered: 'See: ',
  search: 'See: ',
  unknown: '',
}

/** What the other side reads of a decline. */
export const declineText = ({ reason, explanation, offer }: Told): string =>
  offer ? `${explanation} ${leads[reason] ?? 'We offer instead: '}${offer}` : explanation
