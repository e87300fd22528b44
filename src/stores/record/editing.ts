import { atom } from 'nanostores'
import { presenceChannel } from '#domain/channels'
import type { EventSubject } from '#domain/event'
import { firm } from '#lib/firm'
import { join, onMuting, whisper } from '#lib/realtime'
import type { Member } from '#lib/realtime-types'
import { toPresentUser } from '#stores/chrome/presence'
import { $session } from '#stores/user/session'
import { $turn } from './editing-turn.ts'

export type EditTarget = {
  readonly subject: EventSubject
  readonly id: string
  readonly part: string
}

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
export const $isPresenceMuted = atom(false)

/** The claim of a tab on the form. Taking over adds one to `turn`; the highest turn wins, then the earliest. */
type EditClaim = {
  readonly seat: string
  readonly since: string
  readonly turn: number
  readonly by: string
}
type ClaimKind = 'asks' | 'has' | 'leaves'

/** Milliseconds in which earlier editors answer. */
const ANSWER_MS = 1000
const EDITING_EVENT = 'editing'
const seat = crypto.randomUUID()

let takeOverHere = () => {}

/** Takes the form over; the other editor is notified and keeps their unsaved text. */
export const takeOver = () => takeOverHere()

/** Claims a part of a record and follows who else edits it; returns a function that stops. */
export const beginEditing = ({ subject, id, part }: EditTarget) => {
  const channel = presenceChannel(firm.tenantId, subject, id)
  const others = new Map<string, EditClaim>()
  let present: readonly Member[] = []
  let ownClaim: EditClaim = { seat, since: now(), turn: 0, by: ownUserId() }
  let isConfirmed = false
  let confirmTimer: ReturnType<typeof setTimeout> | undefined

  const sendClaim = (word: ClaimKind) =>
    whisper(channel, EDITING_EVENT, { ...ownClaim, part, word })
  const leadingClaim = () => [ownClaim, ...others.values()].sort(byTurn)[0] ?? ownClaim
  const update = () => {
    const claim = leadingClaim()
    if (claim === ownClaim) {
      confirmTimer ??= setTimeout(confirm, ANSWER_MS)
      return show(null, 'own')
    }
    clearTimeout(confirmTimer)
    confirmTimer = undefined
    show(editorOf(claim, present), isConfirmed ? 'taken' : 'theirs')
  }
  const confirm = () => {
    isConfirmed = true
  }
  const onClaim = (data: unknown, by: string) => {
    const claim = parseClaim(data, part, by)
    if (claim === null) return
    if (claim.word === 'leaves') others.delete(claim.seat)
    else others.set(claim.seat, claim)
    if (claim.word === 'asks') sendClaim('has')
    // An editor who has claimed the form towards somebody keeps it, however recent they are.
    if (claim.word === 'asks' && leadingClaim() === ownClaim) confirm()
    update()
  }
  // Editors who disconnected send no message: they are removed here.
  const onMembers = (members: readonly Member[]) => {
    present = members
    for (const { by, seat: theirs } of others.values())
      if (!members.some((it) => it.id === by)) others.delete(theirs)
    update()
  }
  const leave = join(channel, {
    whispers: { [EDITING_EVENT]: onClaim },
    here: onMembers,
    opened: () => sendClaim('asks'),
  })
  const unsubscribe = onMuting(() => $isPresenceMuted.set(true))
  const sendLeave = () => sendClaim('leaves')
  addEventListener('pagehide', sendLeave)
  takeOverHere = () => {
    ownClaim = { ...ownClaim, since: now(), turn: leadingClaim().turn + 1 }
    isConfirmed = true
    sendClaim('has')
    update()
  }
  update()
  return () => {
    sendLeave()
    removeEventListener('pagehide', sendLeave)
    clearTimeout(confirmTimer)
    leave()
    unsubscribe()
    show(null, 'own')
  }
}

const now = () => new Date().toISOString()
const ownUserId = () => String($session.get()?.user.id)

const show = (editor: Editor | null, turn: ReturnType<typeof $turn.get>) => {
  if (JSON.stringify(editor) !== JSON.stringify($editor.get())) $editor.set(editor)
  $turn.set(turn)
}

const editorOf = ({ by, since }: EditClaim, present: readonly Member[]): Editor => {
  const member = present.find((it) => it.id === by)
  return {
    name: member ? toPresentUser(member).name : 'Somebody',
    since,
    isSelf: by === ownUserId(),
  }
}

const byTurn = (one: EditClaim, other: EditClaim) =>
  other.turn - one.turn ||
  one.since.localeCompare(other.since) ||
  one.seat.localeCompare(other.seat)

// Sent by another browser: nothing in it is trusted, and the sender comes from the server.
const parseClaim = (
  data: unknown,
  part: string,
  by: string,
): (EditClaim & { word: ClaimKind }) | null => {
  if (typeof data !== 'object' || data === null) return null
  const { seat, since, turn, word, part: theirs }: Readonly<Record<string, unknown>> = { ...data }
  if (theirs !== part || typeof seat !== 'string' || typeof turn !== 'number') return null
  if (word !== 'asks' && word !== 'has' && word !== 'leaves') return null
  if (typeof since !== 'string' || Number.isNaN(Date.parse(since))) return null
  return { seat, since, turn, word, by }
}
