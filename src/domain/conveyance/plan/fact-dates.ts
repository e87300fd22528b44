import { addMonths, type DateOnly } from '#domain/dates'
import { addWorkingDays } from '#domain/working-days'
import type { FactKey } from './fact.ts'
import type { KeyDates } from './key-date.ts'

/** Priority period of an OS1 search in working days: Land Registration Rules 2003, rule 131. */
const PRIORITY_WORKING_DAYS = 30
/** Age in months up to which lenders accept a search: UK Finance Lenders’ Handbook. */
const SEARCH_MONTHS = 6

type FactDate = readonly [keyof KeyDates, (on: DateOnly) => DateOnly]
const sameDay = (on: DateOnly) => on

const datesByFact: Readonly<Partial<Record<FactKey, FactDate>>> = {
  memo_confirmed: ['memo_on', sameDay],
  official_copies_received: ['official_copies_on', sameDay],
  forms_returned: ['forms_on', sameDay],
  pack_sent: ['contract_pack_on', sameDay],
  pack_received: ['contract_pack_on', sameDay],
  local_search_received: ['searches_expire_on', (on) => addMonths(on, SEARCH_MONTHS)],
  mortgage_offer_received: ['offer_received_on', sameDay],
  priority_search_clear: ['os1_expires_on', (on) => addWorkingDays(on, PRIORITY_WORKING_DAYS)],
  sdlt_filed: ['sdlt_filed_on', sameDay],
  ap1_lodged: ['ap1_lodged_on', sameDay],
  registered: ['registered_on', sameDay],
}

/** The key dates with the one that a fact implies, unless it is already set. */
export const withDateOfFact = (dates: KeyDates, fact: FactKey, on: DateOnly): KeyDates => {
  const dateOfFact = datesByFact[fact]
  if (!dateOfFact) return dates
  const [key, dateFrom] = dateOfFact
  return dates[key] === null ? { ...dates, [key]: dateFrom(on) } : dates
}

export const withoutDateOfFact = (dates: KeyDates, fact: FactKey, on: DateOnly): KeyDates => {
  const dateOfFact = datesByFact[fact]
  if (!dateOfFact) return dates
  const [key, dateFrom] = dateOfFact
  return dates[key] === dateFrom(on) ? { ...dates, [key]: null } : dates
}
