import { peopleOfConveyance } from '#domain/conveyance/access'
import type { Conveyance } from '#domain/conveyance/conveyance'
import { openStatuses } from '#domain/conveyance/view'
import type { Store } from '#tenant/core/store'
import { putKeys } from '#tenant/core/table'

/** Saves who works on a case and whose it is, so that it is found from their side. */
export const savePeople = (store: Store, it: Conveyance) => {
  const { id, status, clients } = it
  for (const table of ['conveyance_people', 'conveyance_clients'])
    store.write(`DELETE FROM ${table} WHERE id = ?`, id)
  const open = openStatuses.includes(status) ? 1 : 0
  for (const userId of new Set(peopleOfConveyance(it)))
    store.write(
      'INSERT INTO conveyance_people (user_id, open, id) VALUES (?, ?, ?)',
      userId,
      open,
      id,
    )
  for (const contactId of new Set(clients.map((client) => client.contact_id).filter(Boolean)))
    store.write('INSERT INTO conveyance_clients (contact_id, id) VALUES (?, ?)', contactId, id)
}

/** Saves the columns by which a case is listed. */
export const saveKeys = (store: Store, conveyance: Conveyance) =>
  putKeys(store, 'conveyance_keys', keysOf(conveyance))

const keysOf = (it: Conveyance) => ({
  id: it.id,
  ref: it.ref,
  client: surnameFirst(it),
  status: it.status,
  matter_type: it.matter_type,
  stage: it.summary.stage.key,
  stage_n: it.summary.stage.n,
  fee_earner_id: it.fee_earner.id,
  agency_id: it.agency?.agency.id ?? null,
  party: it.summary.holder?.party ?? '',
  holder_since: it.summary.holder?.since ?? '9999',
  due_on: it.summary.next?.due_on ?? '9999',
  target_on: it.summary.target_on ?? '9999',
  moved_on: it.summary.moved_on,
  expires_on: it.summary.expires_on ?? '9999',
  contact_on: it.last_client_contact_on ?? '0000',
  exchanged: it.facts.exchanged ? 1 : 0,
  exchange_on: it.key_dates.exchanged_on ?? it.key_dates.exchange_target_on ?? '9999',
  completion_on: it.key_dates.completion_on ?? '9999',
  as_of: it.summary.as_of,
  price: it.price,
  fees: it.fees,
})

const surnameFirst = ({ clients }: Conveyance) =>
  (clients[0]?.name ?? '').trim().split(/\s+/).toReversed().join(' ').toLowerCase()
