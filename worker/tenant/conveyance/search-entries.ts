import { shortClients } from '#domain/conveyance/clients'
import type { Conveyance } from '#domain/conveyance/conveyance'
import { matterNames } from '#domain/matter-names'

const addressOf = ({ address }: Conveyance) =>
  [address.line, address.town, address.postcode].filter(Boolean).join(', ')

export const entryOf = (conveyance: Conveyance) => {
  const names = conveyance.clients.map((client) => client.name)
  const { postcode } = conveyance.address
  return {
    kind: 'conveyance' as const,
    id: conveyance.id,
    code: conveyance.ref,
    title: addressOf(conveyance),
    detail: [conveyance.ref, matterNames[conveyance.matter_type], shortClients(names)].join(' · '),
    words: [
      conveyance.ref,
      addressOf(conveyance),
      ...names,
      ...conveyance.counterparties,
      conveyance.other_side?.firm ?? '',
      conveyance.agency?.agency.name ?? '',
      conveyance.lender?.name ?? '',
    ].join(' '),
    parts: [conveyance.ref, postcode, postcode.replaceAll(' ', ''), ...names].join(' '),
  }
}
