import { firstRefusal, refuseIf, type Verdict } from '#domain/act'
import type { CaseRecords, Conveyance } from '#domain/conveyance/conveyance'
import { requirementOf } from '#domain/conveyance/evidence/requirements'
import { openEnquiries, taskHref } from '#domain/conveyance/guards'
import { hasExpiryDate } from '#domain/conveyance/plan/expiry-dates'
import { type FactKey, formFacts } from '#domain/conveyance/plan/fact'
import { tasksOf } from '#domain/conveyance/plan/plan'
import { wrongState } from '#domain/refusal'

const formAdvice = {
  exchange: 'Record the exchange instead: its time, formula, names and deposit.',
  completion: 'Record the completion instead: its time and who confirmed it.',
  closure: 'Close the case instead, which checks that nothing is left to do.',
} as const

const hasNoOpenEnquiry = (conveyance: Conveyance): Verdict => {
  const open = openEnquiries(conveyance)
  return open
    ? wrongState('fact.enquiries_open', `${open.what}. Record the outcome of each first.`, [open])
    : true
}

const hasNoOpenUndertaking = ({ id, counts }: Conveyance): Verdict => {
  const { undertakings_open: open } = counts
  const what =
    open === 1 ? '1 undertaking is not discharged' : `${open} undertakings are not discharged`
  return refuseIf(
    open > 0,
    'fact.undertakings_open',
    `${what}. Discharge each by its evidence first.`,
    [{ what, href: `/conveyances/${id}?tab=requisitions` }],
  )
}

const followsLinkedSale = ({ linked }: Conveyance): Verdict =>
  wrongState(
    'fact.follows_linked_sale',
    linked
      ? `This task is completed when ${linked.ref} is ready to exchange.`
      : 'Link the sale first. This task is completed when the sale is ready to exchange.',
    linked ? [{ what: `Sale ${linked.ref}`, href: `/conveyances/${linked.id}` }] : [],
  )

/** Whether nothing but a second person stands between a fact and its record: 409 as for `mayRecordFact`. */
export const isRecordable = ({ conveyance, plan }: CaseRecords, fact: FactKey): Verdict => {
  const form = formFacts[fact]
  const task = tasksOf(plan).find((it) => it.evidence === fact)
  const missing = task ? [{ what: task.title, href: taskHref(conveyance.id, task.key) }] : []
  return firstRefusal(
    form ? wrongState('fact.has_its_own_form', formAdvice[form], missing) : true,
    fact === 'enquiries_accepted' ? hasNoOpenEnquiry(conveyance) : true,
    fact === 'undertakings_discharged' ? hasNoOpenUndertaking(conveyance) : true,
    fact === 'linked_sale_ready' ? followsLinkedSale(conveyance) : true,
    hasExpiryDate(conveyance, fact),
    refuseIf(
      requirementOf(fact, conveyance) !== undefined,
      'fact.needs_evidence',
      'Record who was checked, what was seen, when and how.',
      missing,
    ),
  )
}

/**
 * Whether a fact may be recorded by itself: 409 for one that exchange, completion, closure or the linked sale records,
 * for one that needs evidence or a second person, and for one that ends on a day nobody has set.
 */
export const mayRecordFact = (records: CaseRecords, fact: FactKey): Verdict =>
  firstRefusal(
    isRecordable(records, fact),
    refuseIf(
      tasksOf(records.plan).some((it) => it.evidence === fact && it.needs_approval),
      'fact.needs_approval',
      'Complete the task instead. A second person then confirms it.',
    ),
  )
