import { assertAllowed } from '#domain/act'
import { mayChangeCase } from '#domain/conveyance/acts'
import type { caseChainApi } from '#domain/conveyance/chain/api'
import { blankChain, type CaseChain } from '#domain/conveyance/chain/chain'
import type { TitleBody } from '#domain/conveyance/title/bodies'
import { changedTitle } from '#domain/conveyance/title/changing'
import { blankTitle, type CaseTitle } from '#domain/conveyance/title/title'
import type { BodyOf } from '#domain/endpoint'
import { fieldChanges } from '#domain/field-change'
import { caseToChange, ofCase, staffOfCase } from '#tenant/conveyance/changing-case'
import type { DocumentShape } from '#tenant/core/document'
import type { Store } from '#tenant/core/store'
import { requireFresh, type StoredRecord, tableOf } from '#tenant/core/table'
import type { RequestContext } from '#tenant/runtime/context'
import { introduceToBroker } from './broker.ts'
import { caseChainDocument, caseTitleDocument } from './document.ts'

/** One record for each case, under the id of the case; blank until it is saved. */
const oneForEachCase = <T extends StoredRecord>(
  store: Store,
  kind: DocumentShape<T>,
  blank: (id: string) => T,
) => {
  const table = tableOf(store, kind)
  return {
    of: (id: string) => table.find(id) ?? blank(id),
    save: (record: T) =>
      record.version === 1 ? table.insert(record) : table.replace(record, record.version - 1),
  }
}

const titles = (store: Store) => oneForEachCase(store, caseTitleDocument, blankTitle)
const chains = (store: Store) => oneForEachCase(store, caseChainDocument, blankChain)

export const titleOf = ({ store, conveyances }: RequestContext, id: string): CaseTitle =>
  titles(store).of(conveyances.get(id).id)

export const chainOf = ({ store, conveyances }: RequestContext, id: string): CaseChain =>
  chains(store).of(conveyances.get(id).id)

const liveCase = (context: RequestContext, id: string) => {
  const conveyance = caseToChange(context, id)
  assertAllowed(mayChangeCase(conveyance))
  return conveyance
}

export const saveTitle = (
  context: RequestContext,
  id: string,
  { version, ...body }: TitleBody,
): CaseTitle => {
  const conveyance = liveCase(context, id)
  const before = titles(context.store).of(id)
  requireFresh(version, before)
  const title = titles(context.store).save(changedTitle(before, body))
  const changes = fieldChanges(before, title, ['titles', 'mortgage', 'redemptions'])
  context.recordEvents(
    [{ name: 'title.changed', ...ofCase(conveyance), changed: ['title'], detail: { changes } }],
    staffOfCase(conveyance),
  )
  introduceToBroker(context, conveyance, { before, after: title })
  return title
}

export const saveChain = (
  context: RequestContext,
  id: string,
  { version, ...body }: BodyOf<typeof caseChainApi.save>,
): CaseChain => {
  const conveyance = liveCase(context, id)
  const before = chains(context.store).of(id)
  requireFresh(version, before)
  const chain = chains(context.store).save({ ...before, ...body, version: before.version + 1 })
  const changes = fieldChanges(before, chain, ['links', 'is_shared'])
  context.recordEvents(
    [{ name: 'chain.changed', ...ofCase(conveyance), changed: ['chain'], detail: { changes } }],
    { ...staffOfCase(conveyance), clients: conveyance.clients.map((it) => it.contact_id) },
  )
  return chain
}
