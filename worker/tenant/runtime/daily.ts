import { expireQuoteCase } from '#domain/quote/case/expiry'
import { isHoldOver, resumeQuoteCase } from '#domain/quote/case/holding'
import { followAllMerges } from '#tenant/agent/copies'
import { CHECK_JOB } from '#tenant/audit/checking'
import { pruneReads } from '#tenant/audit/reads'
import { type Backups, backupJobs } from '#tenant/backup/jobs'
import { notifyUndelivered } from '#tenant/communication/undelivered/notifying'
import { updateAllCopies } from '#tenant/contact/copies'
import { runTimedRules } from '#tenant/conveyance/automation/timed'
import { tellSilentCases } from '#tenant/conveyance/silence/silent-cases'
import { orFailAside } from '#tenant/core/set-aside'
import { pruneUploads } from '#tenant/document/pruning'
import type { AuditHeads } from '#tenant/events/audit-heads'
import { pruneTimedEvents } from '#tenant/events/clock'
import { forgetDoneEmails } from '#tenant/inbox/forgetting'
import { pruneDrafts } from '#tenant/message-draft/drafts'
import { remindOfQuotes } from '#tenant/quote/case/reminding'
import { checkFigures } from '#tenant/quote/figures/check'
import { recordCountedRefusals } from '#tenant/request/refusals'
import { destroyApproved } from '#tenant/retention/destroying'
import { screeningJob } from '#tenant/sanctions/job'
import { reportSetAside } from '#tenant/set-aside/reporting'
import { pruneSuspicions } from '#tenant/suspicion/suspicions'
import { pruneWordFiles } from '#tenant/template/word/pruning'
import { departureJob } from '#tenant/user/leave/job'
import type { FileStore } from '#worker/directory/file-store'
import { checkAtNight, checkWhenAsked } from './audit-check.ts'
import type { RequestContext } from './context.ts'
import { checkDocuments } from './document-check.ts'
import type { Job } from './jobs.ts'
import { inAMinute, nextAt } from './next-at.ts'
import { noFileStore } from './options.ts'

const HOUR_MS = 3_600_000
/** Cases for each time that the alarm rings. */
const BATCH = 500
/** When a job is due that only runs when somebody asks. */
const NEVER = '9999-12-31T00:00:00.000Z'

/** Checks every stored document at night; an unfinished run continues a minute later. */
const checkJob = (context: () => RequestContext): Job => {
  let isUnfinished = false
  return {
    name: 'stored-documents',
    next: (now) => (isUnfinished ? inAMinute(now) : nextAt('02:20')(now)),
    run: async () => {
      isUnfinished = await checkDocuments(context())
      if (!isUnfinished) reportSetAside(context())
    },
  }
}

/** The scheduled jobs of a firm. `context` returns a system context at the current time. */
export const dailyJobs = (
  context: () => RequestContext,
  auditHeads?: AuditHeads,
  fileStore: FileRemoval = noFileStore,
  backups?: Backups,
): readonly Job[] => [
  checkJob(context),
  departureJob(context),
  screeningJob(context),
  pruneJob(context),
  newDayJob(context),
  { name: 'timed-rules', next: nextAt('08:00'), run: () => runTimedRules(context()) },
  silentCasesJob(context),
  { name: 'quote-reminders', next: nextAt('09:00'), run: () => remindOfQuotes(context()) },
  { name: 'quotes-end', next: nextAt('18:00'), run: () => endQuotes(context()) },
  { name: 'contact-copies', next: nextAt('02:40'), run: () => updateAllCopies(context()) },
  { name: 'introducer-copies', next: nextAt('02:50'), run: () => followAllMerges(context()) },
  { name: 'audit-log', next: nextAt('03:40'), run: () => checkAtNight(context, auditHeads) },
  { name: CHECK_JOB, next: () => NEVER, run: () => checkWhenAsked(context, auditHeads) },
  ...fileJobs(context, fileStore),
  ...backupJobs(context, backups),
  { name: 'quote-figures', next: nextAt('03:10'), run: () => void checkFigures(context()) },
]

type FileRemoval = Pick<FileStore, 'remove' | 'removeAll'>

/** The jobs that remove bytes. */
const fileJobs = (context: () => RequestContext, files: FileRemoval): readonly Job[] => [
  { name: 'uploads', next: nextAt('03:20'), run: () => pruneUploads(context(), files) },
  { name: 'retention', next: nextAt('03:30'), run: () => destroyApproved(context(), files) },
  { name: 'done-emails', next: nextAt('03:35'), run: () => forgetDoneEmails(context(), files) },
  { name: 'word-files', next: nextAt('03:25'), run: () => pruneWordFiles(context(), files) },
]

/** Forgets each hour what has expired, and tells of what was not delivered. */
const pruneJob = (context: () => RequestContext): Job => ({
  name: 'prune',
  next: (now) => new Date(Date.parse(now) + HOUR_MS).toISOString(),
  run: (now) => {
    const system = context()
    const { idempotency, throttle, links, handovers, sessions, calls } = system
    const { pendingSignIns, passkeyChallenges, devices, stops, usedStates } = system
    const parts = [
      idempotency,
      throttle,
      links,
      handovers,
      sessions,
      calls,
      pendingSignIns,
      passkeyChallenges,
      devices,
      stops,
      usedStates,
    ]
    for (const part of parts) part.prune(now)
    pruneTimedEvents(system)
    pruneReads(system)
    pruneSuspicions(system)
    pruneDrafts(system)
    recordCountedRefusals(system)
    system.store.transaction(() => notifyUndelivered(system))
  },
})

/** Tells clients who heard nothing for a week where their case stands; an unfinished run continues at once. */
const silentCasesJob = (context: () => RequestContext): Job => {
  let isUnfinished = false
  return {
    name: 'silent-cases',
    next: (now) => (isUnfinished ? now : nextAt('09:30')(now)),
    run: () => {
      isUnfinished = tellSilentCases(context())
    },
  }
}

/** Works out every case as of today, some each time; an unfinished run continues at once. */
const newDayJob = (context: () => RequestContext): Job => {
  let isUnfinished = false
  return {
    name: 'new-day',
    next: (now) => (isUnfinished ? now : nextAt('00:05')(now)),
    run: () => {
      const system = context()
      const refreshed = system.store.transaction(() => system.conveyances.refresh(BATCH))
      isUnfinished = refreshed === BATCH
      if (!isUnfinished) resumeQuotes(system)
    },
  }
}

const resumeQuotes = (context: RequestContext) => {
  for (const id of quoteIds(context, `status = 'on_hold'`))
    orFailAside(context.store, { table: 'quote_cases', id }, () =>
      changeQuote(context, id, (it) =>
        isHoldOver(it, context.today)
          ? resumeQuoteCase(it, context.now)
          : { quoteCase: it, events: [] },
      ),
    )
}

const endQuotes = (context: RequestContext) => {
  const where = `status IN ('sent', 'following_up') AND dead_on <= ?`
  for (const id of quoteIds(context, where, context.today))
    orFailAside(context.store, { table: 'quote_cases', id }, () =>
      changeQuote(context, id, (it) => expireQuoteCase(it, context.now)),
    )
}

const changeQuote = (
  context: RequestContext,
  id: string,
  act: Parameters<RequestContext['quoteCases']['change']>[2],
) => context.quoteCases.change(id, null, act)

const quoteIds = ({ store }: RequestContext, where: string, ...bindings: string[]) =>
  store
    .rows<{ id: string }>(`SELECT id FROM quote_case_keys WHERE ${where}`, ...bindings)
    .map((it) => it.id)
