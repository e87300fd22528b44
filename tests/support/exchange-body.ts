import type { CaseFile } from '#domain/conveyance/api'
import { londonDate } from '#domain/dates'
import { addWorkingDays } from '#domain/working-days'

/** What exchanges a case that is ready to, with completion on this or the next working day. */
export const exchangeBody = ({ conveyance: { version, price } }: CaseFile) => ({
  version,
  at: '00:00',
  formula: 'B',
  spoke_to: 'Sunita Rao',
  deposit_held_by: 'Brookes Tanner',
  price,
  deposit: 0,
  completion_on: addWorkingDays(londonDate(new Date().toISOString()), 0),
})
