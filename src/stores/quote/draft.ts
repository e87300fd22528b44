import { atom, computed } from 'nanostores'
import type { MatterType } from '#domain/matter'
import { blankFacts, withSubject } from '#domain/quote/blank'
import { quoteCaseApi } from '#domain/quote/case/api'
import type { QuoteCase } from '#domain/quote/case/quote-case'
import { factsKey, introducerOf, type QuoteFacts, type QuoteSubject } from '#domain/quote/facts'
import { priceQuote } from '#domain/quote/pricing'
import { differences, merged } from '#domain/stale-record'
import { call } from '#lib/api'
import { ApiError } from '#lib/api-error'
import { today } from '#lib/format'
import { $reachable } from '#stores/chrome/connection'
import { $turn } from '#stores/record/editing-turn'
import { type Conflict, conflictIn } from '#stores/record/saving'
import { $permissions } from '#stores/user/permissions'
import { $problems, clearChangedProblems, clearProblems } from './draft-problems.ts'
import { $introducer, $pricingScale } from './scale/scale.ts'

export const $facts = atom<QuoteFacts>(blankFacts('both'))
$facts.listen((facts) => $introducer.set(introducerOf(facts)))

export const $draft = atom<QuoteCase | null>(null)

export type SaveState =
  | { is: 'untouched' | 'typing' | 'saving' }
  | { is: 'saved'; at: string }
  | { is: 'failed'; why: string }
export const $saving = atom<SaveState>({ is: 'untouched' })

export const $priced = computed(
  [$facts, $pricingScale, $permissions],
  (facts, { data }, permissions) =>
    data
      ? priceQuote(facts, data, today(), {
          passesLimits: permissions.includes('fee-scales.update'),
        })
      : null,
)

/** What somebody else saved in the meantime; nothing is saved until one version is chosen. */
export const $conflict = atom<Conflict<QuoteCase> | null>(null)

const SAVE_DELAY = 900
let saveTimer: ReturnType<typeof setTimeout> | undefined
let saving: Promise<unknown> = Promise.resolve()

type Attempt = {
  readonly opened: number
  readonly key: string
  readonly draft: QuoteCase | null
  readonly facts: QuoteFacts
}
// A save without an answer may have succeeded: it is repeated unchanged, under the same key.
let unanswered: Attempt | null = null
let openedCount = 0
// False for a case that was sent: its price changes only when a new one is sent.
let isAutosaved = true

export const openDraft = (draft: QuoteCase | null) => {
  isAutosaved = true
  clearTimeout(saveTimer)
  openedCount += 1
  unanswered = null
  $conflict.set(null)
  $draft.set(draft)
  $facts.set(draft?.facts ?? blankFacts('both'))
  $problems.set({})
  $saving.set({ is: 'untouched' })
}

/** Opens the facts of a case that was sent; they are not saved automatically. */
export const openSent = (facts: QuoteFacts) => {
  openDraft(null)
  isAutosaved = false
  $facts.set(facts)
}

export const changeFacts = (change: Partial<QuoteFacts>) => {
  $facts.set({ ...$facts.get(), ...change })
  clearChangedProblems(change)
  if (!isAutosaved) return
  // Two forms that save automatically would overwrite each other without end.
  if ($turn.get() === 'taken')
    return $saving.set({ is: 'failed', why: 'somebody else took over. Your text stays here.' })
  $saving.set({ is: 'typing' })
  clearTimeout(saveTimer)
  saveTimer = setTimeout(() => void saveDraft().catch(() => null), SAVE_DELAY)
}

export const chooseSubject = (subject: QuoteSubject) =>
  changeFacts(withSubject($facts.get(), subject))

export const changeMatter = (matter: MatterType, change: Readonly<Record<string, unknown>>) => {
  const key = factsKey(matter)
  changeFacts({ [key]: { ...$facts.get()[key], ...change } })
  clearProblems(Object.keys(change).map((name) => `${key}.${name}`))
}

export const changeClient = (at: number, change: Partial<QuoteFacts['clients'][number]>) => {
  const clients = $facts
    .get()
    .clients.map((it, index) => (index === at ? { ...it, ...change } : it))
  changeFacts({ clients })
  clearProblems(Object.keys(change).map((name) => `clients.${at}.${name}`))
}

/** Saves now, after any save under way. Throws ApiError. */
export const saveDraft = () => {
  clearTimeout(saveTimer)
  const turn = saving.then(save)
  saving = turn.catch(() => null)
  return turn
}

const save = async (): Promise<QuoteCase> => {
  if ($conflict.get()) throw new Error('Choose which version to keep first.')
  const draft = $draft.get()
  if (unanswered === null && draft && !hasChanges(draft)) return draft
  const attempt = unanswered ?? attemptOf(draft)
  const isAgain = attempt === unanswered
  $saving.set({ is: 'saving' })
  try {
    const saved = await sendAttempt(attempt)
    if (isAbandoned(attempt)) return saved
    unanswered = null
    $draft.set(saved)
    $saving.set(hasChanges(saved) ? { is: 'typing' } : { is: 'saved', at: saved.updated_at })
    return isAgain ? save() : saved
  } catch (error) {
    if (isAbandoned(attempt)) throw error
    return onSaveError(error, attempt)
  }
}

const attemptOf = (draft: QuoteCase | null): Attempt => {
  return { opened: openedCount, key: crypto.randomUUID(), draft, facts: $facts.get() }
}

const hasChanges = (draft: QuoteCase) =>
  JSON.stringify(draft.facts) !== JSON.stringify($facts.get())

// Another draft was opened since: its form must not show this outcome.
const isAbandoned = (attempt: Attempt) => attempt.opened !== openedCount

const sendAttempt = ({ key, draft, facts }: Attempt) =>
  draft
    ? call(quoteCaseApi.draft, {
        params: { id: draft.id },
        body: { version: draft.version, facts },
        key,
      })
    : call(quoteCaseApi.create, { body: { facts }, key })

const onSaveError = (error: unknown, attempt: Attempt): Promise<QuoteCase> => {
  const conflict = conflictIn<QuoteCase>(error)
  if (conflict) return onConflict(conflict)
  const status = error instanceof ApiError ? error.status : 400
  unanswered = status === 0 || status >= 500 ? attempt : null
  $saving.set({ is: 'failed', why: error instanceof Error ? error.message : 'Not saved.' })
  throw error
}

/** Merges a conflict where no field was changed by both; otherwise shows it and throws. */
const onConflict = (conflict: Conflict<QuoteCase>) => {
  const { theirs } = conflict
  const base = $draft.get()?.facts ?? theirs.facts
  const versions = { base, mine: $facts.get(), theirs: theirs.facts }
  if (!differences(versions).some((it) => it.isTyped)) return mergeTheirs(theirs, 'mine')
  $conflict.set(conflict)
  $saving.set({ is: 'failed', why: 'somebody else changed it.' })
  throw new Error('Somebody else changed this draft. Choose which version to keep.')
}

const mergeTheirs = (theirs: QuoteCase, winner: 'mine' | 'theirs') => {
  const base = $draft.get()?.facts ?? theirs.facts
  $facts.set(merged({ base, mine: $facts.get(), theirs: theirs.facts }, winner))
  $draft.set(theirs)
  $conflict.set(null)
  return save()
}

/** Resolves a conflict: `winner` decides the fields that both changed; all other changes are kept. */
export const endConflict = async (winner: 'mine' | 'theirs') => {
  const conflict = $conflict.get()
  if (conflict) await mergeTheirs(conflict.theirs, winner).catch(() => null)
}

/** Repeats an unanswered save as soon as the server is reachable; returns a function that stops. */
export const saveWhenReachable = () =>
  $reachable.listen((isReachable) => {
    if (isReachable && unanswered) void saveDraft().catch(() => null)
  })
