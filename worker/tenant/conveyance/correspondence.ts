import type { CommunicationFacts } from '#domain/communication/firm/conditions'
import type { Conveyance } from '#domain/conveyance/conveyance'
import { type CaseValue, caseValuesOf } from '#domain/conveyance/merge-values'
import type { Named } from '#domain/party'
import type { Correspondence, Recipient } from '#tenant/events/messages'
import type { Origins } from '#tenant/user/firm'
import { expectsBroker } from './brokers.ts'
import { recipientsOf } from './recipients.ts'

type Sender = {
  readonly by: Named
  readonly origins: Origins
  /** The agent’s people, where messages may go to them. */
  readonly agents?: readonly Recipient[]
  /** Its mortgage brokers, where messages may go to them. */
  readonly brokers?: readonly Recipient[]
}

const factsOf = (conveyance: Conveyance): CommunicationFacts => ({
  matter_types: [conveyance.matter_type],
  tenures: [conveyance.tenure],
  agency_id: conveyance.agency?.agency.id ?? null,
  stage: conveyance.status,
  is_on_hold: conveyance.hold !== null,
  completion_on: conveyance.key_dates.completion_on ?? null,
})

/** The values and recipients of a case’s messages, whose link leads each to their own pages: its clients, the agent, its broker, the other side, and its staff except whoever acts. */
export const caseCorrespondence = (
  { by, origins, agents = [], brokers }: Sender,
  conveyance: Conveyance,
): Correspondence<CaseValue> => {
  const { other_side } = conveyance
  const staff = [conveyance.fee_earner, conveyance.assistant].filter((one) => one !== null)
  return {
    about: { kind: 'conveyance', id: conveyance.id, ref: conveyance.ref },
    values: {
      ...caseValuesOf(conveyance),
      link: `${origins.clients}/milestones?case=${conveyance.id}`,
    },
    valuesFor: (to) => (agents.includes(to) ? { link: origins.agents } : {}),
    clients: recipientsOf(conveyance.clients),
    facts: factsOf(conveyance),
    agents,
    ...(brokers ? { brokers, expectsBroker: expectsBroker(conveyance) } : {}),
    other_side: other_side
      ? [{ name: other_side.handler ?? other_side.firm, email: other_side.email, phone: null }]
      : [],
    staff: staff
      .filter(({ id }) => id !== by.id)
      .map(({ id, name }) => ({ name, email: null, phone: null, user_id: id })),
  }
}
