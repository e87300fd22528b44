import type { Agency } from '#domain/agent/agency'
import { foldName } from '#domain/agent/names'
import type { AgencyListQuery, AgencySort } from '#domain/agent/records-api'
import type { AgencyRow } from '#domain/agent/view'
import { clausesOf } from '#tenant/core/clauses'
import type { Sort } from '#tenant/core/cursor'
import { listQueryOf, sortAmong } from '#tenant/core/list-query'
import type { RequestContext } from '#tenant/runtime/context'
import { agencyDocument } from './document.ts'
import { givenBy } from './work.ts'

const sorts: Readonly<Record<AgencySort, Omit<Sort, 'name' | 'direction'>>> = {
  name: { column: 'sort_name', index: 'agencies_sort' },
  changed: { column: 'changed_at', index: 'agencies_changed' },
}

const sortOf = sortAmong(sorts, 'name')

type Filter = Pick<AgencyListQuery, 'q' | 'view' | 'type'>

const clauses = ({ q = '', view = 'live', type }: Filter) => {
  const words = foldName(q)
  return clausesOf(
    view === 'live'
      ? { where: 't.archived_at IS NULL', bindings: [] }
      : { where: 't.archived_at IS NOT NULL AND t.merged_into IS NULL', bindings: [] },
    type && { where: `json_extract(t.doc, '$.type') = ?`, bindings: [type] },
    words !== '' && {
      where: `(instr(t.sort_name, ?) > 0 OR EXISTS (SELECT 1 FROM branches AS b
        WHERE b.agency_id = t.id AND instr(lower(json_extract(b.doc, '$.name')), ?) > 0))`,
      bindings: [words, words],
    },
  )
}

/** The firm's agencies by name, those in use unless archived ones are asked for. */
export const agencyListOf = (context: RequestContext) =>
  listQueryOf({
    store: context.store,
    table: 'agencies',
    document: agencyDocument,
    clauses,
    sort: (query: AgencyListQuery) => sortOf(query),
    rowsOf: (agencies) => rowsOf(context, agencies),
  })

const rowsOf = (context: RequestContext, agencies: readonly Agency[]): AgencyRow[] => {
  const given = givenBy(
    context,
    agencies.map(({ id }) => id),
  )
  return agencies.map((agency) => {
    const branches = context.agencies.branchesOf(agency.id).filter((it) => it.archived_at === null)
    return {
      id: agency.id,
      version: agency.version,
      name: agency.name,
      type: agency.type,
      status: agency.status,
      bdm: context.users.named(agency.bdm_id)?.name ?? null,
      archived_at: agency.archived_at,
      branches: branches.length,
      negotiators: branches
        .flatMap((it) => context.agencies.negotiatorsOf(it.id))
        .filter((it) => it.archived_at === null).length,
      ...given(agency.id),
    }
  })
}
