import type { TermEntry } from '#domain/interest/bodies'
import { InterestPolicy, noPolicy, withTerm } from '#domain/interest/terms'
import { stale, wrongState } from '#domain/refusal'
import type { Setting } from '#tenant/core/settings'
import { ofFirm } from '#tenant/reconciliation/telling'
import type { RequestContext } from '#tenant/runtime/context'

const interestSetting: Setting<InterestPolicy> = {
  settingKey: 'interest',
  shape: 1,
  schema: InterestPolicy,
  upgrades: [],
}

export const interestPolicyOf = ({ settings }: Pick<RequestContext, 'settings'>): InterestPolicy =>
  settings.get(interestSetting) ?? noPolicy

export const saveInterestPolicy = (
  { settings }: Pick<RequestContext, 'settings'>,
  policy: InterestPolicy,
) => settings.put(interestSetting, policy)

/** The last day of any case for which interest was worked out and not rejected. */
const lastWorkedOut = ({ store }: Pick<RequestContext, 'store'>) =>
  store.row<{ day: string | null }>(
    `SELECT max(json_extract(doc, '$.working.to')) AS day FROM interest
     WHERE json_extract(doc, '$.status') <> 'rejected'`,
  )?.day ?? null

/** Adds what the firm pays from a day on. Throws 409 for a day that interest was worked out for already. */
export const addTerm = (
  context: RequestContext,
  { version, ...entry }: TermEntry,
): InterestPolicy => {
  const before = interestPolicyOf(context)
  if (before.version !== version) throw stale(before)
  const last = lastWorkedOut(context)
  if (last !== null && entry.from <= last)
    throw wrongState(
      'interest.worked_out',
      `Interest was worked out until ${last} already. Choose a later day.`,
    )
  const by = { id: context.by.id, name: context.by.name }
  const policy = withTerm(before, { ...entry, by, at: context.now })
  saveInterestPolicy(context, policy)
  context.recordEvents([{ name: 'interest-terms.added', ...ofFirm(context), detail: entry }])
  return policy
}
