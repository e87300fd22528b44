import { shortClients } from '#domain/conveyance/clients'
import type { Conveyance } from '#domain/conveyance/conveyance'
import { matterNames } from '#domain/matter-names'

const addressOf = ({ address }: Conveyance) =>
  [address.line, address.town, address.postcode].filter(Boolean).join(', ')

/** How a case is found: by reference, address, names and firms. */
export const entryOf = (it: Conveyance) => {
  const names = it.clients.map((client) => client.name)
  const { postcode } = it.address
  return {
    kind: 'conveyance' as const,
    id: it.id,
    code: it.ref,
    title: addressOf(it),
    detail: [it.ref, matterNames[it.matter_type], shortClients(names)].join(' · '),
    words: [
      it.ref,
      addressOf(it),
      ...names,
      ...it.counterparties,
      it.other_side?.firm ?? '',
      it.agency?.agency.name ?? '',
      it.lender?.name ?? '',
    ].join(' '),
    parts: [it.ref, postcode, postcode.replaceAll(' ', ''), ...names].join(' '),
  }
}
