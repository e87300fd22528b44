import type { ReactNode } from 'react'
import { grouped } from '#lib/format'
import { BarTable } from './BarTable.tsx'

export type FunnelStep = {
  readonly key: string
  readonly label: ReactNode
  readonly count: number
  /** The same step of the period that it is held against; null without one. */
  readonly before: number | null
  /** The key of the step that it is a share of. */
  readonly of?: string
  /** Where its rows stand. */
  readonly href?: string | undefined
  /** The step that all others lead to. */
  readonly main?: boolean
}

type Props = { label: string; steps: readonly FunnelStep[] }

const WORSE = -5

/** How many came how far: each step with its share of an earlier one, and how that share has changed. */
export const Funnel = ({ label, steps }: Props) => {
  const isCompared = steps.some((it) => it.before !== null)
  const byKey = new Map(steps.map((it) => [it.key, it]))
  return (
    <BarTable
      label={label}
      head="Step"
      heads={[
        { key: 'count', words: 'Cases' },
        { key: 'before', words: 'Before', isWide: true },
        { key: 'share', words: 'Share' },
        ...(isCompared ? [{ key: 'change', words: 'Change' }] : []),
      ]}
      rows={steps.map((step) => {
        const whole = byKey.get(step.of ?? '')
        const share = whole ? shareOf(step.count, whole.count) : null
        return {
          key: step.key,
          label: step.label,
          value: step.count,
          tick: step.before,
          main: step.main ?? false,
          cells: [
            <Counted key="count" funnelStep={step} />,
            <span key="before" className="mute">
              {step.before === null ? '–' : grouped(step.before)}
            </span>,
            whole && (share === null ? '–' : `${share}%`),
            <Change
              key="change"
              by={changeOf(share, whole?.before ? shareOf(step.before ?? 0, whole.before) : null)}
            />,
          ],
        }
      })}
    />
  )
}

const Counted = ({ funnelStep: { count, href } }: { funnelStep: FunnelStep }) => {
  const words = <b className="med">{grouped(count)}</b>
  return href && count > 0 ? <a href={href}>{words}</a> : words
}

/** In whole per cent; null of nothing. */
export const shareOf = (part: number, whole: number) =>
  whole === 0 ? null : Math.round((part * 100) / whole)

const changeOf = (now: number | null, before: number | null) =>
  now === null || before === null ? null : now - before

const Change = ({ by }: { by: number | null }) => {
  if (by === null) return null
  const words = by === 0 ? '0' : `${by > 0 ? '+' : '−'}${Math.abs(by)}`
  return (
    <span className={by <= WORSE ? 'bad' : 'mute'} title="Points, against the time before">
      {words}
    </span>
  )
}
