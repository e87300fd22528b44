import { peopleOfConveyance } from '#domain/conveyance/access'
import type { Conveyance } from '#domain/conveyance/conveyance'
import { nextDateOf } from '#domain/conveyance/next-date'
import { completionDay } from '#domain/conveyance/plan/key-date'
import { openStatuses } from '#domain/conveyance/view'
import type { Store } from '#tenant/core/store'
import { putKeys } from '#tenant/core/table'

export const savePeople = (store: Store, conveyance: Conveyance) => {
  const { id, status, clients } = conveyance
  for (const table of ['conveyance_people', 'conveyance_clients'])
    store.write(`DELETE FROM ${table} WHERE id = ?`, id)
  const open = openStatuses.includes(status) ? 1 : 0
  for (const userId of new Set(peopleOfConveyance(conveyance)))
    store.write(
      'INSERT INTO conveyance_people (user_id, open, id) VALUES (?, ?, ?)',
      userId,
      open,
      id,
    )
  for (const contactId of new Set(clients.map((client) => client.contact_id).filter(Boolean)))
    store.write('INSERT INTO conveyance_clients (contact_id, id) VALUES (?, ?)', contactId, id)
}

export const saveKeys = (store: Store, conveyance: Conveyance) =>
  putKeys(store, 'conveyance_keys', keysOf(conveyance))

const keysOf = (conveyance: Conveyance) => ({
  id: conveyance.id,
  ref: conveyance.ref,
  client: surnameFirst(conveyance),
  status: conveyance.status,
  matter_type: conveyance.matter_type,
  stage: conveyance.summary.stage.key,
  stage_n: conveyance.summary.stage.n,
  fee_earner_id: conveyance.fee_earner.id,
  agency_id: conveyance.agency?.agency.id ?? null,
  party: conveyance.summary.holder?.party ?? '',
  holder_since: conveyance.summary.holder?.since ?? '9999',
  due_on: conveyance.summary.next?.due_on ?? '9999',
  target_on: conveyance.summary.target_on ?? '9999',
  next_on: nextDateOf(conveyance)?.on ?? '9999',
  moved_on: conveyance.summary.moved_on,
  expires_on: conveyance.summary.expires_on ?? '9999',
  contact_on: conveyance.last_client_contact_on ?? '0000',
  exchanged: conveyance.facts.exchanged ? 1 : 0,
  exchange_on:
    conveyance.key_dates.exchanged_on ?? conveyance.key_dates.exchange_target_on ?? '9999',
  completion_on: completionDay(conveyance.key_dates) ?? '9999',
  as_of: conveyance.summary.as_of,
  price: conveyance.price,
  deposit: conveyance.deposit,
  fees: conveyance.fees,
})

const surnameFirst = ({ clients }: Conveyance) =>
  (clients[0]?.name ?? '').trim().split(/\s+/).toReversed().join(' ').toLowerCase()
