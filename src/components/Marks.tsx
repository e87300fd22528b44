import type { ReactNode } from 'react'

export type Tone = 'ink' | 'acc' | 'warn' | 'bad'

/** Elapsed time on a bar from 0 to 2 × usual, with a tick at usual. `label` replaces the accessible name. */
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

/** Ink up to 1.2 × usual, amber above, red from twice. */
export const toneOf = (elapsed: number, usual: number): Tone => {
  if (usual > 0 && elapsed >= usual * 2) return 'bad'
  return usual > 0 && elapsed > usual * 1.2 ? 'warn' : 'ink'
}

export const Stages = ({ at, of }: { at: number; of: number }) => (
  <span
    className="nine"
    style={{ '--n': at, '--of': of }}
    role="img"
    aria-label={`Stage ${at} of ${of}`}
  />
)

/** A pie of the time left, in per cent. */
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

const initialsOf = (name: string) => {
  const words = name.split(/\s+/).filter(Boolean)
  return `${words[0]?.slice(0, 1) ?? ''}${words.length > 1 ? (words.at(-1)?.slice(0, 1) ?? '') : ''}`
}

/** The initials of a person, ringed while they are present. */
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
    {initialsOf(name).toUpperCase()}
  </span>
)

/** A bar filled to `value` per cent. */
export const Bar = ({ value, label }: { value: number; label: string }) => (
  <span className="bar" style={{ '--v': value }} role="img" aria-label={label} />
)
