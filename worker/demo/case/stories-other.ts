import type { CaseStory } from './story.ts'

export const others: readonly CaseStory[] = [
  {
    matter: 'remortgage',
    currentTask: 'redemption-indicated',
    since: 3,
    contact: 3,
    earner: 'supervisor',
  },
  {
    matter: 'remortgage',
    currentTask: 'deed-signed',
    since: 2,
    tenure: 'leasehold',
    completes_in: 8,
    contact: 2,
  },
  {
    matter: 'remortgage',
    currentTask: 'certificate',
    since: 1,
    nation: 'Wales',
    completes_in: 6,
    contact: 5,
  },
  {
    matter: 'transfer-of-equity',
    currentTask: 'lender-consent',
    lender: true,
    since: 10,
    nation: 'Wales',
    chased: [3],
    contact: 3,
  },
  {
    matter: 'transfer-of-equity',
    currentTask: 'transfer-signed',
    since: 6,
    flags: ['independent_advice', 'tax_due'],
    completes_in: 6,
    contact: 6,
    earner: 'supervisor',
  },
  { matter: 'transfer-of-equity', since: 24, lender: false, archived: true },
  { matter: 'remortgage', since: 6, earner: 'supervisor' },
]
