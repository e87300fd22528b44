import type { CallBack } from '#domain/call/api'
import { addDays, londonInstant } from '#domain/dates'
import type { LeadRow } from '#domain/lead/lead'
import type { QuoteCaseRow } from '#domain/quote/case/quote-case'
import { coveredName, ownIds } from '#domain/user/acting-person'
import { parseReadable } from '#tenant/core/set-aside'
import { leadRowDocument } from '#tenant/lead/document'
import { quoteCaseRowDocument } from '#tenant/quote/case/document'
import type { RequestContext } from '#tenant/runtime/context'
import type { Person } from '#tenant/user/people'

const MOST = 50

type Line = { id: string; shape: number; doc: string }

/** The call-backs of a person, and of those they cover for, that fall due by the end of today, soonest first. */
export const callBacksDue = ({ store, person, today }: RequestContext): CallBack[] => {
  const owners = JSON.stringify(ownIds(person))
  const end = londonInstant(addDays(today, 1), '00:00')
  const leads = store.rows<Line>(
    `SELECT l.id AS id, l.shape AS shape, l.line AS doc FROM lead_keys AS k JOIN leads AS l ON l.id = k.id
     WHERE k.owner_id IN (SELECT value FROM json_each(?)) AND k.next_at < ? AND k.status IN ('new', 'contacted', 'qualified', 'quoted')
     ORDER BY k.next_at LIMIT ?`,
    owners,
    end,
    MOST,
  )
  const quotes = store.rows<Line>(
    `SELECT q.id AS id, q.shape AS shape, q.line AS doc FROM quote_case_keys AS k JOIN quote_cases AS q ON q.id = k.id
     WHERE k.owner_id IN (SELECT value FROM json_each(?)) AND k.next_at < ? AND k.status IN ('sent', 'following_up')
     ORDER BY k.next_at LIMIT ?`,
    owners,
    end,
    MOST,
  )
  return [
    ...parseReadable(store, leadRowDocument, leads).flatMap((it) => ofLead(it, person)),
    ...parseReadable(store, quoteCaseRowDocument, quotes).flatMap((it) => ofQuote(it, person)),
  ].toSorted((a, b) => a.at.localeCompare(b.at))
}

const ofLead = (row: LeadRow, reader: Person): CallBack[] => {
  const { id, number, person, phone, next_action, owner } = row
  if (next_action?.type !== 'call') return []
  return [
    {
      kind: 'lead',
      id,
      number,
      people: person,
      phone,
      at: next_action.at,
      covered: coveredName(reader, owner?.id),
    },
  ]
}

const ofQuote = (row: QuoteCaseRow, reader: Person): CallBack[] => {
  const { id, number, people, phone, next_action, owner } = row
  if (next_action?.type !== 'call') return []
  return [
    {
      kind: 'quote-case',
      id,
      number,
      people,
      phone,
      at: next_action.at,
      covered: coveredName(reader, owner?.id),
    },
  ]
}
