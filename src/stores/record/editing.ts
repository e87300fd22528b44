import { atom } from 'nanostores'
import { presenceChannel } from '#domain/channels'
import type { EventSubject } from '#domain/event'
import { firm } from '#lib/firm'
import { join, onMuting, whisper } from '#lib/realtime'
import type { Member } from '#lib/realtime-types'
import { presentOf } from '#stores/chrome/presence'
import { $session } from '#stores/user/session'
import { $turn } from './editing-turn.ts'

/** The part of a record that is edited, such as the key dates of a case. */
export type EditTarget = {
  readonly subject: EventSubject
  readonly id: string
  readonly part: string
}

/** The other person who has the form open. */
export type Editor = {
  readonly name: string
  /** Instant. */
  readonly since: string
  /** The same person, in another tab. */
  readonly isSelf: boolean
}

/** Who else is editing; null while the user is. */
export const $editor = atom<Editor | null>(null)
/** Whether the server does not allow client events: then two people may edit at once, and choose on saving. */
export const $isUntold = atom(false)

/** The claim of a tab on the form. Taking over adds one to `turn`; the highest turn wins, then the earliest. */
type Claim = {
  readonly seat: string
  readonly since: string
  readonly turn: number
  readonly by: string
}
type Word = 'asks' | 'has' | 'leaves'

/** Milliseconds in which earlier editors answer. */
const ANSWER = 1000
const EDITING = 'editing'
const seat = crypto.randomUUID()

let takeOverHere = () => {}

/** Takes the form over; the other editor is notified and keeps their unsaved text. */
export const takeOver = () => takeOverHere()

/** Claims a part of a record and follows who else edits it; returns a function that stops. */
export const beginEditing = ({ subject, id, part }: EditTarget) => {
  const channel = presenceChannel(firm.tenantId, subject, id)
  const others = new Map<string, Claim>()
  let present: readonly Member[] = []
  let own: Claim = { seat, since: now(), turn: 0, by: self() }
  let isSeated = false
  let sitting: ReturnType<typeof setTimeout> | undefined

  const say = (word: Word) => whisper(channel, EDITING, { ...own, part, word })
  const first = () => [own, ...others.values()].sort(byTurn)[0] ?? own
  const settle = () => {
    const claim = first()
    if (claim === own) {
      sitting ??= setTimeout(sit, ANSWER)
      return show(null, 'own')
    }
    clearTimeout(sitting)
    sitting = undefined
    show(editorOf(claim, present), isSeated ? 'taken' : 'theirs')
  }
  const sit = () => {
    isSeated = true
  }
  const hear = (said: unknown, by: string) => {
    const claim = claimIn(said, part, by)
    if (claim === null) return
    if (claim.word === 'leaves') others.delete(claim.seat)
    else others.set(claim.seat, claim)
    if (claim.word === 'asks') say('has')
    // An editor who has claimed the form towards somebody keeps it, however recent they are.
    if (claim.word === 'asks' && first() === own) sit()
    settle()
  }
  // Editors who disconnected send no message: they are removed here.
  const here = (members: readonly Member[]) => {
    present = members
    for (const { by, seat: theirs } of others.values())
      if (!members.some((it) => it.id === by)) others.delete(theirs)
    settle()
  }
  const leave = join(channel, { whispers: { [EDITING]: hear }, here, opened: () => say('asks') })
  const unsubscribe = onMuting(() => $isUntold.set(true))
  const depart = () => say('leaves')
  addEventListener('pagehide', depart)
  takeOverHere = () => {
    own = { ...own, since: now(), turn: first().turn + 1 }
    isSeated = true
    say('has')
    settle()
  }
  settle()
  return () => {
    depart()
    removeEventListener('pagehide', depart)
    clearTimeout(sitting)
    leave()
    unsubscribe()
    show(null, 'own')
  }
}

const now = () => new Date().toISOString()
const self = () => String($session.get()?.user.id)

const show = (editor: Editor | null, turn: ReturnType<typeof $turn.get>) => {
  if (JSON.stringify(editor) !== JSON.stringify($editor.get())) $editor.set(editor)
  $turn.set(turn)
}

const editorOf = ({ by, since }: Claim, present: readonly Member[]): Editor => {
  const member = present.find((it) => it.id === by)
  return { name: member ? presentOf(member).name : 'Somebody', since, isSelf: by === self() }
}

const byTurn = (one: Claim, other: Claim) =>
  other.turn - one.turn ||
  one.since.localeCompare(other.since) ||
  one.seat.localeCompare(other.seat)

// Sent by another browser: nothing in it is trusted, and the sender comes from the server.
const claimIn = (said: unknown, part: string, by: string): (Claim & { word: Word }) | null => {
  if (typeof said !== 'object' || said === null) return null
  const { seat, since, turn, word, part: theirs }: Readonly<Record<string, unknown>> = { ...said }
  if (theirs !== part || typeof seat !== 'string' || typeof turn !== 'number') return null
  if (word !== 'asks' && word !== 'has' && word !== 'leaves') return null
  if (typeof since !== 'string' || Number.isNaN(Date.parse(since))) return null
  return { seat, since, turn, word, by }
}
