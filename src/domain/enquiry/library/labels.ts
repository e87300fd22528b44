import type { LibraryContent } from './content.ts'
import type { LibraryUse } from './library-enquiry.ts'

export const neededByLabels: Readonly<Record<LibraryContent['needed_by'], string>> = {
  title: 'The title',
  lender: 'The lender',
  client: 'The client',
}

/** '75%' of the settled ones that the first reply satisfied; '–' before any is settled. */
export const firstTimeText = ({ settled, accepted_first }: LibraryUse): string =>
  settled === 0 ? '–' : `${Math.round((accepted_first / settled) * 100)}%`

/** '4.5 days'; '–' before the first acceptance. */
export const averageText = (days: number | null): string => {
  if (days === null) return '–'
  const rounded = Math.round(days * 10) / 10
  return rounded === 1 ? '1 day' : `${rounded} days`
}
