import type { DateOnly } from '#domain/dates'
import { notFound } from '#domain/refusal'
import { canViewPack, contactsOfSeller } from '#domain/sale-ready-pack/access'
import { type PackOutcome, packTitle } from '#domain/sale-ready-pack/change'
import type { PackRecord } from '#domain/sale-ready-pack/record'
import { selectDocuments } from '#tenant/core/document'
import { lastChange } from '#tenant/core/last-change'
import { parseReadable } from '#tenant/core/set-aside'
import type { Store } from '#tenant/core/store'
import { requireFresh, tableOf } from '#tenant/core/table'
import type { RequestContext } from '#tenant/runtime/context'
import { orNull } from '#tenant/sale-memo/targets'
import { type NewLink, packCorrespondence } from './correspondence.ts'
import { saleReadyPackDocument } from './document.ts'

const wordsOf = (pack: PackRecord) =>
  [packTitle(pack), pack.facts.postcode, pack.agency, ...pack.sellers.map(({ name }) => name)]
    .join(' ')
    .toLowerCase()

const tableIn = (store: Store) =>
  tableOf(store, saleReadyPackDocument, (pack) => ({
    words: wordsOf(pack),
    fresh_until: freshUntil(pack),
  }))

/** The first last day of freshness among the answers; null without one. */
const freshUntil = ({ answers }: PackRecord): DateOnly | null =>
  Object.values(answers)
    .flatMap((answer) => answer?.fresh_until ?? [])
    .toSorted()[0] ?? null

/** The stored pack, whoever asks; null for none. */
export const storedPack = (store: Store, id: string): PackRecord | null => tableIn(store).find(id)

/** The packs of a seller, newest first. */
export const packsOfContact = (store: Store, contactId: string): PackRecord[] =>
  parseReadable(
    store,
    saleReadyPackDocument,
    store.rows(
      `${selectDocuments(saleReadyPackDocument)} WHERE id IN (
         SELECT id FROM sale_ready_pack_clients WHERE contact_id = ?) ORDER BY id DESC`,
      contactId,
    ),
  )

/** The packs of a quote that are not withdrawn, newest first. */
export const packsOfQuote = (store: Store, quoteCaseId: string): PackRecord[] =>
  parseReadable(
    store,
    saleReadyPackDocument,
    store.rows(
      `${selectDocuments(saleReadyPackDocument)} WHERE quote_case_id = ?
       AND status <> 'withdrawn' ORDER BY id DESC`,
      quoteCaseId,
    ),
  )

/** A pack that was imported from the same text and not withdrawn since; null for none. */
export const packOfTransaction = (store: Store, transaction: string): PackRecord | null => {
  const [same] = parseReadable(
    store,
    saleReadyPackDocument,
    store.rows(
      `${selectDocuments(saleReadyPackDocument)}
       WHERE json_extract(doc, '$.transaction') = ? AND json_extract(doc, '$.status') <> 'withdrawn'
       ORDER BY id LIMIT 1`,
      transaction,
    ),
  )
  return same ?? null
}

/** Whether somebody sees the case of a pack, and the pack with it. */
const isOfOwnCase = ({ person, conveyances }: RequestContext, { conveyance_id: id }: PackRecord) =>
  id !== null && person.type === 'staff' && orNull(() => conveyances.get(id)) !== null

/** The pack; throws 404 when it is outside the person's scope. */
export const getPack = (context: RequestContext, id: string): PackRecord => {
  const pack = storedPack(context.store, id)
  if (pack === null) throw notFound()
  if (!canViewPack(context.person, pack) && !isOfOwnCase(context, pack)) throw notFound()
  return pack
}

/** The pack, to be changed; throws 404, and 409 unless the stored version is `version`. */
export const freshPack = (context: RequestContext, id: string, version: number): PackRecord => {
  const pack = getPack(context, id)
  const { audit, person } = context
  requireFresh(version, pack, () => lastChange(audit, person, 'sale-ready-pack', id))
  return pack
}

/** Records events of a pack that did not change. */
export const recordPackEvents = (
  context: RequestContext,
  { pack, events }: PackOutcome,
  sent: NewLink | null,
) =>
  context.recordEvents(events, {
    users: pack.people,
    clients: [...new Set(pack.sellers.flatMap(contactsOfSeller))],
    correspondence: () => packCorrespondence(context, pack, sent),
  })

const saveClients = ({ store }: RequestContext, { id, sellers }: PackRecord) => {
  store.write('DELETE FROM sale_ready_pack_clients WHERE id = ?', id)
  for (const contact of new Set(sellers.flatMap(contactsOfSeller)))
    store.write('INSERT INTO sale_ready_pack_clients (contact_id, id) VALUES (?, ?)', contact, id)
}

export const addPack = (context: RequestContext, outcome: PackOutcome): PackRecord => {
  tableIn(context.store).insert(outcome.pack)
  saveClients(context, outcome.pack)
  recordPackEvents(context, outcome, null)
  return outcome.pack
}

/** Saves a changed pack with its events; throws unless the stored version is `from`. `sent`: the release that is sent. */
export const keepPack = (
  context: RequestContext,
  outcome: PackOutcome,
  from: number,
  sent: NewLink | null = null,
): PackRecord => {
  if (outcome.events.length === 0) return outcome.pack
  tableIn(context.store).replace(outcome.pack, from)
  saveClients(context, outcome.pack)
  recordPackEvents(context, outcome, sent)
  return outcome.pack
}
