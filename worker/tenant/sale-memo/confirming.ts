import { assertAllowed } from '#domain/act'
import { parseEmail, parsePhone } from '#domain/contact'
import { mayActOnCase } from '#domain/conveyance/acts'
import type { Conveyance } from '#domain/conveyance/conveyance'
import { setDetails } from '#domain/conveyance/details'
import { updateLead } from '#domain/lead/change'
import type { Lead } from '#domain/lead/lead'
import { changeLeadStage } from '#domain/lead/stage'
import type { QuoteCase } from '#domain/quote/case/quote-case'
import { changeQuoteStage } from '#domain/quote/case/stage'
import { wrongState } from '#domain/refusal'
import { mayConfirmMemo } from '#domain/sale-memo/acts'
import type { MemoConfirmation } from '#domain/sale-memo/bodies'
import { confirmed, superseded } from '#domain/sale-memo/change'
import type { MemoFacts } from '#domain/sale-memo/facts'
import { isSameProperty } from '#domain/sale-memo/matching'
import type { SaleMemo } from '#domain/sale-memo/memo'
import { instructCase } from '#tenant/conveyance/instructing'
import { fileDocument } from '#tenant/document/filing'
import type { RequestContext } from '#tenant/runtime/context'
import { system } from '#tenant/user/people'
import { freshMemo, keepMemo } from './memos.ts'
import { canOpenCase } from './outlook.ts'
import { type MemoTarget, targetOf } from './targets.ts'
import { twinsOf } from './twins.ts'

/** Confirms a memo: what it is about becomes sold, a case is opened or completed, and everybody concerned is told. */
export const confirmMemo = (
  context: RequestContext,
  id: string,
  { version, replaces, open_case }: MemoConfirmation,
): SaleMemo => {
  const before = freshMemo(context, id, version)
  assertAllowed(mayConfirmMemo(before))
  if (before.match === null) return before
  const target = targetOf(context, before.match)
  assertSameProperty(before.facts, target)
  replaceTwin(context, before, replaces)
  apply(context, target, before, open_case)
  fileWith(context, before, target)
  const { label } = target.match
  return keepMemo(
    context,
    confirmed(before, { by: context.by, label, replaces }, context.now),
    version,
  )
}

const assertSameProperty = (facts: MemoFacts, { properties, match }: MemoTarget) => {
  if (properties.length === 0 || properties.some((it) => isSameProperty(facts, it))) return
  const other = properties.map(({ address }) => address).join(' and ')
  throw wrongState(
    'sale-memo.other_property',
    `This memo is about ${facts.address}, and ${match.label} is about ${other}. Correct the address, or choose what the memo is about.`,
  )
}

/** Replaces the memo that counts so far; throws 409 for one that nobody has chosen to replace. */
const replaceTwin = (context: RequestContext, memo: SaleMemo, replaces: string | null) => {
  const older = twinsOf(context, memo).filter(({ status }) => status === 'confirmed')
  const [first] = older.filter(({ id }) => id !== replaces)
  if (first !== undefined)
    throw wrongState(
      'sale-memo.duplicate',
      'A memo of this sale is already confirmed. Replace it with this one, or reject this one.',
      [{ what: 'The confirmed memo', href: `/quotes/sale-memos/${first.id}` }],
    )
  for (const it of older) keepMemo(context, superseded(it, memo.id, context.now), it.version)
}

const apply = (context: RequestContext, { record }: MemoTarget, memo: SaleMemo, opens: boolean) => {
  if (record.kind === 'quote-case') sellQuote(context, record.it, memo, opens)
  else if (record.kind === 'lead') sellLead(context, record.it, memo)
  else {
    assertAllowed(mayActOnCase(context.person, record.it))
    completeCase(context, record.it, memo.facts)
  }
}

const sellQuote = (context: RequestContext, it: QuoteCase, memo: SaleMemo, opens: boolean) => {
  const { quoteCases, now, today } = context
  const sold = quoteCases.change(it.id, it.version, (one) =>
    changeQuoteStage(one, { sale_stage: 'sold' }, now),
  )
  if (!opens) return
  if (!canOpenCase(sold, today))
    throw wrongState(
      'sale-memo.not_accepted',
      'The client has not accepted the quote yet, so no case can be opened. Confirm without opening it.',
    )
  const body = { version: sold.version }
  const opened = instructCase({ ...context, params: { id: sold.id }, body })
  // The case of a quote may be outside the scope of whoever sells it.
  const all = context.as(system, context.by)
  for (const { id } of opened) {
    const conveyance = all.conveyances.get(id)
    if (isAbout(conveyance, memo.facts)) completeCase(all, conveyance, memo.facts)
  }
}

const isAbout = ({ address }: Conveyance, facts: MemoFacts) =>
  isSameProperty(facts, { address: `${address.line}, ${address.town}`, postcode: address.postcode })

const otherSideOf = ({ matter_type }: Conveyance, facts: MemoFacts) => {
  const side = matter_type === 'purchase' ? 'seller' : 'buyer'
  const firm = facts[`${side}_firm`]
  if (firm === '') return null
  return {
    firm,
    handler: facts[`${side}_handler`] || null,
    email: parseEmail(facts[`${side}_firm_email`]),
    phone: parsePhone(facts[`${side}_firm_phone`]),
  }
}

/** Enters the agreed price, before exchange, and the other side where a case has none. */
const completeCase = (context: RequestContext, conveyance: Conveyance, facts: MemoFacts) => {
  const details = newDetails(conveyance, facts)
  if (details === null) return
  context.conveyances.change(conveyance.id, conveyance.version, (it) =>
    setDetails(it, details, context.now),
  )
}

const newDetails = (conveyance: Conveyance, facts: MemoFacts) => {
  const other_side = conveyance.other_side === null ? otherSideOf(conveyance, facts) : null
  const isNewPrice = !conveyance.facts.exchanged && facts.price !== conveyance.price
  const price = isNewPrice ? facts.price : null
  if (price === null && other_side === null) return null
  return { ...(price === null ? {} : { price }), ...(other_side === null ? {} : { other_side }) }
}

const sellLead = ({ leads, now }: RequestContext, it: Lead, { facts, received_at }: SaleMemo) => {
  const sold = leads.change(it.id, it.version, (one) => changeLeadStage(one, 'sold', now))
  const isSale = sold.intent.includes('sale')
  const other = isSale ? facts.buyer_firm : facts.seller_firm
  const after = {
    other_side: sold.other_side || other,
    target_exchange_on: sold.target_exchange_on ?? facts.target_exchange_on,
    memo_received_at: received_at,
  }
  const { other_side, target_exchange_on } = sold
  leads.change(sold.id, sold.version, (one) =>
    updateLead(one, after, now, {
      did: 'edited',
      before: { other_side, target_exchange_on, memo_received_at: null },
      after,
    }),
  )
}

/** Files the memo itself with the quote or case that it is about, once. */
const fileWith = (
  context: RequestContext,
  { id, file }: SaleMemo,
  { match, record }: MemoTarget,
) => {
  if (file === null || record.kind === 'lead') return
  const subject = { kind: record.kind, id: match.id }
  const { key, sha256, bytes, mime, name, pages } = file
  const entry = { key: `sale-memo/${id}`, source: 'message', original_name: name, pages } as const
  fileDocument(
    context,
    { ...entry, subject, group: 'correspondence', name, visible_to: [] },
    { key, sha256, bytes, mime },
  )
}
