/** What a case has reached and people are told of, by event, in words for staff. */
export const progressTitles = {
  'progress.forms-sent': 'Property forms sent to the client',
  'progress.forms-returned': 'Property forms came back',
  'progress.pack-sent': 'Contract pack sent to the other side',
  'progress.pack-received': 'Contract pack came in',
  'progress.searches-back': 'Searches back and reviewed',
  'progress.enquiries-raised': 'Enquiries raised with the other side',
  'progress.replies-sent': 'Replies sent to the other side',
  'progress.enquiries-accepted': 'All enquiries accepted',
  'progress.offer-received': 'Mortgage offer came in',
  'progress.report-ready': 'Report on title ready to read',
  'progress.date-proposed': 'Completion day proposed',
  'progress.statement-ready': 'Completion statement ready to read',
  'progress.balance-received': 'Balance came in',
  'progress.mortgage-redeemed': 'Old mortgage repaid',
  'progress.discharge-received': 'Discharge of the old mortgage came in',
  'progress.tax-filed': 'Tax return filed',
  'progress.registration-lodged': 'Registration applied for',
  'progress.registered': 'Registration done',
} as const

export type ProgressName = keyof typeof progressTitles
