import type { CandidateCommunication } from '#domain/communication/firm/choosing'
import type { CellMode } from '#domain/communication/matrix/cell'
import { type Correspondence, type Recipient, recipientsOf } from './messages.ts'

/** Stands for the broker of a case that should name one, so that the log says why nothing was sent. */
const noBroker: Recipient = { name: 'Mortgage broker', email: null, phone: null }

/** Why nobody is there; undefined for somebody, who may still have no address. */
export const absenceOf = (to: Recipient) => (to === noBroker ? ('no_broker' as const) : undefined)

type Chosen = {
  readonly all: readonly CandidateCommunication[]
  readonly modeOf: (it: CandidateCommunication) => CellMode
}

const addressesOfAgents = (
  { all, modeOf }: Chosen,
  channel: CandidateCommunication['channel'],
  { agents = [] }: Correspondence,
): ReadonlySet<string | undefined> => {
  const isSent = all.some(
    (it) => it.audience === 'agent' && it.channel === channel && modeOf(it) !== 'off',
  )
  return new Set(isSent ? agents.flatMap(({ email }) => email?.toLowerCase() ?? []) : [])
}

/** Whom one of the communications of an event goes to; a broker who is sent the agent’s is sent no other. */
export const addresseesOf = (
  communication: CandidateCommunication,
  from: Correspondence,
  chosen: Chosen,
): readonly Recipient[] => {
  const recipients = recipientsOf(communication, from)
  if (communication.audience !== 'broker') return recipients
  if (recipients.length === 0)
    return from.expectsBroker === true && chosen.modeOf(communication) !== 'off' ? [noBroker] : []
  const agents = addressesOfAgents(chosen, communication.channel, from)
  return recipients.filter(({ email }) => !agents.has(email?.toLowerCase()))
}
