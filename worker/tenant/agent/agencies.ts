import { type Agency, type Branch, isLive, type Negotiator } from '#domain/agent/agency'
import type { AgencyChoice } from '#domain/agent/choice'
import { foldName } from '#domain/agent/names'
import { type DocumentShape, selectDocuments } from '#tenant/core/document'
import { parseReadable } from '#tenant/core/set-aside'
import type { Store } from '#tenant/core/store'
import { tableOf } from '#tenant/core/table'
import type { usersOf } from '#tenant/user/users'
import { agencyDocument, branchDocument, negotiatorDocument } from './document.ts'

type Docs = { id: string; version: number; shape: number; doc: string }

const MOST_VISIBLE = 50

export const agenciesOf = (store: Store, users: Pick<ReturnType<typeof usersOf>, 'named'>) => {
  const agencies = tableOf(store, agencyDocument, ({ name }) => ({ sort_name: foldName(name) }))
  const branches = tableOf(store, branchDocument, ({ agency_id }) => ({ agency_id }))
  const negotiators = tableOf(store, negotiatorDocument, ({ branch_id }) => ({ branch_id }))
  const select = <T>(document: DocumentShape<T>, where: string, ...bindings: string[]): T[] =>
    parseReadable(
      store,
      document,
      store.rows<Docs>(`${selectDocuments(document)} WHERE ${where}`, ...bindings),
    )
  const branchesOf = (id: string): Branch[] =>
    select(branchDocument, 'agency_id = ? ORDER BY id', id)
  const negotiatorsOf = (id: string): Negotiator[] =>
    select(negotiatorDocument, 'branch_id = ? ORDER BY id', id)
  const choiceOf = (agency: Agency): AgencyChoice => ({
    id: agency.id,
    name: agency.name,
    type: agency.type,
    bdm: users.named(agency.bdm_id),
    referral_scale_id: agency.referral_scale_id,
    branches: branchesOf(agency.id)
      .filter(isLive)
      .map(({ id, name }) => ({ id, name, negotiators: negotiatorChoices(negotiatorsOf(id)) })),
  })
  return {
    ...agencies,
    branches,
    negotiators,
    branchesOf,
    negotiatorsOf,
    /** The agency, or the one that it was merged into; null when there is none. */
    current: (id: string): Agency | null => {
      let agency = agencies.find(id)
      while (agency?.merged_into) agency = agencies.find(agency.merged_into)
      return agency
    },
    /** The other agencies whose name is the same but for capitals and accents. */
    namesakes: ({ id, name }: Pick<Agency, 'id' | 'name'>): Agency[] =>
      select(agencyDocument, 'sort_name = ? AND id <> ?', foldName(name), id),
    /** Agencies in use whose name contains `q`, for the "referred by" field, without ended ones. */
    choices: (q = ''): AgencyChoice[] =>
      select(
        agencyDocument,
        `instr(sort_name, ?) > 0 AND archived_at IS NULL
         AND json_extract(doc, '$.status') <> 'ended' ORDER BY sort_name LIMIT ${MOST_VISIBLE}`,
        foldName(q),
      ).map(choiceOf),
  }
}

const negotiatorChoices = (negotiators: readonly Negotiator[]) =>
  negotiators.filter(isLive).map(({ id, name }) => ({ id, name }))
