import { addDays, londonDate } from '#domain/dates'
import type { RiskEntry } from '#domain/risk/bodies'

const REVIEW_DAYS = 90

/** What somebody says of a case whose risk is low. */
export const lowRisk: Omit<RiskEntry, 'version' | 'facts'> = {
  answers: {
    exposed: 'no',
    kind: 'people',
    manner: 'usual',
    country: 'uk',
    meeting: 'video',
    purpose: 'home',
    value: 'fits',
    cash: 'no',
    third_party: 'no',
  },
  basis: {
    client: 'Register of people in public office and news searched; nothing found',
    geography: 'Lives and works in Ludlow',
    delivery: 'Video call on instruction',
    matter: 'A first home, within what they earn',
    funds: 'Savings and a mortgage',
  },
  expected_funds: ['savings', 'mortgage', 'sale'],
  review_on: addDays(londonDate(new Date().toISOString()), REVIEW_DAYS),
}
