import type { Conveyance } from '#domain/conveyance/conveyance'
import type { CaseValue } from '#domain/conveyance/merge-values'
import { fullDate } from '#domain/dates'
import { clientKinds, matterNames } from '#domain/matter-names'
import type { Named } from '#domain/party'
import type { Correspondence, Recipient } from '#tenant/events/messages'
import type { Origins } from '#tenant/user/firm'

type Sender = {
  readonly by: Named
  readonly origins: Origins
  /** The agent’s people, where messages may go to them. */
  readonly agents?: readonly Recipient[]
}

const valuesOf = (conveyance: Conveyance, origins: Origins): Record<CaseValue, string> => {
  const { key_dates, hold, address } = conveyance
  const dayText = (on: string | null | undefined) => (on ? fullDate(on) : 'a date to be agreed')
  return {
    ref: conveyance.ref,
    kind: clientKinds[conveyance.matter_type],
    matter_type: matterNames[conveyance.matter_type],
    address: [address.line, address.town].filter(Boolean).join(', '),
    people: conveyance.clients.map(({ name }) => name).join(' and '),
    fee_earner: conveyance.fee_earner.name,
    completion_on: dayText(key_dates.completion_on),
    look_again_on: dayText(hold?.look_again_on),
    link: `${origins.clients}/login`,
  }
}

/** The values and recipients of a case’s messages: its clients, the agent, the other side, and its staff except whoever acts. */
export const caseCorrespondence = (
  { by, origins, agents = [] }: Sender,
  conveyance: Conveyance,
): Correspondence<CaseValue> => {
  const { other_side } = conveyance
  const staff = [conveyance.fee_earner, conveyance.assistant].filter((one) => one !== null)
  return {
    about: { kind: 'conveyance', id: conveyance.id, ref: conveyance.ref },
    values: valuesOf(conveyance, origins),
    clients: conveyance.clients.map(({ name, email, phone }) => ({ name, email, phone })),
    agents,
    other_side: other_side
      ? [{ name: other_side.handler ?? other_side.firm, email: other_side.email, phone: null }]
      : [],
    staff: staff
      .filter(({ id }) => id !== by.id)
      .map(({ id, name }) => ({ name, email: null, phone: null, user_id: id })),
  }
}
