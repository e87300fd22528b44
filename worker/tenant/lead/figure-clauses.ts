import type { QueryOf } from '#domain/endpoint'
import type { leadApi } from '#domain/lead/api'
import { type Clause, clausesOf } from '#tenant/core/clauses'
import type { Person } from '#tenant/user/people'
import { leadsOfScope } from './scope.ts'

type Filter = Pick<
  QueryOf<typeof leadApi.totals>,
  'introducer' | 'branch' | 'negotiator' | 'bdm_id' | 'whose'
>

const NONE = 'none'

const introducerField = (name: string) =>
  `coalesce(json_extract(l.doc, '$.introducer.${name}'), '')`

// The key of an introducer in the figures: its id, else its name, else none.
const introducer = `coalesce(json_extract(l.doc, '$.introducer.agency_id'), nullif(${introducerField('agency')}, ''), '${NONE}')`

export const leadFigureClauses = (person: Person, filter: Filter): Clause[] =>
  clausesOf(
    introducerIs(filter),
    bdmIs(filter.bdm_id),
    filter.whose && leadsOfScope(person, filter.whose),
  )

const introducerIs = (filter: Filter): Clause | null => {
  const clauses = [
    [introducer, filter.introducer],
    [introducerField('branch'), filter.branch === NONE ? '' : filter.branch],
    [introducerField('negotiator'), filter.negotiator === NONE ? '' : filter.negotiator],
  ].flatMap(([sql, value]) => (value === undefined ? [] : [{ sql: `${sql} = ?`, value }]))
  return clauses.length === 0
    ? null
    : {
        where: `EXISTS (SELECT 1 FROM leads AS l WHERE l.id = t.id AND ${clauses.map(({ sql }) => sql).join(' AND ')})`,
        bindings: clauses.map(({ value }) => value),
      }
}

const bdmIs = (id: string | undefined): Clause | null => {
  if (id === undefined) return null
  const is = id === NONE ? 'bdm_id IS NULL' : 'bdm_id = ?'
  return {
    where: `t.${is}`,
    ids: `SELECT id FROM lead_keys WHERE ${is}`,
    bindings: id === NONE ? [] : [id],
  }
}
