import { type CaseValue, caseValues } from '#domain/conveyance/merge-values'
import type { EventRow, EventRows, EventType } from '#domain/event'
import { afterExchange } from './after-exchange.ts'
import { beforeExchange } from './before-exchange.ts'
import type { ProgressText } from './text.ts'
import { type ProgressName, progressTitles } from './titles.ts'

/** `is_other_side_verified`: whether we know that the other lawyers are who they say. */
type Reached = EventType<'conveyance', { is_other_side_verified: boolean }, CaseValue>

export type ProgressEvents = { [Name in ProgressName]: Reached }

const rowOf = (
  name: ProgressName,
  { line, messages, isTask = false }: ProgressText,
): EventRow<Reached> => ({
  subjects: ['conveyance'],
  broadcast: ['area', 'record', 'clients', 'users', 'agencies'],
  title: progressTitles[name],
  client: () => ({ kind: 'case', text: line }),
  ...(isTask ? { notice: 'users' as const } : {}),
  values: caseValues,
  communications: messages,
})

const texts = { ...beforeExchange, ...afterExchange }

export const progressEvents: EventRows<ProgressEvents> = {
  'progress.forms-sent': rowOf('progress.forms-sent', texts.forms_sent),
  'progress.forms-returned': rowOf('progress.forms-returned', texts.forms_returned),
  'progress.pack-sent': rowOf('progress.pack-sent', texts.pack_sent),
  'progress.pack-received': rowOf('progress.pack-received', texts.pack_received),
  'progress.searches-back': rowOf('progress.searches-back', texts.searches_reviewed),
  'progress.enquiries-raised': rowOf('progress.enquiries-raised', texts.enquiries_raised),
  'progress.replies-sent': rowOf('progress.replies-sent', texts.enquiries_answered),
  'progress.enquiries-accepted': rowOf('progress.enquiries-accepted', texts.enquiries_accepted),
  'progress.offer-received': rowOf('progress.offer-received', texts.mortgage_offer_received),
  'progress.report-ready': rowOf('progress.report-ready', texts.report_sent),
  'progress.date-proposed': rowOf('progress.date-proposed', texts.completion_proposed),
  'progress.statement-ready': rowOf('progress.statement-ready', texts.completion_statement_sent),
  'progress.balance-received': rowOf('progress.balance-received', texts.balance_received),
  'progress.mortgage-redeemed': rowOf('progress.mortgage-redeemed', texts.mortgage_redeemed),
  'progress.discharge-received': rowOf('progress.discharge-received', texts.discharge_received),
  'progress.tax-filed': rowOf('progress.tax-filed', texts.sdlt_filed),
  'progress.registration-lodged': rowOf('progress.registration-lodged', texts.ap1_lodged),
  'progress.registered': rowOf('progress.registered', texts.registered),
}
