import type { MailboxSync, MailGap } from './sync.ts'

const MOST_GAPS = 20
/** Microsoft notifies within three minutes at most. */
export const LATE_MS = 5 * 60_000

export const LATE = 'Emails were found more than five minutes after they arrived'
export const REMOVED = 'Microsoft ended its notifications'
export const RENUMBERED = 'The mail server numbered the emails of a folder anew'
export const MISSED = 'Microsoft said that it had lost notifications'

type Gaps = Pick<MailboxSync, 'gaps'>

const openGap = ({ gaps }: Gaps): MailGap | null => gaps.find(({ to }) => to === null) ?? null

/** Begins a gap, unless one lasts already. */
export const withGap = <T extends Gaps>(sync: T, from: string, why: string): T =>
  openGap(sync) === null
    ? { ...sync, gaps: [{ from, to: null, found: 0, why }, ...sync.gaps].slice(0, MOST_GAPS) }
    : sync

/** Counts emails that were found late; `from` is when the first of them arrived. */
export const withLate = <T extends Gaps>(sync: T, from: string, found: number): T => {
  if (found === 0) return sync
  const begun = withGap(sync, from, LATE)
  return {
    ...begun,
    gaps: begun.gaps.map((it) =>
      it.to === null
        ? { ...it, from: it.from < from ? it.from : from, found: it.found + found }
        : it,
    ),
  }
}

/** Ends the gap that lasts: every folder was read to its end. */
export const closeGap = <T extends Gaps>(sync: T, now: string): T => ({
  ...sync,
  gaps: sync.gaps.map((it) => (it.to === null ? { ...it, to: now } : it)),
})

export const currentGap = openGap
