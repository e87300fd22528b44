import type { ReactNode } from 'react'

export type Tone = 'ink' | 'acc' | 'warn' | 'bad'

/** 0 to 2 × usual on a bar with a tick at usual. `label` is what a screen reader says instead. */
export const Gauge = ({
  elapsed,
  usual,
  tone = toneOf(elapsed, usual),
  label,
}: {
  elapsed: number
  usual: number
  tone?: Tone
  label?: string
}) => (
  <span
    className={`gauge ${tone}`}
    style={{ '--r': usual > 0 ? elapsed / usual : 0 }}
    role="img"
    aria-label={label ?? `${elapsed} working days, usually ${usual}`}
  />
)

/** Ink in time, amber past 1.2 × usual, red from twice. */
export const toneOf = (elapsed: number, usual: number): Tone => {
  if (usual > 0 && elapsed >= usual * 2) return 'bad'
  return usual > 0 && elapsed > usual * 1.2 ? 'warn' : 'ink'
}

/** Stages done in ink, the present one in accent. */
export const Stages = ({ at, of }: { at: number; of: number }) => (
  <span
    className="nine"
    style={{ '--n': at, '--of': of }}
    role="img"
    aria-label={`Stage ${at} of ${of}`}
  />
)

/** A pie that empties with the life that is left: `left` in per cent. */
export const Clock = ({ left, label }: { left: number; label: string }) => (
  <span
    className={`clock ${left <= 0 ? 'bad' : left < 15 ? 'warn' : ''}`}
    style={{ '--p': Math.max(left, 0) }}
    role="img"
    aria-label={label}
  />
)

export type ChipTone = 'plain' | 'note' | 'acc' | 'ink' | 'good' | 'warn' | 'bad'

export const Chip = ({ tone = 'plain', children }: { tone?: ChipTone; children: ReactNode }) => (
  <span className={`chip ${tone}`}>{children}</span>
)

/** A dot and a word. */
export const Status = ({
  tone,
  children,
}: {
  tone?: 'on' | 'half' | 'good' | 'warn' | 'bad' | 'acc' | undefined
  children: ReactNode
}) => <span className={`st ${tone ?? ''}`}>{children}</span>

const hueOf = (name: string) => {
  let hash = 0
  for (const letter of name) hash = (hash * 31 + letter.charCodeAt(0)) % 360
  return hash
}

const letters = (name: string) => {
  const words = name.split(/\s+/).filter(Boolean)
  return `${words[0]?.slice(0, 1) ?? ''}${words.length > 1 ? (words.at(-1)?.slice(0, 1) ?? '') : ''}`
}

/** A person as initials; ringed when they are here now. */
export const Avatar = ({
  name,
  here = false,
  small = false,
}: {
  name: string
  here?: boolean
  small?: boolean
}) => (
  <span
    className={`av ${here ? '' : 'plain'} ${small ? 's' : ''}`}
    style={{ '--c': `oklch(60% 0.1 ${hueOf(name)})` }}
    title={name}
    role="img"
    aria-label={here ? `${name} is here` : name}
  >
    {letters(name).toUpperCase()}
  </span>
)

/** `value` per cent of a track. */
export const Bar = ({ value, label }: { value: number; label: string }) => (
  <span className="bar" style={{ '--v': value }} role="img" aria-label={label} />
)
