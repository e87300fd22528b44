import type { Conveyance } from '#domain/conveyance/conveyance'
import { type FactKey, isFactKey } from '#domain/conveyance/plan/fact'
import type { CaseChange } from '#domain/conveyance/settling'
import type { EventOf } from '#domain/event'
import type { ProgressEvents } from './events.ts'
import type { ProgressName } from './titles.ts'

type ProgressEvent = { [Name in ProgressName]: EventOf<ProgressEvents, Name> }[ProgressName]

const toldByFact: Readonly<Partial<Record<FactKey, { readonly name: ProgressName }>>> = {
  forms_sent: { name: 'progress.forms-sent' },
  forms_returned: { name: 'progress.forms-returned' },
  pack_sent: { name: 'progress.pack-sent' },
  pack_received: { name: 'progress.pack-received' },
  searches_reviewed: { name: 'progress.searches-back' },
  enquiries_raised: { name: 'progress.enquiries-raised' },
  enquiries_answered: { name: 'progress.replies-sent' },
  enquiries_accepted: { name: 'progress.enquiries-accepted' },
  mortgage_offer_received: { name: 'progress.offer-received' },
  report_sent: { name: 'progress.report-ready' },
  completion_proposed: { name: 'progress.date-proposed' },
  completion_statement_sent: { name: 'progress.statement-ready' },
  balance_received: { name: 'progress.balance-received' },
  mortgage_redeemed: { name: 'progress.mortgage-redeemed' },
  discharge_received: { name: 'progress.discharge-received' },
  sdlt_filed: { name: 'progress.tax-filed' },
  ap1_lodged: { name: 'progress.registration-lodged' },
  registered: { name: 'progress.registered' },
}

/** A change with what its new facts have reached. */
export const withProgress = <Change extends CaseChange>(change: Change): Change => {
  const reached = change.events.flatMap(({ name, detail }) =>
    name === 'fact.recorded' ? progressOf(change.conveyance, detail.fact) : [],
  )
  return reached.length === 0 ? change : { ...change, events: [...change.events, ...reached] }
}

/** What a case has reached by a fact; nothing for one that people are not told of. */
const progressOf = (
  { id, version, facts }: Pick<Conveyance, 'id' | 'version' | 'facts'>,
  fact: string,
): readonly ProgressEvent[] => {
  const told = isFactKey(fact) ? toldByFact[fact] : undefined
  if (told === undefined) return []
  const detail = { is_other_side_verified: facts.other_side_verified !== undefined }
  return [{ ...told, subject: 'conveyance', id, version, changed: [fact], detail }]
}
