import type { Conveyance } from '#domain/conveyance/conveyance'
import { identityCheckedUntil } from '#domain/conveyance/evidence/identity-validity'
import { addDays, type DateOnly, londonDate } from '#domain/dates'
import { addWorkingDays } from '#domain/working-days'

type Case = Pick<Conveyance, 'key_dates' | 'facts' | 'lender' | 'matter_type'>

/** A day of a case that people are warned of. */
type KeyDateKind = {
  readonly key: string
  /** 'Mortgage offer expiry'. */
  readonly name: string
  readonly warn: { readonly days: number; readonly unit: 'wd' | 'd' }
  /** The day; null where there is none, and once it no longer matters. */
  readonly of: (conveyance: Case) => DateOnly | null
}

const identityEnds = ({ facts }: Case) => {
  const checked = facts.identity_checked
  if (!checked || facts.completed) return null
  return identityCheckedUntil(checked.evidence?.on ?? londonDate(checked.at))
}

export const keyDateKinds: readonly KeyDateKind[] = [
  {
    key: 'offer_expires_on',
    name: 'Mortgage offer expiry',
    warn: { days: 21, unit: 'wd' },
    of: ({ key_dates, facts, lender, matter_type }) =>
      facts.completed || lender === null || matter_type === 'sale'
        ? null
        : key_dates.offer_expires_on,
  },
  {
    key: 'searches_expire_on',
    name: 'First search expiry',
    warn: { days: 10, unit: 'wd' },
    of: ({ key_dates, facts }) =>
      facts.exchanged || facts.completed ? null : key_dates.searches_expire_on,
  },
  {
    key: 'epc_expires_on',
    name: 'EPC expiry',
    warn: { days: 10, unit: 'wd' },
    of: ({ key_dates, facts }) =>
      facts.exchanged || facts.completed ? null : key_dates.epc_expires_on,
  },
  {
    key: 'identity_expires_on',
    name: 'Identity check expiry',
    warn: { days: 10, unit: 'wd' },
    of: identityEnds,
  },
  {
    key: 'exchange_target_on',
    name: 'Exchange target',
    warn: { days: 3, unit: 'wd' },
    of: ({ key_dates, facts }) =>
      facts.exchanged || facts.completed ? null : key_dates.exchange_target_on,
  },
  {
    key: 'completion_on',
    name: 'Completion date',
    warn: { days: 5, unit: 'wd' },
    of: ({ key_dates, facts }) => (facts.completed ? null : key_dates.completion_on),
  },
  {
    key: 'os1_expires_on',
    name: 'Priority period expiry',
    warn: { days: 5, unit: 'wd' },
    of: ({ key_dates, facts }) => (facts.ap1_lodged ? null : key_dates.os1_expires_on),
  },
  {
    key: 'sdlt_due_on',
    name: 'SDLT or LTT return deadline',
    warn: { days: 5, unit: 'd' },
    of: ({ key_dates, facts }) => (facts.sdlt_filed ? null : key_dates.sdlt_due_on),
  },
]

/** The day from which people are warned of a key date. */
export const warningDay = ({ warn }: Pick<KeyDateKind, 'warn'>, on: DateOnly): DateOnly =>
  warn.unit === 'wd' ? addWorkingDays(on, -warn.days) : addDays(on, -warn.days)

export const keyDateName = (key: string) => keyDateKinds.find((it) => it.key === key)?.name ?? key
