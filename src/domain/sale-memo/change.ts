import type { Instant } from '#domain/dates'
import type { AnyEventOf, EventOf } from '#domain/event'
import type { Actor } from '#domain/party'
import { withChange } from '#domain/record-change'
import { confidenceAfter } from './doubts.ts'
import type { SaleMemoEvents } from './events.ts'
import type { MemoFacts } from './facts.ts'
import { memoTitle, type SaleMemo } from './memo.ts'
import { missingIn } from './missing.ts'

export type SaleMemoEvent = AnyEventOf<SaleMemoEvents>

/** A memo after an act, with its events. */
export type MemoOutcome = { readonly memo: SaleMemo; readonly events: readonly SaleMemoEvent[] }

export const memoEvent = <Name extends keyof SaleMemoEvents>(
  name: Name,
  memo: SaleMemo,
  fields: readonly (keyof SaleMemo)[],
  detail: SaleMemoEvents[Name]['detail'],
): EventOf<SaleMemoEvents, Name> => ({
  name,
  subject: 'sale-memo',
  id: memo.id,
  version: memo.version,
  changed: fields,
  detail,
})

/** What every event says of a memo. */
export const titled = (memo: SaleMemo) => ({ title: memoTitle(memo) })

/** The memo with facts that somebody has checked or typed. */
export const withFacts = (before: SaleMemo, facts: MemoFacts, now: Instant): MemoOutcome => {
  if (JSON.stringify(before.facts) === JSON.stringify(facts)) return { memo: before, events: [] }
  const confidence = confidenceAfter(before, facts)
  const memo = withChange(before, { facts, confidence }, now)
  return { memo, events: [memoEvent('sale-memo.changed', memo, ['facts'], titled(memo))] }
}

/** The memo with what it is about, and those who work on that; null takes the match away. */
export const withMatch = (
  before: SaleMemo,
  match: SaleMemo['match'],
  people: readonly string[],
  now: Instant,
): MemoOutcome => {
  const followers = [...new Set([before.received_by.id, ...people])]
  const memo = withChange(before, { match, people: followers }, now)
  const label = match?.label ?? null
  return {
    memo,
    events: [memoEvent('sale-memo.matched', memo, ['match'], { ...titled(memo), label })],
  }
}

/** The memo after its agent was asked for what it lacks. */
export const withRequest = (before: SaleMemo, by: Actor, now: Instant): MemoOutcome => {
  const missing = [...missingIn(before)]
  const request = {
    at: now,
    by: { id: by.id, name: by.name },
    to: before.facts.agent_email,
    missing,
  }
  const memo = withChange(before, { requests: [...before.requests, request] }, now)
  return {
    memo,
    events: [memoEvent('sale-memo.incomplete', memo, ['requests'], { ...titled(memo), missing })],
  }
}

/** The memo as the one that counts; `replaces` is the id of the one before. */
export const confirmed = (
  before: SaleMemo,
  { by, label, replaces }: { by: Actor; label: string; replaces: string | null },
  now: Instant,
): MemoOutcome => {
  const memo = withChange(
    before,
    { status: 'confirmed', confirmed: { at: now, by: { id: by.id, name: by.name } } },
    now,
  )
  return {
    memo,
    events: [
      memoEvent('sale-memo.confirmed', memo, ['status'], { ...titled(memo), label, replaces }),
    ],
  }
}

export const superseded = (before: SaleMemo, by: string, now: Instant): MemoOutcome => {
  const memo = withChange(before, { status: 'superseded', superseded_by: by }, now)
  return { memo, events: [memoEvent('sale-memo.superseded', memo, ['status'], titled(memo))] }
}

export const rejected = (before: SaleMemo, reason: string, now: Instant): MemoOutcome => {
  const memo = withChange(before, { status: 'rejected', reason }, now)
  return {
    memo,
    events: [memoEvent('sale-memo.rejected', memo, ['status'], { ...titled(memo), reason })],
  }
}

export const fellThrough = (before: SaleMemo, reason: string, now: Instant): MemoOutcome => {
  const memo = withChange(before, { status: 'fell_through', reason }, now)
  return {
    memo,
    events: [memoEvent('sale-memo.fell-through', memo, ['status'], { ...titled(memo), reason })],
  }
}
