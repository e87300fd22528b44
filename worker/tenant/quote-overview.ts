import { londonInstant } from '#domain/dates'
import { hasPermission } from '#domain/permissions'
import type { QuoteOverview, QuoteTally } from '#domain/quote-case-activity'
import type { QuoteCaseView } from '#domain/quote-case-api'
import { nextWorkingDay } from '#domain/working-days'
import { clausesOf, whereOf } from './clauses.ts'
import type { Desk } from './desk.ts'
import { quoteCasesWithin } from './reach.ts'

/** What the new-business desk has before it, within what somebody reaches. */
export const quoteOverview = (desk: Desk): QuoteOverview => {
  const tally = (view: QuoteCaseView): QuoteTally => {
    const { count, fee_ex_vat } = desk.quoteCaseList.totals({ view })
    return { count, fee_ex_vat }
  }
  const seesStages = hasPermission(desk.person, 'quotes.view-any')
  return {
    drafts: tally('drafts'),
    sent_today: sentToday(desk),
    presold: seesStages ? tally('presold') : null,
    sold: seesStages ? tally('sold') : null,
    calls: tally('call-board'),
    dying: tally('dead-tomorrow'),
    accepted: tally('accepted'),
    on_hold: tally('on-hold'),
    dies_on: nextWorkingDay(desk.today),
  }
}

// What was sent today was changed today: the index on the change leads, the line says when it was sent.
const sentToday = ({ store, person, today }: Desk): QuoteTally => {
  const midnight = londonInstant(today, '00:00')
  const clauses = clausesOf(quoteCasesWithin(person), {
    where: `t.updated_at >= ? AND json_extract(q.line, '$.quoted_at') >= ?`,
    bindings: [midnight, midnight],
  })
  return (
    store.row<QuoteTally>(
      `SELECT count(*) AS count, coalesce(sum(t.fee_ex_vat), 0) AS fee_ex_vat
       FROM quote_case_keys AS t JOIN quote_cases AS q ON q.id = t.id${whereOf(clauses)}`,
      ...clauses.flatMap((it) => it.bindings),
    ) ?? { count: 0, fee_ex_vat: 0 }
  )
}
