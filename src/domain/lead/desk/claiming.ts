import type { Lead } from '#domain/lead/lead'
import type { DeskAdviser, DeskClaim } from './settings.ts'

type LeadDemand = Pick<Lead, 'intent' | 'language'>

export const isHandledBy = (
  deskAdviser: Pick<DeskAdviser, 'intents' | 'languages'>,
  lead: LeadDemand,
) =>
  isAmong(deskAdviser.intents, lead.intent) &&
  (deskAdviser.languages.length === 0 ||
    deskAdviser.languages.some((one) => one === (lead.language ?? 'en')))

const isAmong = (handled: readonly string[], wanted: readonly string[]) =>
  handled.length === 0 || wanted.length === 0 || wanted.some((it) => handled.includes(it))

export const mayClaim = ({ advisers }: DeskClaim, userId: string, lead: LeadDemand) => {
  const adviser = advisers.find((it) => it.user_id === userId)
  if (adviser === undefined || isHandledBy(adviser, lead)) return true
  return !advisers.some((it) => isHandledBy(it, lead))
}

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
