import type { QueryOf } from '#domain/endpoint'
import type { quoteCaseApi } from '#domain/quote/case/api'
import { among, quoteCasesWithin } from '#tenant/core/access'
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

const led = (of: Condition | null, index: string): Condition | null => of && { ...of, index }

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

type Far = keyof typeof outcomesByReach | 'other'

const farOf = (of: Filter['came']): Far =>
  (['few', 'many'] as const).find((far) => outcomesByReach[far].some((one) => one === of)) ??
  'other'

const came = ({ came: of }: Filter, far: Far): Condition | null =>
  of === undefined || farOf(of) !== far
    ? null
    : { sql: `o.${of} = 1`, bindings: [], ...(far !== 'other' && { index: `far_${of}` }) }

// Narrowest first: the first index is used.
const conditionsOf = (filter: Filter, month: string): Condition[] =>
  [
    led(equal('dead_reason', filter.dead_reason), 'dead_reason'),
    expected(filter, month),
    led(equal('instructed_month', filter.instructed), 'instructed'),
    came(filter, 'few'),
    led(equal('giver_id', filter.credit, ''), 'giver_id'),
    led(equal('bdm_id', filter.credit_bdm, ''), 'bdm_id'),
    led(equal('agency', filter.agency), 'agency'),
    led(equal('band', filter.band), 'band'),
    led(equal('fee', filter.fee), 'fee'),
    led(equal('speed', filter.speed), 'speed'),
    led(equal('source', filter.source), 'source'),
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
export const behindFigure = (person: Person, filter: Filter, today: string): Clause[] => {
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
  return among('quote_case_people', people)
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

/** The cases behind a figure in index order, last month first; null where no index fits. */
export const inOutcomeOrder = (person: Person, filter: Filter): InOrder | null => {
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
