import { addDays } from '#domain/dates'
import type {
  ClassificationDetail,
  ClassificationUses,
} from '#domain/enquiry/classification/classification'
import type { RequestContext } from '#tenant/runtime/context'

type Counted = { code: string; count: number }
type Figures = Pick<ClassificationDetail, 'raised' | 'accepted' | 'average_days'>

const YEAR_DAYS = 365
const OPEN = `status NOT IN ('accepted', 'withdrawn', 'covered_by_indemnity')`

const byCode = (rows: readonly Counted[]) => new Map(rows.map(({ code, count }) => [code, count]))

/** What has each classification, by code. */
export const classificationUses = ({ store }: Pick<RequestContext, 'store'>) => {
  const count = (sql: string) => byCode(store.rows<Counted>(sql))
  const open = count(`SELECT classification AS code, COUNT(*) AS count FROM case_enquiries
    WHERE ${OPEN} GROUP BY classification`)
  const enquiries = count(`SELECT classification AS code, COUNT(*) AS count FROM case_enquiries
    GROUP BY classification`)
  const inLibrary = count(`SELECT json_extract(doc, '$.content.classification') AS code,
    COUNT(*) AS count FROM library_enquiries WHERE json_extract(doc, '$.is_archived') = 0 GROUP BY 1`)
  const library = count(`SELECT json_extract(doc, '$.content.classification') AS code,
    COUNT(*) AS count FROM library_enquiries GROUP BY 1`)
  const replies = count(`SELECT json_extract(doc, '$.content.classification') AS code,
    COUNT(*) AS count FROM standard_replies GROUP BY 1`)
  return (code: string): ClassificationUses => ({
    ...{ open: open.get(code) ?? 0, enquiries: enquiries.get(code) ?? 0 },
    ...{ in_library: inLibrary.get(code) ?? 0, library: library.get(code) ?? 0 },
    standard_replies: replies.get(code) ?? 0,
  })
}

/** What was raised in a classification within twelve months, and how long acceptance took, in days. */
export const classificationFigures = (
  { store, today }: Pick<RequestContext, 'store' | 'today'>,
  code: string,
): Figures =>
  store.row<Figures>(
    `SELECT COUNT(*) AS raised,
       COUNT(CASE WHEN status = 'accepted' THEN 1 END) AS accepted,
       AVG(CASE WHEN status = 'accepted' THEN
         max(0, julianday(substr(json_extract(doc, '$.settlement.at'), 1, 10)) - julianday(raised_on))
       END) AS average_days
     FROM case_enquiries WHERE classification = ? AND raised_on >= ? AND status <> 'raised'`,
    code,
    addDays(today, -YEAR_DAYS),
  ) ?? { raised: 0, accepted: 0, average_days: null }
