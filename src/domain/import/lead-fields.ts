import {
  type ImportField,
  introducerFields,
  ownerField,
  personFields,
  propertyFields,
  referenceField,
} from './field.ts'
import { splitList } from './split-list.ts'

export const leadFields: readonly ImportField[] = [
  referenceField,
  {
    key: 'received',
    label: 'Received',
    example: '27/11/2025 14:05',
    hint: 'Time of the import if the file does not say.',
    names:
      splitList(`received, received at, received on, date, date received, date created, created, created
      at, created on, created date, enquiry date, date of enquiry, lead date, date added,
      enquired, enquired on, timestamp, submitted, submitted at`),
  },
  ...personFields,
  {
    key: 'intent',
    label: 'Matter',
    example: 'Sale and purchase',
    hint: 'Sale, purchase, remortgage, transfer of equity, or several.',
    names:
      splitList(`wants, intent, matter type, matter, transaction type, transaction, type, work type, case
      type, enquiry type, service, service required, type of work, lead type, interested in,
      buying or selling`),
  },
  {
    key: 'sale_stage',
    label: 'Stage',
    example: 'Sold',
    hint: 'Presold or sold. Presold if the file does not say.',
    names:
      splitList(`stage, sale stage, offer accepted, offer, position, property status, sstc, sale agreed,
      offer status`),
  },
  ...propertyFields,
  {
    key: 'timescale',
    label: 'Timescale',
    example: '3 months',
    hint: 'Now, 1 month, 3 months or later.',
    names: splitList(`timescale, time scale, timeframe, when, how soon, moving when, urgency`),
  },
  {
    key: 'status',
    label: 'Status',
    example: 'Contacted',
    hint: 'New, contacted, qualified, guide price or lost.',
    names: splitList(`status, lead status, enquiry status, state, outcome, disposition, result`),
  },
  {
    key: 'lost_reason',
    label: 'Lost reason',
    example: 'Price',
    names:
      splitList(`lost reason, reason lost, reason, why it was lost, why lost, lost because, closed reason, dead reason,
      outcome reason`),
  },
  {
    key: 'source',
    label: 'Source',
    example: 'Web form',
    hint: 'Import if the file does not say. Other sources are saved as the source detail.',
    names:
      splitList(`source, lead source, channel, how heard, how did you hear about us, origin, enquiry
      source, marketing source`),
  },
  {
    key: 'source_detail',
    label: 'Source detail',
    example: 'Spring campaign',
    names:
      splitList(`source detail, campaign, utm campaign, landing page, page, source details, sub source,
      website`),
  },
  ...introducerFields,
  ownerField,
  {
    key: 'message',
    label: 'Message and notes',
    example: 'Wants to exchange before Easter.',
    joins: true,
    names:
      splitList(`message, notes, note, comments, comment, enquiry, details, description, additional
      information, remarks, memo, other information`),
  },
  {
    key: 'marketing',
    label: 'Agreed to marketing',
    example: 'Yes',
    names:
      splitList(`marketing, marketing consent, opt in, marketing opt in, newsletter, agreed to news and offers, gdpr, consent, gdpr
      consent, opted in, email opt in`),
  },
  {
    key: 'on_market_since',
    label: 'On the market since',
    example: '01/10/2025',
    names:
      splitList(`on market since, on the market since, listed, listed on, date listed, market date, on
      market`),
  },
  {
    key: 'other_side',
    label: 'Other side’s conveyancer',
    example: 'Hall & Pryce LLP',
    names:
      splitList(`other side, other solicitor, other sides solicitor, other side solicitor, other
      conveyancer, opposing solicitor`),
  },
  {
    key: 'call_back',
    label: 'Call back on',
    example: '04/12/2026 10:30',
    names:
      splitList(`call back, callback, call back on, callback date, next action, next action date, next
      contact, follow up, follow up date, next call, diary date, next`),
  },
]
