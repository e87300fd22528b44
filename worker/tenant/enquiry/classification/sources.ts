import { addDays } from '#domain/dates'
import type { ClassificationDetail } from '#domain/enquiry/classification/classification'
import { KEYS } from '#tenant/conveyance/filters'
import { conveyancesWithin } from '#tenant/core/access'
import { clausesOf, whereOf } from '#tenant/core/clauses'
import type { RequestContext } from '#tenant/runtime/context'

type Sources = Pick<ClassificationDetail, 'samples' | 'firms'>

const YEAR_DAYS = 365
const MOST_SAMPLES = 5
const MOST_FIRMS = 5

const JOINED = 'case_enquiries AS e JOIN conveyances AS c ON c.id = e.conveyance_id'
const FIRM = `trim(json_extract(c.doc, '$.other_side.firm'))`

/** What was asked of a classification last, and which firms ask most of it, in the person’s scope. */
export const classificationSources = (
  { store, person, today }: RequestContext,
  code: string,
): Sources => {
  const clauses = clausesOf(conveyancesWithin(person))
  const within = `SELECT t.id FROM ${KEYS} AS t${whereOf(clauses)}`
  const bindings = clauses.flatMap((it) => it.bindings)
  const samples = store.rows<Sources['samples'][number]>(
    `SELECT c.id, json_extract(c.doc, '$.ref') AS ref, json_extract(e.doc, '$.number') AS number,
       json_extract(e.doc, '$.text') AS text
     FROM ${JOINED} WHERE e.classification = ? AND e.status <> 'raised'
       AND e.conveyance_id IN (${within})
     ORDER BY e.raised_on DESC, e.id DESC LIMIT ${MOST_SAMPLES}`,
    ...[code, ...bindings],
  )
  const firms = store.rows<Sources['firms'][number]>(
    `SELECT ${FIRM} AS name, COUNT(*) AS count FROM ${JOINED}
     WHERE e.classification = ? AND e.raised_on >= ? AND e.status <> 'raised'
       AND json_extract(e.doc, '$.direction') = 'we_answer' AND ${FIRM} IS NOT NULL
       AND e.conveyance_id IN (${within})
     GROUP BY lower(${FIRM}) ORDER BY count DESC, name LIMIT ${MOST_FIRMS}`,
    ...[code, addDays(today, -YEAR_DAYS), ...bindings],
  )
  return { samples, firms }
}
