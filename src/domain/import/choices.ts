import { entriesOf } from '#domain/entries'
import type { LeadIntent, LeadSource, LeadTimescale, LostReason } from '#domain/lead/lead'
import type { DeadReason } from '#domain/quote/case/bodies'
import type { QuoteTenure } from '#domain/quote/facts'
import type { SaleStage } from '#domain/quote/sale-stage'
import { splitList } from './split-list.ts'

/** The values of a choice by the names that files use, lower case without punctuation. */
type Names<T> = Readonly<Record<string, T>>

const namesOf = <T extends string>(names: Readonly<Record<T, readonly string[]>>): Names<T> =>
  Object.fromEntries(
    entriesOf(names).flatMap(([value, aliases]) => aliases.map((word) => [word, value])),
  )

export const intentNames: Names<LeadIntent> = namesOf({
  sale: splitList('sale, sales, sell, selling, vendor, seller'),
  purchase: splitList('purchase, purchases, buy, buying, buyer, purchaser, acquisition'),
  remortgage: splitList('remortgage, re mortgage, refinance, refinancing, remo, mortgage'),
  'transfer-of-equity': splitList(
    'transfer of equity, transfer, toe, equity transfer, transfer equity',
  ),
  other: splitList('other, something else, unknown, misc, lease extension, probate'),
})

export const stageNames: Names<SaleStage> = namesOf({
  presold:
    splitList(`presold, pre sold, on market, marketing, for sale, looking, no, n, not yet, no offer,
      available, viewing, searching, pre sale, false`),
  sold: splitList(`sold, sstc, stc, sold subject to contract, sold stc, offer accepted, accepted, yes, y,
      under offer, agreed, sale agreed, found, true`),
})

export const sourceNames: Names<LeadSource> = namesOf({
  web: splitList('web, website, web form, online, internet, google, site, web enquiry'),
  phone: splitList('phone, telephone, call, inbound call, phone call'),
  email: splitList('email, e mail, mail'),
  agent: splitList('agent, estate agent, estate agents, estate agency'),
  broker: splitList('broker, mortgage broker, ifa, financial adviser, financial advisor'),
  whatsapp: splitList('whatsapp, whats app'),
  repeat:
    splitList(`repeat, past client, existing client, previous client, returning, returning client,
      existing`),
  review_site: splitList(
    `review site, reviews, comparison site, comparison, reallymoving, trustpilot`,
  ),
  panel: splitList('panel, panel manager, lender panel'),
  import: splitList('import, imported, list, file'),
})

export const timescaleNames: Names<LeadTimescale> = namesOf({
  now: splitList('now, asap, immediately, urgent, ready now, 0'),
  '1m': splitList(`1m, 1 month, one month, within a month, within 1 month, 4 weeks, 0 1 months`),
  '3m': splitList('3m, 3 months, three months, within 3 months, 1 3 months, 12 weeks'),
  later:
    splitList(`later, 6 months, 3 6 months, unknown, not sure, next year, 12 months, just looking, 6
      months plus`),
})

export const lostNames: Names<LostReason> = namesOf({
  no_answer:
    splitList(`no answer, no reply, no response, unable to contact, uncontactable, not contactable, no
      contact`),
  price: splitList('price, too expensive, cost, fees, cheaper elsewhere, fee'),
  chose_another_firm:
    splitList(`chose another firm, another firm, gone elsewhere, went elsewhere, other solicitor, used
      another solicitor, competitor`),
  not_moving:
    splitList(`not moving, not proceeding, changed mind, no longer moving, withdrawn, fell through,
      sale fell through`),
  wrong_number: splitList('wrong number, invalid number, bad number'),
  cannot_act: splitList(
    `cannot act, we cannot act, conflict, conflict of interest, declined, out of area`,
  ),
  asked_not_to_call: splitList(
    `asked not to call, do not call, do not contact, unsubscribed, opted out`,
  ),
  other: splitList('other'),
})

export const deadNames: Names<DeadReason> = namesOf({
  price: splitList('price, too expensive, cost, fees, cheaper elsewhere, fee'),
  chose_another_firm:
    splitList(`chose another firm, another firm, gone elsewhere, went elsewhere, other solicitor,
      competitor`),
  agent_recommended_another: splitList(
    `agent recommended another firm, agent recommended another, agents solicitor`,
  ),
  not_moving: splitList('not moving, not proceeding, changed mind, no longer moving, withdrawn'),
  fell_through: splitList(
    `fell through, sale fell through, purchase fell through, abortive, aborted`,
  ),
  no_answer: splitList('no answer, no reply, no response, unable to contact, uncontactable'),
  validity_ended: splitList('ran out, expired, validity ended, quote expired, lapsed'),
  duplicate: splitList('duplicate, duplicated'),
  cannot_act: splitList('cannot act, we cannot act, conflict, conflict of interest, declined'),
  other: splitList('other'),
})

export const tenureNames: Names<QuoteTenure> = namesOf({
  freehold: splitList('freehold, f, fh, free hold'),
  leasehold: splitList('leasehold, l, lh, lease hold, lease'),
  share_of_freehold: splitList('share of freehold, sof, share of the freehold'),
  commonhold: splitList('commonhold'),
})

/** 'left out': statuses that are not imported, such as spam and duplicates. */
export const leadStatuses: Names<
  'new' | 'contacted' | 'qualified' | 'quoted' | 'lost' | 'converted' | 'left out'
> = namesOf({
  new: splitList('new, open, unanswered, uncontacted, active, fresh, to call'),
  contacted:
    splitList(`contacted, called, spoken to, in progress, working, attempted, attempted contact,
      connected`),
  qualified: splitList('qualified, hot, warm, interested'),
  quoted: splitList('quoted, guide price, estimate given, estimated'),
  lost: splitList(
    `lost, dead, closed, closed lost, unqualified, not interested, rejected, cancelled`,
  ),
  converted: splitList('converted, won, closed won, instructed, client'),
  'left out': splitList('spam, duplicate, test, junk, merged'),
})

export const quoteStatuses: Names<
  'draft' | 'sent' | 'following_up' | 'accepted' | 'instructed' | 'on_hold' | 'dead'
> = namesOf({
  draft: splitList('draft, unsent, not sent, incomplete'),
  sent: splitList('sent, quoted, open, pending, live, new, issued, quote sent, active'),
  following_up: splitList(
    `following up, follow up, chasing, chased, in progress, contacted, thinking, warm, hot`,
  ),
  accepted: splitList('accepted, won, agreed, closed won'),
  instructed: splitList('instructed, converted, case opened, opened, matter opened'),
  on_hold: splitList('on hold, hold, paused'),
  dead: splitList(`dead, lost, closed, closed lost, expired, declined, rejected, not proceeding, cancelled,
      ran out`),
})
