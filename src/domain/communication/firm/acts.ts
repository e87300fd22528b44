import { type Acts, firstRefusal, refuseIf, type Verdict } from '#domain/act'
import type { FirmCommunication } from './communication.ts'
import { conditionsOverlap, specificity } from './conditions.ts'

export type CommunicationAct = 'activate' | 'pause'

const isSameCell = (one: FirmCommunication, other: FirmCommunication) =>
  one.type === other.type && one.audience === other.audience && one.channel === other.channel

/** Whether only one of two communications could be sent for some case, with nothing to say which. */
export const isRival = (one: FirmCommunication, other: FirmCommunication) =>
  one.id !== other.id &&
  isSameCell(one, other) &&
  conditionsOverlap(one.conditions, other.conditions) &&
  specificity(one.conditions) === specificity(other.conditions)

/** Whether a communication may be active beside others; 409 while another is sent in its place. */
export const mayBeActive = (
  it: FirmCommunication,
  others: readonly FirmCommunication[],
): Verdict => {
  const rival = others.find((other) => other.status === 'active' && isRival(it, other))
  return refuseIf(
    rival !== undefined,
    'communication.rival',
    `“${rival?.name}” is already sent for the same event, audience and channel. Pause it first, or give one of them more conditions.`,
  )
}

export const communicationActs = (
  it: FirmCommunication,
  others: readonly FirmCommunication[],
): Acts<CommunicationAct> => ({
  activate: firstRefusal(
    refuseIf(it.status === 'active', 'communication.active', `“${it.name}” is active already.`),
    mayBeActive(it, others),
  ),
  pause: refuseIf(
    it.status !== 'active',
    'communication.not_active',
    `“${it.name}” is not active.`,
  ),
})
