import type { SampleCounts, SampleView } from '#domain/firm/sample/api'
import type { RequestContext } from '#tenant/runtime/context'
import type { SampleRecord } from './marks.ts'

/** Above this a firm is at work, and examples are of no more use. */
const MOST_OWN_RECORDS = 200

const TOO_MANY = 'Sample data is for a firm that has just begun. Yours has records of its own.'

const ownRecords = ({ store }: RequestContext) =>
  store.row<{ count: number }>(
    `SELECT (SELECT count(*) FROM (SELECT 1 FROM leads LIMIT ?1))
       + (SELECT count(*) FROM (SELECT 1 FROM quote_cases LIMIT ?1))
       + (SELECT count(*) FROM (SELECT 1 FROM conveyances LIMIT ?1)) AS count`,
    MOST_OWN_RECORDS,
  )?.count ?? 0

/** Why sample data cannot be added now; null when it can. */
export const additionRefusal = (context: RequestContext): string | null =>
  ownRecords(context) >= MOST_OWN_RECORDS ? TOO_MANY : null

const callsOf = ({ store }: RequestContext, ids: readonly string[]) =>
  store.row<{ count: number }>(
    'SELECT count(*) AS count FROM calls WHERE subject_id IN (SELECT value FROM json_each(?))',
    JSON.stringify(ids),
  )?.count ?? 0

export const countsOf = (
  context: RequestContext,
  records: readonly SampleRecord[],
): SampleCounts => {
  const count = (kind: SampleRecord['kind']) => records.filter((it) => it.kind === kind).length
  return {
    agencies: count('agency'),
    contacts: count('contact'),
    leads: count('lead'),
    quotes: count('quote-case'),
    cases: count('conveyance'),
    calls: callsOf(
      context,
      records.map(({ id }) => id),
    ),
  }
}

export const toSampleView = (context: RequestContext): SampleView => {
  const records = context.samples.all()
  const is_present = records.length > 0
  return {
    is_present,
    refusal: is_present ? null : additionRefusal(context),
    counts: countsOf(context, records),
  }
}
