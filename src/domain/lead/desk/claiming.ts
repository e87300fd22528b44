import type { Lead } from '#domain/lead/lead'
import type { DeskAdviser, DeskClaim } from './settings.ts'

type Asked = Pick<Lead, 'intent' | 'language'>

/** Whether an adviser handles such a lead; no named intents or languages means all. */
export const takes = (deskAdviser: Pick<DeskAdviser, 'intents' | 'languages'>, lead: Asked) =>
  isAmong(deskAdviser.intents, lead.intent) &&
  (deskAdviser.languages.length === 0 ||
    deskAdviser.languages.some((one) => one === (lead.language ?? 'en')))

const isAmong = (taken: readonly string[], asked: readonly string[]) =>
  taken.length === 0 || asked.length === 0 || asked.some((it) => taken.includes(it))

/** Whether a person may claim a lead: they handle such leads, or no adviser does. */
export const mayClaim = ({ advisers }: DeskClaim, userId: string, lead: Asked) => {
  const own = advisers.find((it) => it.user_id === userId)
  if (own === undefined || takes(own, lead)) return true
  return !advisers.some((it) => takes(it, lead))
}

/** The next adviser in rotation who handles such a lead; null if there is none. */
export const nextInRotation = (
  { advisers }: DeskClaim,
  last: string | null,
  lead: Asked,
  isThere: (userId: string) => boolean,
): string | null => {
  const at = advisers.findIndex((it) => it.user_id === last)
  const inTurn = [...advisers.slice(at + 1), ...advisers.slice(0, at + 1)]
  return inTurn.find((it) => isThere(it.user_id) && takes(it, lead))?.user_id ?? null
}
