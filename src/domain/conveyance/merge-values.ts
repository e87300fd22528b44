import { fullDate } from '#domain/dates'
import { clientKinds, matterNames } from '#domain/matter-names'
import type { Conveyance } from './conveyance.ts'

/** The merge values of a case's communications. */
export const caseValues = [
  'ref',
  'kind',
  'matter_type',
  'address',
  'people',
  'fee_earner',
  'completion_on',
  'look_again_on',
  'link',
] as const
export type CaseValue = (typeof caseValues)[number]

const dayText = (on: string | null | undefined) => (on ? fullDate(on) : 'a date to be agreed')

/** What the merge values of a case stand for, but for the link, which depends on the firm’s hosts. */
export const caseValuesOf = (
  conveyance: Conveyance,
): Record<Exclude<CaseValue, 'link'>, string> => {
  const { key_dates, hold, address } = conveyance
  return {
    ref: conveyance.ref,
    kind: clientKinds[conveyance.matter_type],
    matter_type: matterNames[conveyance.matter_type],
    address: [address.line, address.town].filter(Boolean).join(', '),
    people: conveyance.clients.map(({ name }) => name).join(' and '),
    fee_earner: conveyance.fee_earner.name,
    completion_on: dayText(key_dates.completion_on),
    look_again_on: dayText(hold?.look_again_on),
  }
}
