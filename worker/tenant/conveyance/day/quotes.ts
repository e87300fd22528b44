import type { MyDay } from '#domain/conveyance/my-day'
import { hasPermission } from '#domain/permissions'
import type { QuoteCaseRow } from '#domain/quote/case/quote-case'
import { coveredName, ownIds } from '#domain/user/acting-person'
import type { RequestContext } from '#tenant/runtime/context'

const MOST_QUOTES = 8

const hasOwnQuotes = ({ store, person }: RequestContext) =>
  store.row(
    'SELECT id FROM quote_case_keys WHERE owner_id IN (SELECT value FROM json_each(?)) LIMIT 1',
    JSON.stringify(ownIds(person)),
  ) !== null

/** The quotes of a person's day: those that run out, those accepted, and those to call. */
export const quotesOf = (
  context: RequestContext,
): Pick<MyDay, 'has_own_quotes' | 'quotes_dying' | 'quotes_open'> => {
  // A day is what somebody can do: who only reads quotes, such as an auditor, finds them in their list.
  if (!hasPermission(context.person, 'quotes.create'))
    return { has_own_quotes: false, quotes_dying: [], quotes_open: [] }
  const has_own_quotes = hasOwnQuotes(context)
  const rows = (view: QuoteView) => quoteRows(context, view)
  const accepted = rows('accepted').map((it) => quoteDue(it, 'Accepted: open the case'))
  const open = rows('call-board').map((it) => quoteDue(it, nextOf(it)))
  return {
    has_own_quotes,
    quotes_dying: rows('dead-tomorrow').map((row) =>
      quoteDue(row, 'Expires on the next working day'),
    ),
    quotes_open: [...accepted, ...open].slice(0, MOST_QUOTES),
  }
}

type QuoteView = 'dead-tomorrow' | 'accepted' | 'call-board'

/** The quotes of a person and of those they cover for; of all in scope for somebody without any. */
const quoteRows = (context: RequestContext, view: QuoteView) => {
  const { person, quoteCaseList } = context
  if (!hasOwnQuotes(context)) return quoteCaseList.page({ view, limit: MOST_QUOTES }).rows
  return ownIds(person)
    .flatMap((owner_id) => quoteCaseList.page({ view, owner_id, limit: MOST_QUOTES }).rows)
    .map((row) => ({ ...row, covered: coveredName(person, row.owner?.id) }))
}

const actionLabels = {
  call: 'Call',
  email: 'Send an email',
  whatsapp: 'Send a WhatsApp message',
  wait: 'Wait',
  chase_memo: 'Chase the memorandum of sale',
  nurture: 'Keep in touch',
}

const nextOf = ({ next_action, viewed_at, attempts }: QuoteCaseRow) => {
  if (next_action !== null) return actionLabels[next_action.type]
  if (viewed_at !== null) return 'Opened, not yet accepted'
  return attempts === 0 ? 'Not called yet' : 'Not opened yet'
}

const quoteDue = (quoteCase: QuoteCaseRow & { covered?: string | null }, what: string) => ({
  covered: quoteCase.covered ?? null,
  id: quoteCase.id,
  number: quoteCase.number,
  name: quoteCase.people,
  what,
  dead_on: quoteCase.dead_on,
  total: quoteCase.total_inc_vat,
})
