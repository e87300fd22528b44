import type { OpeningBody } from '#domain/conveyance/bodies'
import { complete } from '#domain/conveyance/completion'
import type { CaseRecords } from '#domain/conveyance/conveyance'
import { setDetails } from '#domain/conveyance/details'
import { approveEvidence } from '#domain/conveyance/evidence/approval'
import type { Evidence } from '#domain/conveyance/evidence/evidence'
import { followLinkedSale } from '#domain/conveyance/evidence/linked-sale'
import { SignatureCheck } from '#domain/conveyance/evidence/paper-signature'
import { recordEvidence } from '#domain/conveyance/evidence/recording'
import { requirementOf } from '#domain/conveyance/evidence/requirements'
import { exchange } from '#domain/conveyance/exchange'
import { openConveyance } from '#domain/conveyance/opening'
import { hasExpiryDate } from '#domain/conveyance/plan/expiry-dates'
import type { FactKey } from '#domain/conveyance/plan/fact'
import { recordFact, withFact } from '#domain/conveyance/plan/fact-recording'
import { setKeyDates } from '#domain/conveyance/plan/key-date-setting'
import { isLive, type Task, tasksOf } from '#domain/conveyance/plan/plan'
import { completeTask } from '#domain/conveyance/plan/task-completion'
import { findTask } from '#domain/conveyance/plan/task-finding'
import { type CaseChange, settle } from '#domain/conveyance/settling'
import { defaultWorkflows } from '#domain/conveyance/workflow/defaults'
import { type Instant, londonDate } from '#domain/dates'
import { recordFunds } from '#domain/funds/fact'
import { recordIdentity } from '#domain/identity/fact'
import type { MatterType } from '#domain/matter'
import { recordRisk } from '#domain/risk/fact'

export const eleanor = { id: 'u-eleanor', name: 'Eleanor Shaw' }
export const tom = { id: 'u-tom', name: 'Tom Birkett' }

/** Tuesday 22 September 2026, 10:00 in London. */
export const OPENED: Instant = '2026-09-22T09:00:00.000Z'

/** 10:00 in London on a day of winter time; summer days are an hour off, which no rule minds. */
export const at = (day: string): Instant => `${day}T10:00:00.000Z`

const roles = {
  sale: 'seller',
  purchase: 'buyer',
  remortgage: 'borrower',
  'transfer-of-equity': 'transferor',
} as const

export const opening = (
  matter_type: MatterType = 'sale',
  change: Partial<OpeningBody> = {},
): OpeningBody => ({
  matter_type,
  nation: 'England',
  address: { line: '14 Larkfield Road', town: 'Shrewsbury', postcode: 'SY3 9QX' },
  tenure: 'freehold',
  price: 412_500_00,
  deposit: 41_250_00,
  fees: 1_095_00,
  clients: [
    {
      contact_id: 'c-margaret',
      name: 'Margaret Ellison',
      email: 'margaret@sample.test',
      phone: null,
      role: roles[matter_type],
    },
    {
      contact_id: 'c-david',
      name: 'David Ellison',
      email: null,
      phone: null,
      role: roles[matter_type],
    },
  ],
  counterparties: ['Hannah Prescott', 'Joel Marsh'],
  other_side: {
    firm: 'Brookes Tanner',
    handler: 'Sunita Rao',
    email: 'sunita@brookes.test',
    phone: null,
  },
  lender: {
    name: 'Severn Building Society',
    ref: 'SBS-1',
    amount: 120_000_00,
    email: null,
    phone: null,
  },
  agency: {
    agency: { id: 'a-cooper', name: 'Cooper Lyle' },
    branch: null,
    negotiator: { id: 'n-gemma', name: 'Gemma Holt' },
  },
  fee_earner: eleanor,
  assistant: tom,
  linked: null,
  flags: [],
  quote_case_id: null,
  instructed_on: '2026-09-22',
  exchange_target_on: '2026-11-27',
  completion_on: '2026-12-11',
  ...change,
})

export const aCase = (
  matter_type: MatterType = 'sale',
  change: Partial<OpeningBody> = {},
): CaseRecords =>
  openConveyance(
    opening(matter_type, change),
    defaultWorkflows[matter_type],
    { id: 'v-1', ref: '26-S-01187' },
    OPENED,
  )

/** What was seen for a task, complete for any requirement. */
export const seen = (records: CaseRecords, task: Task, now: Instant) => ({
  task: task.key,
  who: 'Margaret Ellison',
  seen: 'The papers on the file',
  on: londonDate(now),
  how: requirementOf(task.evidence, records.conveyance)?.ways[0] ?? 'records',
  amount: 120_000_00,
  expires_on: null,
  checks: [...SignatureCheck.options],
  original: 'Deeds room',
  power: 'A lasting power, whose certified copy is filed',
})

/** The case with the date that a fact needs before it is recorded. */
const withDateFor = (records: CaseRecords, fact: FactKey | null, now: Instant): CaseRecords =>
  fact === null || hasExpiryDate(records.conveyance, fact) === true
    ? records
    : setKeyDates(
        records,
        {
          [fact === 'searches_reviewed' ? 'searches_expire_on' : 'offer_expires_on']: '2027-06-30',
        },
        now,
      )

/** A task done as its form or its tick would, by Eleanor and, where two are needed, Tom. */
export const doTask = (before: CaseRecords, key: string, now = OPENED): CaseChange => {
  const records = withDateFor(before, findTask(before, key).evidence, now)
  const task = findTask(records, key)
  const requirement = requirementOf(task.evidence, records.conveyance)
  if (task.evidence === 'linked_sale_ready') return saleReady(records, now)
  if (!requirement) return completeTask(records, { task: key }, eleanor, now)
  if (requirement.isUnderCompliance) return checkedByTwo(records, task.evidence, now)
  const recorded = recordEvidence(records, seen(records, task, now), eleanor, now)
  return requirement.isApproved ? approveEvidence(recorded, { task: key }, tom, now) : recorded
}

/** A check of identity, funds or risk, with both of its people. */
export const checkedByTwo = (records: CaseRecords, fact: FactKey | null, now: Instant) => {
  if (fact === 'identity_checked') return identityChecked(records, now)
  return fact === 'risk_assessed' ? riskAssessed(records, now) : fundsAccepted(records, now)
}

const riskAssessed = (records: CaseRecords, now: Instant): CaseChange => {
  const evidence: Evidence = {
    who: 'Margaret Ellison',
    seen: 'Low risk',
    on: londonDate(now),
    how: 'records',
    amount: null,
    reference: null,
    expires_on: null,
    gift: null,
  }
  return recordRisk(records, { level: 'low', evidence, by: eleanor, recorded_by: eleanor }, now)
}

const fundsAccepted = (records: CaseRecords, now: Instant): CaseChange => {
  const { price, flags } = records.conveyance
  const evidence: Evidence = {
    who: 'Margaret Ellison',
    seen: 'Savings from income',
    on: londonDate(now),
    how: 'bank',
    amount: price,
    reference: null,
    expires_on: null,
    gift: flags.includes('gifted_deposit') ? 'A parent' : null,
  }
  return recordFunds(records, evidence, { by: tom, recorded_by: eleanor }, now)
}

/** The identity of everybody checked by Eleanor and approved by Tom. */
export const identityChecked = (
  records: CaseRecords,
  now: Instant,
  change: Partial<Evidence> = {},
): CaseChange => {
  const evidence: Evidence = {
    who: 'Margaret Ellison',
    seen: 'Passport and council tax bill',
    on: londonDate(now),
    how: 'in_person',
    amount: null,
    reference: null,
    expires_on: null,
    gift: null,
    ...change,
  }
  return recordIdentity(records, evidence, { by: tom, recorded_by: eleanor }, now)
}

const saleReady = (records: CaseRecords, now: Instant): CaseChange => {
  const { linked } = records.conveyance
  const sale = linked && { ...linked, status: 'ready_to_exchange' as const }
  return (sale && followLinkedSale(records, sale, eleanor, now)) ?? { ...records, events: [] }
}

const withOneFact = (records: CaseRecords, fact: FactKey, now: Instant): CaseRecords => {
  const { conveyance } = records
  if (!requirementOf(fact, conveyance))
    return recordFact(withDateFor(records, fact, now), { fact }, eleanor, now)
  return settle(records, { conveyance: withFact(conveyance, fact, eleanor, now) }, now, [])
}

export const withFacts = (records: CaseRecords, facts: readonly FactKey[], now = OPENED) =>
  facts.reduce<CaseRecords>((it, fact) => withOneFact(it, fact, now), records)

export const withDetails = (records: CaseRecords, change: Parameters<typeof setDetails>[1]) =>
  setDetails(records, change, OPENED)

export const exchangeInput = {
  at: '09:30',
  formula: 'B',
  spoke_to: 'Sunita Rao',
  deposit_held_by: 'Ashgrove Pym',
  price: 412_500_00,
  deposit: 41_250_00,
  completion_on: '2026-12-11',
} as const

const doNext = (records: CaseRecords, now: Instant, stop: (key: string | null) => boolean) => {
  const task = tasksOf(records.plan).find(isLive)
  if (!task || stop(task.evidence)) return null
  if (task.evidence === 'exchanged') return exchange(records, exchangeInput, eleanor, now)
  if (task.evidence === 'completed') {
    return complete(records, { at: '09:40', spoke_to: 'Sunita Rao' }, eleanor, now)
  }
  return doTask(records, task.key, now)
}

/** Works through a case, first open task first, until the task with this evidence is next. */
export const workedUntil = (records: CaseRecords, evidence: FactKey | 'end', now: Instant) => {
  let record = records
  for (let turns = 0; turns < 200; turns += 1) {
    const next = doNext(record, now, (key) => key === evidence)
    if (!next) return record
    record = next
  }
  throw new Error('The case never comes to its end.')
}
