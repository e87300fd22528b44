import { assertAllowed, type Verdict } from '#domain/act'
import { parseEmail } from '#domain/contact'
import { assertValid } from '#domain/refusal'
import { mayAskAgent, mayChangeMemo, mayFallThrough, mayRejectMemo } from '#domain/sale-memo/acts'
import type { MemoChange, MemoClosing, MemoMatching } from '#domain/sale-memo/bodies'
import {
  fellThrough,
  type MemoOutcome,
  rejected,
  withFacts,
  withMatch,
  withRequest,
} from '#domain/sale-memo/change'
import { newMemo } from '#domain/sale-memo/creation'
import type { MemoFacts } from '#domain/sale-memo/facts'
import type { SaleMemo } from '#domain/sale-memo/memo'
import type { RequestContext } from '#tenant/runtime/context'
import { candidatesFor, clearMatch } from './matching.ts'
import { addMemo, freshMemo, keepMemo } from './memos.ts'
import { findTarget, targetOf } from './targets.ts'

const emails = ['seller_firm_email', 'buyer_firm_email', 'agent_email'] as const

const assertFacts = (facts: MemoFacts) =>
  assertValid(
    Object.fromEntries(
      emails
        .filter((name) => facts[name] !== '' && parseEmail(facts[name]) === null)
        .map((name) => [name, ['Enter an email address such as name@example.com.']]),
    ),
  )

/** A memo that somebody typed, matched where there is little doubt. */
export const typeMemo = (context: RequestContext, facts: MemoFacts): SaleMemo => {
  assertFacts(facts)
  const typed = { reading: 'typed', text: '', file: null, agency_id: null, confidence: {} } as const
  const { newId, by, now } = context
  const entry = { ...typed, ...matchOf(context, facts), id: newId(), facts }
  return addMemo(context, newMemo(entry, by, now))
}

/** What a memo is about and who works on it, where little doubt is left. */
export const matchOf = (context: RequestContext, facts: MemoFacts) => {
  const clear = clearMatch(candidatesFor(context, facts))
  const target = clear && findTarget(context, clear)
  return { match: target?.match ?? null, people: target?.people ?? [] }
}

const change = (
  context: RequestContext,
  { id, version }: { readonly id: string; readonly version: number },
  may: (memo: SaleMemo) => Verdict,
  act: (memo: SaleMemo) => MemoOutcome,
): SaleMemo => {
  const before = freshMemo(context, id, version)
  assertAllowed(may(before))
  return keepMemo(context, act(before), version)
}

export const changeMemo = (context: RequestContext, id: string, { version, facts }: MemoChange) => {
  assertFacts(facts)
  return change(context, { id, version }, mayChangeMemo, (it) => withFacts(it, facts, context.now))
}

/** Names what a memo is about; null takes the match away. */
export const matchMemo = (context: RequestContext, id: string, { version, match }: MemoMatching) =>
  change(context, { id, version }, mayChangeMemo, (it) => {
    const target = match === null ? null : targetOf(context, match)
    return withMatch(it, target?.match ?? null, target?.people ?? [], context.now)
  })

/** Writes to the agent for what the memo lacks. */
export const askAgent = (context: RequestContext, id: string, version: number) =>
  change(context, { id, version }, mayAskAgent, (it) => withRequest(it, context.by, context.now))

export const rejectMemo = (context: RequestContext, id: string, { version, reason }: MemoClosing) =>
  change(context, { id, version }, mayRejectMemo, (it) => rejected(it, reason, context.now))

/** Records that a confirmed sale fell through; its quote or lead goes back to presold by an act of its own. */
export const recordFallThrough = (
  context: RequestContext,
  id: string,
  { version, reason }: MemoClosing,
) => change(context, { id, version }, mayFallThrough, (it) => fellThrough(it, reason, context.now))
