import { entriesOf } from '#domain/entries'
import type { LeadIntent, LeadSource, LeadTimescale, LostReason } from '#domain/lead/lead'
import type { DeadReason } from '#domain/quote/case/bodies'
import type { QuoteTenure } from '#domain/quote/facts'
import type { SaleStage } from '#domain/quote/sale-stage'
import { words } from './labels.ts'

/** The values of a choice by the names that files use, lower case without punctuation. */
type Names<T> = Readonly<Record<string, T>>

const named = <T extends string>(names: Readonly<Record<T, readonly string[]>>): Names<T> =>
  Object.fromEntries(
    entriesOf(names).flatMap(([value, listed]) => listed.map((word) => [word, value])),
  )

export const intentNames: Names<LeadIntent> = named({
  sale: words('sale, sales, sell, selling, vendor, seller'),
  purchase: words('purchase, purchases, buy, buying, buyer, purchaser, acquisition'),
  remortgage: words('remortgage, re mortgage, refinance, refinancing, remo, mortgage'),
  'transfer-of-equity': words(
    'transfer of equity, transfer, toe, equity transfer, transfer equity',
  ),
  other: words('other, something else, unknown, misc, lease extension, probate'),
})

export const stageNames: Names<SaleStage> = named({
  presold:
    words(`presold, pre sold, on market, marketing, for sale, looking, no, n, not yet, no offer,
      available, viewing, searching, pre sale, false`),
  sold: words(`sold, sstc, stc, sold subject to contract, sold stc, offer accepted, accepted, yes, y,
      under offer, agreed, sale agreed, found, true`),
})

export const sourceNames: Names<LeadSource> = named({
  web: words('web, website, web form, online, internet, google, site, web enquiry'),
  phone: words('phone, telephone, call, inbound call, phone call'),
  email: words('email, e mail, mail'),
  agent: words('agent, estate agent, estate agents, estate agency'),
  broker: words('broker, mortgage broker, ifa, financial adviser, financial advisor'),
  whatsapp: words('whatsapp, whats app'),
  repeat: words(`repeat, past client, existing client, previous client, returning, returning client,
      existing`),
  review_site: words(`review site, reviews, comparison site, comparison, reallymoving, trustpilot`),
  panel: words('panel, panel manager, lender panel'),
  import: words('import, imported, list, file'),
})

export const timescaleNames: Names<LeadTimescale> = named({
  now: words('now, asap, immediately, urgent, ready now, 0'),
  '1m': words(`1m, 1 month, one month, within a month, within 1 month, 4 weeks, 0 1 months`),
  '3m': words('3m, 3 months, three months, within 3 months, 1 3 months, 12 weeks'),
  later:
    words(`later, 6 months, 3 6 months, unknown, not sure, next year, 12 months, just looking, 6
      months plus`),
})

export const lostNames: Names<LostReason> = named({
  no_answer:
    words(`no answer, no reply, no response, unable to contact, uncontactable, not contactable, no
      contact`),
  price: words('price, too expensive, cost, fees, cheaper elsewhere, fee'),
  chose_another_firm:
    words(`chose another firm, another firm, gone elsewhere, went elsewhere, other solicitor, used
      another solicitor, competitor`),
  not_moving:
    words(`not moving, not proceeding, changed mind, no longer moving, withdrawn, fell through,
      sale fell through`),
  wrong_number: words('wrong number, invalid number, bad number'),
  cannot_act: words(
    `cannot act, we cannot act, conflict, conflict of interest, declined, out of area`,
  ),
  asked_not_to_call: words(
    `asked not to call, do not call, do not contact, unsubscribed, opted out`,
  ),
  other: words('other'),
})

export const deadNames: Names<DeadReason> = named({
  price: words('price, too expensive, cost, fees, cheaper elsewhere, fee'),
  chose_another_firm:
    words(`chose another firm, another firm, gone elsewhere, went elsewhere, other solicitor,
      competitor`),
  agent_recommended_another: words(
    `agent recommended another firm, agent recommended another, agents solicitor`,
  ),
  not_moving: words('not moving, not proceeding, changed mind, no longer moving, withdrawn'),
  fell_through: words(`fell through, sale fell through, purchase fell through, abortive, aborted`),
  no_answer: words('no answer, no reply, no response, unable to contact, uncontactable'),
  validity_ended: words('ran out, expired, validity ended, quote expired, lapsed'),
  duplicate: words('duplicate, duplicated'),
  cannot_act: words('cannot act, we cannot act, conflict, conflict of interest, declined'),
  other: words('other'),
})

export const tenureNames: Names<QuoteTenure> = named({
  freehold: words('freehold, f, fh, free hold'),
  leasehold: words('leasehold, l, lh, lease hold, lease'),
  share_of_freehold: words('share of freehold, sof, share of the freehold'),
  commonhold: words('commonhold'),
})

/** 'left out': statuses that are not imported, such as spam and duplicates. */
export const leadStatuses: Names<
  'new' | 'contacted' | 'qualified' | 'quoted' | 'lost' | 'converted' | 'left out'
> = named({
  new: words('new, open, unanswered, uncontacted, active, fresh, to call'),
  contacted:
    words(`contacted, called, spoken to, in progress, working, attempted, attempted contact,
      connected`),
  qualified: words('qualified, hot, warm, interested'),
  quoted: words('quoted, guide price, estimate given, estimated'),
  lost: words(`lost, dead, closed, closed lost, unqualified, not interested, rejected, cancelled`),
  converted: words('converted, won, closed won, instructed, client'),
  'left out': words('spam, duplicate, test, junk, merged'),
})

export const quoteStatuses: Names<
  'draft' | 'sent' | 'following_up' | 'accepted' | 'instructed' | 'on_hold' | 'dead'
> = named({
  draft: words('draft, unsent, not sent, incomplete'),
  sent: words('sent, quoted, open, pending, live, new, issued, quote sent, active'),
  following_up: words(
    `following up, follow up, chasing, chased, in progress, contacted, thinking, warm, hot`,
  ),
  accepted: words('accepted, won, agreed, closed won'),
  instructed: words('instructed, converted, case opened, opened, matter opened'),
  on_hold: words('on hold, hold, paused'),
  dead: words(`dead, lost, closed, closed lost, expired, declined, rejected, not proceeding, cancelled,
      ran out`),
})
