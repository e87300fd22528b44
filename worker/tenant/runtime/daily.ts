import { addDays, londonDate, londonInstant } from '#domain/dates'
import { happened } from '#domain/quote/case/change'
import { diesTomorrow, expire } from '#domain/quote/case/expiry'
import { isHoldOver, resume } from '#domain/quote/case/holding'
import { type QuoteCase, quoteOnOffer } from '#domain/quote/case/quote-case'
import { nextWorkingDay } from '#domain/working-days'
import { orSetAside } from '#tenant/core/set-aside'
import { quoteWords, recipientsOf } from '#tenant/quote/case/sending'
import { checkFigures } from '#tenant/quote/figures/check'
import type { Desk } from './context.ts'
import { checkDocuments } from './document-check.ts'
import type { Job } from './jobs.ts'

const MINUTE_MS = 60_000
const HOUR_MS = 3_600_000
const BATCH = 100

/** The next moment at which London's clocks show this. */
const nextAt = (time: string) => (now: string) => {
  const today = londonDate(now)
  const at = londonInstant(today, time)
  return at > now ? at : londonInstant(addDays(today, 1), time)
}

/** Checks every stored document in the small hours; what is too much for one run goes on a minute later. */
const checkJob = (desk: () => Desk): Job => {
  let isUnfinished = false
  return {
    name: 'stored-documents',
    next: (now) =>
      isUnfinished ? new Date(Date.parse(now) + MINUTE_MS).toISOString() : nextAt('02:20')(now),
    run: async () => {
      isUnfinished = await checkDocuments(desk())
    },
  }
}

/** What the firm does by the clock. `desk`: the product itself at work, at this moment. */
export const dailyJobs = (desk: () => Desk): readonly Job[] => [
  checkJob(desk),
  {
    name: 'prune',
    next: (now) => new Date(Date.parse(now) + HOUR_MS).toISOString(),
    run: (now) => {
      const { idempotency, throttle, links, sessions, calls } = desk()
      for (const part of [idempotency, throttle, links, sessions, calls]) part.prune(now)
    },
  },
  { name: 'new-day', next: nextAt('00:05'), run: () => beginDay(desk()) },
  { name: 'quotes-end', next: nextAt('18:00'), run: () => endQuotes(desk()) },
  { name: 'quote-figures', next: nextAt('03:10'), run: () => void checkFigures(desk()) },
]

/** Cases are reckoned for the day; holds that are over end; whose last day is next is told. */
const beginDay = (desk: Desk) => {
  while (desk.store.transaction(() => desk.conveyances.refresh(BATCH)) > 0);
  for (const id of quoteIds(desk, `status = 'on_hold'`))
    orSetAside(desk.store, () =>
      changeQuote(desk, id, (it) =>
        isHoldOver(it, desk.today) ? resume(it, desk.now) : { quoteCase: it, events: [] },
      ),
    )
  for (const id of quoteIds(desk, 'dead_on = ?', nextWorkingDay(desk.today)))
    orSetAside(desk.store, () => warnOfEnd(desk, desk.quoteCases.get(id)))
}

const warnOfEnd = (desk: Desk, it: QuoteCase) => {
  if (diesTomorrow(it, desk.today)) desk.happened([happened('quotecase.dying', it, ['dead_on'])])
}

/** Prices that end today are marked dead, and the client is told once. */
const endQuotes = (desk: Desk) => {
  for (const id of quoteIds(
    desk,
    `status IN ('sent', 'following_up') AND dead_on <= ?`,
    desk.today,
  ))
    orSetAside(desk.store, () => desk.store.transaction(() => endQuote(desk, id)))
}

const endQuote = (desk: Desk, id: string) => {
  const open = desk.quoteCases.get(id)
  const outcome = expire(open, desk.now)
  const it = desk.quoteCases.keep(outcome, open.version)
  const quote = quoteOnOffer(it)
  if (outcome.events.length === 0 || quote === null) return
  desk.tell('quote.dead_goodbye', {
    about: { kind: 'quote-case', id, ref: it.number },
    words: quoteWords(it, quote),
    clients: recipientsOf(quote),
  })
}

const changeQuote = (desk: Desk, id: string, act: Parameters<Desk['quoteCases']['change']>[2]) =>
  desk.store.transaction(() => desk.quoteCases.change(id, null, act))

const quoteIds = ({ store }: Desk, where: string, ...bindings: string[]) =>
  store
    .rows<{ id: string }>(`SELECT id FROM quote_case_keys WHERE ${where}`, ...bindings)
    .map((it) => it.id)
