import { addDays } from '#domain/dates'
import { reminded, reminderDay } from '#domain/quote/case/reminding'
import { orFailAside } from '#tenant/core/set-aside'
import { oncePer } from '#tenant/events/once'
import type { RequestContext } from '#tenant/runtime/context'
import { newQuoteLink } from './sending.ts'

/** Days after which no reminder follows. */
const BEHIND_DAYS = 10

/** Reminds the clients of open quotes that were sent some days ago, each once a day at most. */
export const remindOfQuotes = (context: RequestContext) => {
  const { store, quoteCases, today } = context
  const rows = store.rows<{ id: string }>(
    `SELECT k.id FROM quote_case_keys AS k JOIN quote_cases AS q ON q.id = k.id
     WHERE k.status IN ('sent', 'following_up')
     AND json_extract(q.doc, '$.quotes[#-1].sent_at') > ? ORDER BY k.id`,
    addDays(today, -BEHIND_DAYS),
  )
  for (const { id } of rows)
    orFailAside(store, { table: 'quote_cases', id }, () => {
      const quoteCase = quoteCases.get(id)
      const days = reminderDay(quoteCase, today)
      if (days === null) return
      oncePer(context, 'quotecase.reminded', `${id} ${today}`, () => {
        const { link_id, link } = newQuoteLink(context, id)
        const outcome = reminded(quoteCase, days, { link: link_id, now: context.now })
        return quoteCases.keep(outcome, quoteCase.version, { link })
      })
    })
}
