import { assertAllowed } from '#domain/act'
import { invalid } from '#domain/refusal'
import { emailActs } from '#domain/tracked-email/acts'
import type { EmailFiling } from '#domain/tracked-email/bodies'
import type { FilingTarget, TrackedEmail } from '#domain/tracked-email/tracked-email'
import { requireFresh } from '#tenant/core/table'
import { leaveInbox, returnToInbox } from '#tenant/inbox/following-emails'
import type { RequestContext } from '#tenant/runtime/context'
import { fileableEmail, readableEmail } from './reading.ts'
import { isTargetInScope, recordOn, targetIn, targetsByRef } from './targets.ts'
import { trackedEmailsOf } from './tracked-emails.ts'

/** Files an email by hand, or moves it. Throws 404, 409 for a stale version, 422 for a reference that nobody has. */
export const fileEmail = (
  context: RequestContext,
  id: string,
  { version, ref }: EmailFiling,
): TrackedEmail => {
  const before = fileableEmail(context, id)
  assertAllowed(emailActs(before, context.person).file)
  requireFresh(version, before)
  const target = targetNamed(context, ref)
  if (before.filing?.id === target.id) return before
  if (before.filing !== null) recordTaken(context, before, before.filing)
  const filing = {
    ...target,
    rule: 'manual',
    reason: 'Filed by a colleague',
    by: context.by,
  } as const
  const email = trackedEmailsOf(context.store).replace({
    ...before,
    version: before.version + 1,
    filing: { ...filing, at: context.now },
  })
  recordOn(context, targetIn(context, target), { name: 'email.filed', email })
  leaveInbox(context, email, target.ref)
  return email
}

const targetNamed = (context: RequestContext, ref: string): FilingTarget => {
  const target = targetsByRef(context, [ref.trim().toUpperCase()]).find((it) =>
    isTargetInScope(context, it),
  )
  if (target === undefined)
    throw invalid({ ref: ['There is no case, quote or lead of yours with this reference.'] })
  return target
}

/** Takes an email off its record, which stays a suggestion. Throws 404, and 409 for one that is not filed or stale. */
export const unfileEmail = (
  context: RequestContext,
  id: string,
  { version }: { readonly version: number },
): TrackedEmail => {
  const before = readableEmail(context, id)
  assertAllowed(emailActs(before, context.person).unfile)
  requireFresh(version, before)
  const { filing } = before
  if (filing === null) return before
  const { kind, id: targetId, ref } = filing
  const email = trackedEmailsOf(context.store).replace({
    ...before,
    version: before.version + 1,
    filing: null,
    suggestions: [
      { kind, id: targetId, ref, confidence: 10, reason: `Removed by ${context.by.name}` },
      ...before.suggestions.filter((it) => it.id !== targetId),
    ],
  })
  recordTaken(context, email, filing)
  returnToInbox(context, email)
  return email
}

const recordTaken = (context: RequestContext, email: TrackedEmail, from: FilingTarget) =>
  recordOn(context, targetIn(context, from), { name: 'email.unfiled', email })
