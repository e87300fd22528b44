import { addDays, londonDate, londonInstant } from '#domain/dates'
import { expire } from '#domain/quote/case/expiry'
import { isHoldOver, resume } from '#domain/quote/case/holding'
import { updateAllCopies } from '#tenant/contact/copies'
import { orSetAside } from '#tenant/core/set-aside'
import { pruneTimedEvents } from '#tenant/events/clock'
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
      const system = desk()
      const { idempotency, throttle, links, sessions, calls } = system
      for (const part of [idempotency, throttle, links, sessions, calls]) part.prune(now)
      pruneTimedEvents(system)
    },
  },
  { name: 'new-day', next: nextAt('00:05'), run: () => beginDay(desk()) },
  { name: 'quotes-end', next: nextAt('18:00'), run: () => endQuotes(desk()) },
  { name: 'contact-copies', next: nextAt('02:40'), run: () => updateAllCopies(desk()) },
  { name: 'quote-figures', next: nextAt('03:10'), run: () => void checkFigures(desk()) },
]

/** Cases are reckoned for the day; holds that are over end. */
const beginDay = (desk: Desk) => {
  while (desk.store.transaction(() => desk.conveyances.refresh(BATCH)) > 0);
  for (const id of quoteIds(desk, `status = 'on_hold'`))
    orSetAside(desk.store, () =>
      changeQuote(desk, id, (it) =>
        isHoldOver(it, desk.today) ? resume(it, desk.now) : { quoteCase: it, events: [] },
      ),
    )
}

/** Prices that end today are marked dead. */
const endQuotes = (desk: Desk) => {
  const where = `status IN ('sent', 'following_up') AND dead_on <= ?`
  for (const id of quoteIds(desk, where, desk.today))
    orSetAside(desk.store, () => changeQuote(desk, id, (it) => expire(it, desk.now)))
}

const changeQuote = (desk: Desk, id: string, act: Parameters<Desk['quoteCases']['change']>[2]) =>
  desk.store.transaction(() => desk.quoteCases.change(id, null, act))

const quoteIds = ({ store }: Desk, where: string, ...bindings: string[]) =>
  store
    .rows<{ id: string }>(`SELECT id FROM quote_case_keys WHERE ${where}`, ...bindings)
    .map((it) => it.id)
