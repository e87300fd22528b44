import { parsePhone } from '#domain/contact'
import { pounds } from '#domain/money'
import { quoteRecipients } from '#domain/quote/recipients'
import type { MemoValue } from '#domain/sale-memo/events'
import { memoTitle, type SaleMemo } from '#domain/sale-memo/memo'
import { missingIn } from '#domain/sale-memo/missing'
import type { Correspondence, Recipient } from '#tenant/events/messages'
import type { RequestContext } from '#tenant/runtime/context'
import { orNull } from './targets.ts'

type Known = Pick<RequestContext, 'users' | 'quoteCases' | 'conveyances'>

const currency = new Intl.NumberFormat('en-GB', {
  style: 'currency',
  currency: 'GBP',
  maximumFractionDigits: 0,
})

const namesOf = (people: SaleMemo['facts']['sellers']) =>
  people.map(({ name }) => name).join(' and ')

/** The values and recipients of what is sent about a memo. */
export const memoCorrespondence = (context: Known, memo: SaleMemo): Correspondence<MemoValue> => {
  const { facts, match } = memo
  return {
    about: aboutOf(match),
    values: {
      property: memoTitle(memo),
      price:
        facts.price === null ? 'a price to be confirmed' : currency.format(facts.price / pounds(1)),
      agency: facts.agency || memo.received_by.name,
      parties:
        [namesOf(facts.sellers), namesOf(facts.buyers)].filter(Boolean).join(' to ') ||
        'parties to be confirmed',
      missing: missingIn(memo)
        .map((it) => `- ${it}`)
        .join('\n'),
      reason: memo.reason ?? '',
    },
    clients: clientsOf(context, match),
    agents: agentOf(memo),
    staff: staffOf(context, memo),
  }
}

const aboutOf = (match: SaleMemo['match']): Correspondence['about'] =>
  match === null || match.kind === 'lead'
    ? null
    : { kind: match.kind, id: match.id, ref: match.label.split(',')[0] ?? '' }

/** The clients of the quote or case; those of a lead have agreed to nothing yet. */
const clientsOf = ({ quoteCases, conveyances }: Known, match: SaleMemo['match']): Recipient[] => {
  if (match?.kind === 'quote-case')
    return orNull(() => quoteRecipients(quoteCases.get(match.id).facts)) ?? []
  if (match?.kind !== 'conveyance') return []
  return orNull(() => conveyances.get(match.id).clients.map((it) => ({ ...it }))) ?? []
}

const agentOf = ({ facts }: SaleMemo): Recipient[] =>
  facts.agent_email === ''
    ? []
    : [
        {
          name: facts.negotiator || facts.agency || 'colleague',
          email: facts.agent_email.toLowerCase(),
          phone: parsePhone(facts.agent_phone),
        },
      ]

const staffOf = ({ users }: Known, { people }: SaleMemo): Recipient[] =>
  people.flatMap((id) => {
    const user = users.find(id)
    if (user?.type !== 'staff' || user.status !== 'active') return []
    const name = `${user.first_name} ${user.last_name}`
    return [{ name, email: null, phone: null, user_id: id }]
  })
