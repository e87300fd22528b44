import { londonInstant } from '#domain/dates'
import { hasPermission } from '#domain/permissions'
import type { QuoteOverview, QuoteTally } from '#domain/quote/case/activity'
import type { QuoteCaseView } from '#domain/quote/case/api'
import { nextWorkingDay } from '#domain/working-days'
import { quoteCasesWithin } from '#tenant/core/access'
import { clausesOf, whereOf } from '#tenant/core/clauses'
import type { RequestContext } from '#tenant/runtime/context'
import { parseStandingKey } from './cell-key.ts'
import { figuresOf } from './figures.ts'
import { isPending } from './recount.ts'
import { figureScope } from './scope.ts'

export const quoteOverview = (context: RequestContext): QuoteOverview => {
  const tally = (view: QuoteCaseView): QuoteTally => {
    const { count, fee_ex_vat } = context.quoteCaseList.totals({ view })
    return { count, fee_ex_vat }
  }
  const storedTally = storedTallyOf(context)
  const tallyOf = (view: keyof typeof tallyFilters): QuoteTally =>
    storedTally?.(view) ?? tally(view)
  const seesStages = hasPermission(context.person, 'quotes.view-any')
  return {
    drafts: tallyOf('drafts'),
    sent_today: sentToday(context),
    presold: seesStages ? tallyOf('presold') : null,
    sold: seesStages ? tallyOf('sold') : null,
    calls: tallyOf('call-board'),
    dying: tally('dead-tomorrow'),
    accepted: tallyOf('accepted'),
    on_hold: tallyOf('on-hold'),
    dies_on: nextWorkingDay(context.today),
  }
}

// A quote sent today was also updated today, so the index on `updated_at` narrows the search.
const sentToday = ({ store, person, today }: RequestContext): QuoteTally => {
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

type TallyFilter = readonly [statuses: readonly string[], stage?: 'presold' | 'sold']
const open = ['sent', 'following_up']
const tallyFilters = {
  drafts: [['draft']],
  presold: [open, 'presold'],
  sold: [open, 'sold'],
  'call-board': [open],
  accepted: [['accepted']],
  'on-hold': [['on_hold']],
} as const satisfies Partial<Record<QuoteCaseView, TallyFilter>>

/** Tallies by view from the running totals; null while older cases are still to be counted. */
const storedTallyOf = (context: RequestContext) => {
  if (isPending(context.store)) return null
  const within = { first: '', last: '' }
  const rows = figuresOf(context.store, figureScope(context), {}).byKey({ cut: 'standing', within })
  return (view: keyof typeof tallyFilters): QuoteTally => {
    const [statuses, stage]: TallyFilter = tallyFilters[view]
    const ones = rows.filter(({ key }) => {
      const [status, of] = parseStandingKey(key)
      return statuses.includes(status) && (stage === undefined || stage === of)
    })
    return {
      count: ones.reduce((sum, it) => sum + it.quotes, 0),
      fee_ex_vat: ones.reduce((sum, it) => sum + it.fee_quoted, 0),
    }
  }
}
