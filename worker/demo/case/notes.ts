import type { Random } from '../random.ts'

const notes: Readonly<Record<string, readonly string[]>> = {
  'conflict-check': ['Nothing found against either name.', 'Clear.'],
  'official-copies': ['Register, plan and one filed deed.', 'Register and plan.'],
  'title-check': ['Restriction in favour of the lender only.', 'Names match. One old covenant.'],
  certificates: ['Boiler, windows and electrics in. No extension.', 'EPC band C. Boiler serviced.'],
  'payout-account': ['Name confirmed by call-back.'],
  'search-money': ['£420.00 by card.', '£385.00 by bank transfer.'],
  'source-of-funds': ['Savings over six years, statements seen.', 'Sale of shares and savings.'],
  'pack-complete': ['All forms in. FENSA certificate to follow.'],
  'searches-reviewed': [
    'Road adopted. Public sewer within 3 m of the rear wall.',
    'Nothing adverse.',
  ],
  'title-review': ['Absolute title. Right of way over the shared drive.'],
  'tax-confirmed': ['Facts confirmed with the client by telephone.'],
  'redemption-checked': ['Figure and daily rate read back to the lender.'],
  'welcome-call': [
    'Spoke for ten minutes. Hopes to move before the end of term.',
    'Left a voicemail.',
  ],
  'agent-paid': ['Invoice matched.'],
  'report-discussed': ['Two questions about the drive, both answered.'],
}

/** A note for seven in ten of the tasks that have one. */
export const noteFor = (key: string, random: Random): string | undefined => {
  const known = notes[key]
  return known && random.chance(0.7) ? random.pick(known) : undefined
}
