import type { DraftValues, DraftWay, MessageDraft } from '#domain/message-draft/draft'
import { ApiError } from '#lib/api-error'
import { savedDraft } from '#lib/saved-draft'
import type { EmailRecord } from '#stores/tracked-email/record'
import { discardDraft, fetchDrafts, saveDraft } from './drafts.ts'

/** What a draft is of: at most one of each kind waits for its writer. */
export type DraftPlace = {
  readonly record: EmailRecord
  readonly way: DraftWay
  readonly email_id: string | null
}

export type ShownDraft = {
  /** What was typed on another device, or before; once per object. */
  readonly fill?: Readonly<Record<string, string | readonly string[]>>
  readonly savedAt: string | null
  /** Why it is not saved, or cannot be sent. */
  readonly problem: string | null
  /** Whether it has ended elsewhere, so that only a new message can be begun. */
  readonly isOver: boolean
}

type Typed = Readonly<Record<string, unknown>>
type Known = { readonly id: string; readonly version: number }
type Listener = (shown: Partial<ShownDraft>) => void

const PAUSE_MS = 1200

/** Texts and lists of texts are saved; whatever else a form holds is not. */
const valuesOf = (typed: Typed): DraftValues =>
  Object.fromEntries(
    Object.entries(typed).flatMap(([name, value]): [string, string | string[]][] => {
      if (typeof value === 'string') return [[name, value]]
      return Array.isArray(value) ? [[name, value.map(String)]] : []
    }),
  )

const textOf = (typed: Typed) => JSON.stringify(valuesOf(typed))

const isOf =
  ({ way, email_id }: DraftPlace) =>
  (draft: MessageDraft) =>
    draft.way === way && draft.email_id === email_id

const isSame = (one: DraftPlace['record'], other: { id: string }) => one.id === other.id

/** Saves what somebody types, one save after another, and says what became of it. */
export const draftKeeper = (place: DraftPlace, blank: Typed) => {
  const memory = savedDraft(`draft ${place.way} ${place.email_id ?? ''}`, 'localStorage')
  const known = memory.read<Known>()
  let at: Known = known ?? { id: crypto.randomUUID(), version: 0 }
  let typed = blank
  let saved = textOf(blank)
  let isOver = false
  let timer: ReturnType<typeof setTimeout> | undefined
  let queue = Promise.resolve()
  let tell: Listener = () => {}

  const keep = ({ id, version, values, saved_at }: MessageDraft) => {
    at = { id, version }
    saved = textOf(values)
    memory.keep(at)
    tell({ savedAt: saved_at, problem: null })
  }
  const failed = (error: unknown) => {
    const isAnswer = error instanceof ApiError && error.status === 409
    isOver = isAnswer && error.code.startsWith('draft.')
    const problem = isOver && error instanceof Error ? error.message : whyNotSaved(isAnswer)
    tell({ problem, isOver })
  }
  const save = async () => {
    if (isOver || textOf(typed) === saved) return
    const { version, id } = at
    await saveDraft(id, { version, ...place, values: valuesOf(typed) }).then(keep, failed)
  }
  const flush = () => {
    clearTimeout(timer)
    queue = queue.then(save)
    return queue
  }
  const begin = () => {
    memory.forget()
    clearTimeout(timer)
    at = { id: crypto.randomUUID(), version: 0 }
    typed = blank
    saved = textOf(blank)
    isOver = false
  }
  return {
    follow: (listener: Listener) => {
      tell = listener
      return () => {
        tell = () => {}
      }
    },
    /** Fills in the draft that waits, unless what this browser has is newer. */
    open: async () => {
      const drafts = await fetchDrafts(place.record.id).catch(() => [])
      const found = drafts.find((it) => isSame(place.record, it.record) && isOf(place)(it))
      if (found === undefined) return
      const isNews = found.id !== known?.id || found.version > known.version
      keep(found)
      if (isNews || textOf(typed) === textOf(blank)) {
        typed = { ...blank, ...found.values }
        tell({ fill: { ...found.values } })
      } else await flush()
    },
    type: (values: Typed) => {
      typed = values
      clearTimeout(timer)
      timer = setTimeout(() => void flush(), PAUSE_MS)
    },
    flush,
    /** The id of what was saved, once nothing is under way; undefined where nothing was. */
    settled: async (): Promise<string | undefined> => {
      clearTimeout(timer)
      await queue
      return at.version > 0 ? at.id : undefined
    },
    /** Forgets a draft that was sent. */
    forget: begin,
    /** Throws the draft away and begins again. */
    discard: async () => {
      const { id, version } = at
      await queue
      if (version > 0 && !isOver) await discardDraft(id)
      begin()
      tell({ fill: { ...valuesOf(blank) }, savedAt: null, problem: null, isOver: false })
    },
  }
}

const whyNotSaved = (isAnswer: boolean) =>
  isAnswer
    ? 'This draft was changed on another device. Reload the page to see that text, after you copied yours.'
    : 'The draft is not saved: it stays in this browser until it can be.'
