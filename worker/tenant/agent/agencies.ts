import type { Agency, AgencyChoice, Branch, Negotiator } from '#domain/agent/agency'
import type { Store } from '#tenant/core/store'
import { tableOf } from '#tenant/core/table'
import type { usersOf } from '#tenant/user/users'

type Docs = { doc: string }

const MOST_SHOWN = 50

/** Those who send us clients. */
export const agenciesOf = (store: Store, users: Pick<ReturnType<typeof usersOf>, 'named'>) => {
  const agencies = tableOf<Agency>(store, 'agencies')
  const branchesOf = (id: string): Branch[] =>
    store
      .rows<Docs>('SELECT doc FROM branches WHERE agency_id = ? ORDER BY id', id)
      .map((it) => JSON.parse(it.doc))
  const negotiatorsOf = (id: string): Negotiator[] =>
    store
      .rows<Docs>('SELECT doc FROM negotiators WHERE branch_id = ? ORDER BY id', id)
      .map((it) => JSON.parse(it.doc))
  const choiceOf = (it: Agency): AgencyChoice => ({
    id: it.id,
    name: it.name,
    type: it.type,
    bdm: users.named(it.bdm_id),
    referral_scale_id: it.referral_scale_id,
    branches: branchesOf(it.id).map((branch) => ({
      id: branch.id,
      name: branch.name,
      negotiators: negotiatorsOf(branch.id).map(({ id, name }) => ({ id, name })),
    })),
  })
  return {
    ...agencies,
    branchesOf,
    addBranch: (it: Branch) =>
      store.write(
        'INSERT INTO branches (id, agency_id, doc) VALUES (?, ?, ?)',
        it.id,
        it.agency_id,
        JSON.stringify(it),
      ),
    addNegotiator: (it: Negotiator) =>
      store.write(
        'INSERT INTO negotiators (id, branch_id, doc) VALUES (?, ?, ?)',
        it.id,
        it.branch_id,
        JSON.stringify(it),
      ),
    /** By name, for the "referred by" field; those that ended are left out. */
    choices: (q = ''): AgencyChoice[] =>
      store
        .rows<Docs>(
          `SELECT doc FROM agencies WHERE instr(lower(name), ?) > 0
           AND json_extract(doc, '$.status') <> 'ended' ORDER BY name LIMIT ?`,
          q.toLowerCase(),
          MOST_SHOWN,
        )
        .map((it) => choiceOf(JSON.parse(it.doc))),
  }
}
