import type { Agency, AgencyChoice, Branch, Negotiator } from '#domain/agent/agency'
import { selectDocuments } from '#tenant/core/document'
import { parseReadable } from '#tenant/core/set-aside'
import type { Store } from '#tenant/core/store'
import { tableOf } from '#tenant/core/table'
import type { usersOf } from '#tenant/user/users'
import { agencyDocument, branchDocument, negotiatorDocument } from './document.ts'

type Docs = { id: string; shape: number; doc: string }

const MOST_VISIBLE = 50

export const agenciesOf = (store: Store, users: Pick<ReturnType<typeof usersOf>, 'named'>) => {
  const agencies = tableOf(store, agencyDocument)
  const branchesOf = (id: string): Branch[] =>
    parseReadable(
      store,
      branchDocument,
      store.rows<Docs>(`${selectDocuments(branchDocument)} WHERE agency_id = ? ORDER BY id`, id),
    )
  const negotiatorsOf = (id: string): Negotiator[] =>
    parseReadable(
      store,
      negotiatorDocument,
      store.rows<Docs>(
        `${selectDocuments(negotiatorDocument)} WHERE branch_id = ? ORDER BY id`,
        id,
      ),
    )
  const choiceOf = (agency: Agency): AgencyChoice => ({
    id: agency.id,
    name: agency.name,
    type: agency.type,
    bdm: users.named(agency.bdm_id),
    referral_scale_id: agency.referral_scale_id,
    branches: branchesOf(agency.id).map((branch) => ({
      id: branch.id,
      name: branch.name,
      negotiators: negotiatorsOf(branch.id).map(({ id, name }) => ({ id, name })),
    })),
  })
  return {
    ...agencies,
    branchesOf,
    addBranch: (branch: Branch) =>
      store.write(
        'INSERT INTO branches (id, agency_id, shape, doc) VALUES (?, ?, ?, ?)',
        branch.id,
        branch.agency_id,
        branchDocument.shape,
        JSON.stringify(branch),
      ),
    addNegotiator: (negotiator: Negotiator) =>
      store.write(
        'INSERT INTO negotiators (id, branch_id, shape, doc) VALUES (?, ?, ?, ?)',
        negotiator.id,
        negotiator.branch_id,
        negotiatorDocument.shape,
        JSON.stringify(negotiator),
      ),
    /** Agencies whose name contains `q`, for the "referred by" field, without ended ones. */
    choices: (q = ''): AgencyChoice[] =>
      parseReadable(
        store,
        agencyDocument,
        store.rows<Docs>(
          `${selectDocuments(agencyDocument)} WHERE instr(lower(name), ?) > 0
           AND json_extract(doc, '$.status') <> 'ended' ORDER BY name LIMIT ?`,
          q.toLowerCase(),
          MOST_VISIBLE,
        ),
      ).map(choiceOf),
  }
}
