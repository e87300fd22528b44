import { addMonths, type DateOnly } from '#domain/dates'
import { addWorkingDays } from '#domain/working-days'
import type { FactKey } from './fact.ts'
import type { KeyDates } from './key-date.ts'

/** Priority period of an OS1 search in working days: Land Registration Rules 2003, rule 131. */
const PRIORITY_WORKING_DAYS = 30
/** Age in months up to which lenders accept a search: UK Finance Lenders’ Handbook. */
const SEARCH_MONTHS = 6

type Setting = readonly [keyof KeyDates, (on: DateOnly) => DateOnly]
const thatDay = (on: DateOnly) => on

const settings: Readonly<Partial<Record<FactKey, Setting>>> = {
  memo_confirmed: ['memo_on', thatDay],
  official_copies_received: ['official_copies_on', thatDay],
  forms_returned: ['forms_on', thatDay],
  pack_sent: ['contract_pack_on', thatDay],
  pack_received: ['contract_pack_on', thatDay],
  local_search_received: ['searches_expire_on', (on) => addMonths(on, SEARCH_MONTHS)],
  mortgage_offer_received: ['offer_received_on', thatDay],
  priority_search_clear: ['os1_expires_on', (on) => addWorkingDays(on, PRIORITY_WORKING_DAYS)],
  sdlt_filed: ['sdlt_filed_on', thatDay],
  ap1_lodged: ['ap1_lodged_on', thatDay],
  registered: ['registered_on', thatDay],
}

/** The key dates with the one that a fact implies, unless it is already set. */
export const datedBy = (dates: KeyDates, fact: FactKey, on: DateOnly): KeyDates => {
  const setting = settings[fact]
  if (!setting) return dates
  const [key, reckon] = setting
  return dates[key] === null ? { ...dates, [key]: reckon(on) } : dates
}

/** The key dates without the one that a withdrawn fact implied. */
export const undatedBy = (dates: KeyDates, fact: FactKey, on: DateOnly): KeyDates => {
  const setting = settings[fact]
  if (!setting) return dates
  const [key, reckon] = setting
  return dates[key] === reckon(on) ? { ...dates, [key]: null } : dates
}
