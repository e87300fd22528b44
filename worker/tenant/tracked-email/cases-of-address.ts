import { referencesOf } from '#tenant/contact/references'
import type { RequestContext } from '#tenant/runtime/context'
import { trackedEmailsOf } from './tracked-emails.ts'

const MOST = 50
const OF_LEAD = 'This is the address of'

/** The ids of cases, quotes and leads that an address has to do with, each with why: 'The sender is a client of'. */
export const casesOfAddress = (context: RequestContext, address: string): Map<string, string> => {
  const { store, contacts } = context
  const found = new Map<string, string>()
  for (const { filing } of trackedEmailsOf(store).filedFrom(address, MOST))
    if (filing) found.set(filing.id, 'An earlier email of this address is filed to')
  for (const id of writtenTo(context, address)) found.set(id, 'We wrote to this address about')
  for (const contact of contacts.having(address))
    for (const { kind, id } of referencesOf(store, contact.id).slice(0, MOST))
      found.set(id, kind === 'lead' ? OF_LEAD : 'This address belongs to a client of')
  return found
}

/** The ids of the records that messages to an address were about. */
const writtenTo = ({ store }: RequestContext, address: string): string[] =>
  store
    .rows<{ id: string }>(
      `SELECT DISTINCT subject_id AS id FROM (
         SELECT subject_id FROM messages WHERE to_address = ? AND channel = 'email'
         ORDER BY id DESC LIMIT 200)
       WHERE subject_id IS NOT NULL`,
      address,
    )
    .map(({ id }) => id)
