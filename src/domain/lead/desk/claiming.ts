import type { Lead } from '#domain/lead/lead'
import type { DeskAdviser, DeskClaim } from './settings.ts'

type LeadDemand = Pick<Lead, 'intent' | 'language'>

/** Whether an adviser handles such a lead; no named intents or languages means all. */
export const isHandledBy = (
  deskAdviser: Pick<DeskAdviser, 'intents' | 'languages'>,
  lead: LeadDemand,
) =>
  isAmong(deskAdviser.intents, lead.intent) &&
  (deskAdviser.languages.length === 0 ||
    deskAdviser.languages.some((one) => one === (lead.language ?? 'en')))

const isAmong = (handled: readonly string[], wanted: readonly string[]) =>
  handled.length === 0 || wanted.length === 0 || wanted.some((it) => handled.includes(it))

/** Whether a person may claim a lead: they handle such leads, or no adviser does. */
export const mayClaim = ({ advisers }: DeskClaim, userId: string, lead: LeadDemand) => {
  const adviser = advisers.find((it) => it.user_id === userId)
  if (adviser === undefined || isHandledBy(adviser, lead)) return true
  return !advisers.some((it) => isHandledBy(it, lead))
}

/** The next adviser in rotation who handles such a lead; null if there is none. */
export const nextInRotation = (
  { advisers }: DeskClaim,
  last: string | null,
  lead: LeadDemand,
  isPresent: (userId: string) => boolean,
): string | null => {
  const at = advisers.findIndex((it) => it.user_id === last)
  const rotation = [...advisers.slice(at + 1), ...advisers.slice(0, at + 1)]
  return rotation.find((it) => isPresent(it.user_id) && isHandledBy(it, lead))?.user_id ?? null
}
