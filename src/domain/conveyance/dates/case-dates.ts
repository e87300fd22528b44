import type { Conveyance } from '#domain/conveyance/conveyance'
import { identityCheckedUntil } from '#domain/conveyance/evidence/identity-validity'
import { completionDay } from '#domain/conveyance/plan/key-date'
import { addDays, type DateOnly, daysBetween, londonDate } from '#domain/dates'

/** A date of a case; `until` is the day on which what it stands for runs out, after `life` days. */
export type CaseDate = {
  readonly name: string
  readonly on: DateOnly | null
  readonly until?: DateOnly | null
  readonly life?: number
  /** Where its length comes from. */
  readonly source?: string
}

/** Law Society Conveyancing Protocol: replies that are two months old are confirmed or renewed. */
const FORMS_DAYS = 61
const HALF_YEAR = 183

const expiring = (
  name: string,
  until: DateOnly | null,
  life: number,
  source: string,
): CaseDate => ({
  name,
  on: until === null ? null : addDays(until, -life),
  until,
  life,
  source,
})

type KeyDates = Conveyance['key_dates']

const ofSeller = ({ forms_on, epc_expires_on }: KeyDates): readonly CaseDate[] => [
  {
    name: 'Property forms',
    on: forms_on,
    until: forms_on && addDays(forms_on, FORMS_DAYS),
    life: FORMS_DAYS,
    source: 'Two months, Conveyancing Protocol',
  },
  expiring('Energy performance certificate', epc_expires_on, 3652, 'Ten years'),
]

const ofBuyer = (it: KeyDates): readonly CaseDate[] => [
  expiring('Searches', it.searches_expire_on, HALF_YEAR, 'Six months, lenders’ handbook'),
  {
    ...expiring('Mortgage offer', it.offer_expires_on, HALF_YEAR, 'As the offer says'),
    on: it.offer_received_on,
  },
  expiring('Priority search (OS1)', it.os1_expires_on, 42, '30 working days'),
]

const documents = ({ key_dates: it, facts, matter_type }: Conveyance): readonly CaseDate[] => {
  const identity = facts.identity_checked
  const checked = identity && (identity.evidence?.on ?? londonDate(identity.at))
  return [
    {
      name: 'Identity checked',
      on: checked ?? null,
      until: checked ? identityCheckedUntil(checked) : null,
      life: 365,
      source: '12 months by default',
    },
    ...(matter_type === 'sale' ? ofSeller(it) : ofBuyer(it)),
  ]
}

const afterCompletion = (it: KeyDates): readonly CaseDate[] => [
  {
    name: 'Tax return',
    on: it.sdlt_filed_on,
    until: it.sdlt_filed_on ? null : it.sdlt_due_on,
    life: 14,
    source: '14 days from completion; Wales: 30',
  },
  { name: 'Registration lodged', on: it.ap1_lodged_on },
  { name: 'Registered', on: it.registered_on },
]

const exchangeAndCompletion = ({ key_dates: it, facts }: Conveyance): readonly CaseDate[] => [
  facts.exchanged
    ? { name: 'Exchanged', on: it.exchanged_on }
    : { name: 'Exchange target', on: it.exchange_target_on },
  { name: 'Requisitions received', on: it.requisitions_received_on },
  { name: it.completed_on ? 'Completed' : 'Completion', on: completionDay(it) },
]

/** Every key date of a case that its matter has, in the order of the work. */
export const caseDates = (conveyance: Conveyance): readonly CaseDate[] => {
  const { key_dates: it, matter_type } = conveyance
  const isSale = matter_type === 'sale'
  return [
    { name: 'Instructed', on: it.instructed_on },
    { name: 'Memorandum of sale', on: it.memo_on },
    { name: 'Official copies', on: it.official_copies_on },
    { name: isSale ? 'Contract pack sent' : 'Contract pack received', on: it.contract_pack_on },
    ...documents(conveyance),
    ...exchangeAndCompletion(conveyance),
    ...(isSale ? [] : afterCompletion(it)),
    { name: 'File kept until', on: it.retained_until },
  ]
}

/** The days that are left and their share of the whole life in per cent; null for a date that does not run out. */
export const freshnessOf = (
  { until, life }: CaseDate,
  today: DateOnly,
): { readonly days: number; readonly left: number } | null => {
  if (!until || !life) return null
  const days = daysBetween(today, until)
  return { days, left: Math.max(0, Math.min(100, Math.round((days / life) * 100))) }
}
