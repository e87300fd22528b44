import type { Communication } from '#domain/communication/communication'
import type { FirmCommunication } from './communication.ts'
import { type CommunicationFacts, conditionsHold, specificity } from './conditions.ts'

/** What an event may send: the standard text, or a firm's own. */
export type CandidateCommunication = Pick<
  Communication,
  'audience' | 'channel' | 'subject' | 'body' | 'quiet_hours' | 'is_marketing'
> & {
  readonly own?: FirmCommunication | undefined
  /** The key of the email template that makes it. */
  readonly template?: string | null
}

type Standard = Pick<
  Communication,
  'audience' | 'channel' | 'subject' | 'body' | 'quiet_hours' | 'is_marketing' | 'when'
>

/**
 * The candidates of an event: its standard texts, and the firm's own. An audience that the event leaves out by its
 * detail receives nothing of the firm's own either.
 */
export const candidatesOf = (
  all: readonly Standard[],
  sent: readonly Standard[],
  own: readonly FirmCommunication[],
): readonly CandidateCommunication[] => {
  const isLeftOut = (audience: string) =>
    all.some((it) => it.audience === audience) && !sent.some((it) => it.audience === audience)
  const isMarketing = all.some((it) => it.is_marketing)
  return [
    ...sent,
    ...own
      .filter(({ audience }) => !isLeftOut(audience))
      .map((it) => ({
        audience: it.audience,
        channel: it.channel,
        subject: it.subject,
        body: it.body,
        template: it.template,
        ...(isMarketing ? { is_marketing: true as const } : {}),
        own: it,
      })),
  ]
}

const rank = ({ own }: CandidateCommunication) => (own ? 1 + specificity(own.conditions) : 0)

/** One for each audience and channel: the firm's own with the most conditions that hold, else the standard. */
export const chosenFor = (
  candidates: readonly CandidateCommunication[],
  facts: CommunicationFacts | null,
): readonly CandidateCommunication[] => {
  const chosen = new Map<string, CandidateCommunication>()
  for (const it of candidates) {
    if (it.own && !conditionsHold(it.own.conditions, facts)) continue
    const key = `${it.audience} ${it.channel}`
    const before = chosen.get(key)
    if (before === undefined || rank(it) > rank(before)) chosen.set(key, it)
  }
  return [...chosen.values()]
}
