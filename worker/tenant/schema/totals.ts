import { quoteRows } from '#domain/quote/figures/figure'
import { quoteMeasures } from '#domain/quote/figures/measure'
import type { Migration } from './migration.ts'

const columnsOf = (names: readonly string[], type: string) =>
  names.map((name) => `${name} ${type} NOT NULL`).join(', ')

export const outcomeKeys = [
  'month',
  'giver_id',
  'bdm_id',
  'source',
  'agency',
  'branch',
  'negotiator',
  'stage',
  'band',
  'tenure',
  'fee',
  'against',
  'speed',
  'dead_reason',
  'pipeline',
  'expected_month',
  'instructed_month',
  'cohort',
] as const

/** Measures that a later step adds. */
const laterMeasures: readonly string[] = ['talk_seconds']
const firstMeasures = quoteMeasures.filter((name) => !laterMeasures.includes(name))

const indexedKeys = [
  'month',
  'giver_id',
  'bdm_id',
  'source',
  'agency',
  'dead_reason',
  'speed',
] as const

/** The counts of each quote case and their running totals; `upto` is the last case counted, null when all are. */
export const totalsStep: Migration = {
  number: 11,
  name: 'figures of quotes',
  sql: `
    CREATE TABLE quote_outcomes (
      id TEXT PRIMARY KEY, ${columnsOf(outcomeKeys, 'TEXT')}, ${columnsOf(quoteRows, 'INTEGER')},
      doc TEXT NOT NULL);
    ${indexedKeys.map((name) => `CREATE INDEX quote_outcomes_${name} ON quote_outcomes (${name === 'month' ? 'month, id' : `${name}, month, id`});`).join('\n')}
    CREATE INDEX quote_outcomes_instructed ON quote_outcomes (instructed_month, id);
    CREATE INDEX quote_outcomes_pipeline ON quote_outcomes (pipeline, expected_month, id);
    CREATE TABLE lead_outcomes (id TEXT PRIMARY KEY, doc TEXT NOT NULL) WITHOUT ROWID;
    CREATE TABLE quote_groups (id INTEGER PRIMARY KEY, people TEXT NOT NULL UNIQUE);
    CREATE TABLE quote_group_people (
      user_id TEXT NOT NULL, id INTEGER NOT NULL, PRIMARY KEY (user_id, id)) WITHOUT ROWID;
    CREATE TABLE quote_totals (
      scope INTEGER NOT NULL, cut TEXT NOT NULL, filters TEXT NOT NULL, month TEXT NOT NULL,
      key TEXT NOT NULL, ${columnsOf(firstMeasures, 'INTEGER')},
      PRIMARY KEY (scope, cut, filters, month, key)) WITHOUT ROWID;
    CREATE TABLE quote_totals_progress (only INTEGER PRIMARY KEY CHECK (only = 1), upto TEXT);
    INSERT INTO quote_totals_progress
      SELECT 1, CASE WHEN EXISTS (SELECT 1 FROM quote_cases UNION ALL SELECT 1 FROM leads) THEN '' END;
    CREATE INDEX quote_case_keys_recent ON quote_case_keys (status, updated_at, id);
    CREATE INDEX quote_case_keys_owner_recent ON quote_case_keys (owner_id, updated_at, id);
    CREATE INDEX quote_case_keys_agency_recent ON quote_case_keys (agency_id, updated_at, id);
  `,
}

/** The outcomes that have an index of their own, by whether few or many cases have them. */
export const outcomesByReach = {
  few: ['fell_through', 'revived', 'overridden', 'turned', 'completed'],
  many: ['exchanged', 'instructed', 'accepted', 'dead'],
} as const

export const outcomeIndexesStep: Migration = {
  number: 17,
  name: 'cases that came far, cases of a price',
  sql: `
    ${[...outcomesByReach.few, ...outcomesByReach.many]
      .map(
        (outcome) =>
          `CREATE INDEX quote_outcomes_far_${outcome} ON quote_outcomes (month, id) WHERE ${outcome} = 1;`,
      )
      .join('\n')}
    CREATE INDEX quote_outcomes_band ON quote_outcomes (band, month, id);
    CREATE INDEX quote_outcomes_fee ON quote_outcomes (fee, month, id);
  `,
}

export const quoteOrdersStep: Migration = {
  number: 14,
  name: 'orders of quotes',
  sql: `
    CREATE INDEX quote_case_keys_owner_status ON quote_case_keys (owner_id, status, updated_at, id);
    CREATE INDEX quote_case_keys_agency_status ON quote_case_keys (agency_id, status, updated_at, id);
  `,
}
