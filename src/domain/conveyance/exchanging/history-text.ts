import { type DateOnly, type Instant, londonTime } from '#domain/dates'
import { formatPence } from '#domain/money'
import type { Release } from './release.ts'

/** What the history holds of an exchange; the later fields are absent in older rows. */
export type Exchanged = {
  at: Instant
  formula: string
  spoke_to: string
  /** Who of us exchanged. */
  speaker?: string
  price?: number | null
  deposit?: number | null
  deposit_held_by?: string
  release?: Release | null
  completion_on: DateOnly
  waivers?: readonly { what: string; reason: string }[]
  warnings?: readonly string[]
}

const callText = ({ at, formula, spoke_to, speaker }: Exchanged) => {
  if (!formula) return 'Contracts were exchanged'
  return speaker
    ? `${speaker} exchanged contracts with ${spoke_to} by formula ${formula} at ${londonTime(at)}.`
    : `Contracts were exchanged by formula ${formula} with ${spoke_to}.`
}

/** 'Part 1 released by Sunita Rao at 09:00, until 12:00.' */
export const releaseText = ({ by, at, until }: Release) =>
  `Part 1 released by ${by} at ${londonTime(at)}, until ${londonTime(until)}.`

const figuresText = ({ price, deposit }: Exchanged) =>
  price == null || deposit == null
    ? null
    : `Price ${formatPence(price)} and deposit ${formatPence(deposit)} confirmed.`

/** The sentences of an exchange in the history. */
export const exchangedText = (it: Exchanged) =>
  [
    callText(it),
    it.release && releaseText(it.release),
    figuresText(it),
    it.deposit_held_by && `Deposit held by ${it.deposit_held_by}.`,
    ...(it.waivers ?? []).map(({ reason }) => `Open enquiries waived: ${reason}.`),
    ...(it.warnings ?? []),
  ]
    .filter(Boolean)
    .join(' ')
