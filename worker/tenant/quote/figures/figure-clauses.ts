import type { QueryOf } from '#domain/endpoint'
import type { quoteCaseApi } from '#domain/quote/case/api'
import { quoteCasesWithin, workedOnBy } from '#tenant/core/access'
import { type Clause, clausesOf } from '#tenant/core/clauses'
import type { Sort } from '#tenant/core/cursor'
import { outcomesByReach } from '#tenant/schema/totals'
import type { Person } from '#tenant/user/people'

type Filter = QueryOf<typeof quoteCaseApi.totals>

type Condition = {
  readonly sql: string
  readonly bindings: readonly string[]
  readonly index?: string
}

const NONE = 'none'

const equal = (column: string, value: string | undefined, empty?: string): Condition | null =>
  value === undefined
    ? null
    : {
        sql: `o.${column} = ?`,
        bindings: [value === NONE && empty !== undefined ? empty : value],
      }

const withIndex = (of: Condition | null, index: string): Condition | null => of && { ...of, index }

const priced = ({ priced_from, priced_until }: Filter): Condition | null =>
  priced_from === undefined && priced_until === undefined
    ? null
    : {
        sql: 'o.month BETWEEN ? AND ?',
        bindings: [priced_from ?? '0', priced_until ?? '9'],
        index: 'month',
      }

const expected = ({ expected }: Filter, month: string): Condition | null =>
  expected === undefined
    ? null
    : {
        sql: `o.pipeline IN ('presold', 'sold', 'accepted') AND o.expected_month ${expected === month ? '<=' : '='} ?`,
        bindings: [expected],
        index: 'pipeline',
      }

type Breadth = keyof typeof outcomesByReach | 'other'

const breadthOf = (of: Filter['came']): Breadth =>
  (['few', 'many'] as const).find((breadth) =>
    outcomesByReach[breadth].some((one) => one === of),
  ) ?? 'other'

const came = ({ came: of }: Filter, breadth: Breadth): Condition | null =>
  of === undefined || breadthOf(of) !== breadth
    ? null
    : { sql: `o.${of} = 1`, bindings: [], ...(breadth !== 'other' && { index: `far_${of}` }) }

// Narrowest first: the first index is used.
const conditionsOf = (filter: Filter, month: string): Condition[] =>
  [
    withIndex(equal('dead_reason', filter.dead_reason), 'dead_reason'),
    expected(filter, month),
    withIndex(equal('instructed_month', filter.instructed), 'instructed'),
    came(filter, 'few'),
    withIndex(equal('giver_id', filter.credit, ''), 'giver_id'),
    withIndex(equal('bdm_id', filter.credit_bdm, ''), 'bdm_id'),
    withIndex(equal('agency', filter.agency), 'agency'),
    withIndex(equal('band', filter.band), 'band'),
    withIndex(equal('fee', filter.fee), 'fee'),
    withIndex(equal('speed', filter.speed), 'speed'),
    withIndex(equal('source', filter.source), 'source'),
    came(filter, 'many'),
    priced(filter),
    equal('branch', filter.branch, ''),
    equal('negotiator', filter.negotiator, ''),
    equal('tenure', filter.tenure),
    equal('against', filter.against),
    equal('cohort', filter.cohort),
    came(filter, 'other'),
  ].filter((of) => of !== null)

/** The conditions for the cases behind a figure, from their stored outcomes. */
export const figureClauses = (person: Person, filter: Filter, today: string): Clause[] => {
  const conditions = conditionsOf(filter, today.slice(0, 7))
  const sql = conditions.map((of) => of.sql).join(' AND ')
  const bindings = conditions.flatMap((of) => of.bindings)
  const index = conditions.find((of) => of.index)?.index
  const by = index ? ` INDEXED BY quote_outcomes_${index}` : ''
  return clausesOf(
    conditions.length > 0 && {
      where: `EXISTS (SELECT 1 FROM quote_outcomes AS o WHERE o.id = t.id AND ${sql})`,
      ids: `SELECT o.id AS id FROM quote_outcomes AS o${by} WHERE ${sql}`,
      bindings,
    },
    ofPeople(person, filter),
  )
}

const ofPeople = (person: Person, { whose }: Filter) => {
  if (whose === undefined || whose === 'all') return null
  const people = whose === 'team' ? [...person.team, person.id] : [person.id]
  return workedOnBy('quote_case_people', people)
}

type InOrder = { readonly sort: Sort; readonly clauses: readonly Clause[] }

const OTHER_ORDERS = [
  'expected',
  'instructed',
  'q',
  'status',
  'owner_id',
  'giver_id',
  'agency_id',
] as const

export const outcomeOrder = (person: Person, filter: Filter): InOrder | null => {
  const months = priced(filter)
  const isOther =
    OTHER_ORDERS.some((name) => filter[name] !== undefined) || filter.import_id !== undefined
  if (filter.view !== 'all' || months === null || isOther) return null
  const conditions = conditionsOf(filter, '').filter(({ sql }) => sql !== months.sql)
  const lead = conditions.find(({ index }) => index !== undefined)
  const within = lead ? [lead, months] : [months]
  const among = {
    where: within.map(({ sql }) => sql.replaceAll('o.', 't.')).join(' AND '),
    bindings: within.flatMap(({ bindings }) => bindings),
  }
  const rest = conditions.filter((of) => of !== lead)
  return {
    sort: {
      name: 'priced',
      column: 'month',
      direction: 'desc',
      index: `quote_outcomes_${lead?.index ?? 'month'}`,
      among: [among],
    },
    clauses: clausesOf(
      quoteCasesWithin(person),
      among,
      ...rest.map(({ sql, bindings }) => ({ where: sql.replaceAll('o.', 't.'), bindings })),
      filter.stage !== undefined && { where: 't.stage = ?', bindings: [filter.stage] },
      ofPeople(person, filter),
    ),
  }
}
