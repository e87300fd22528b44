import type { ReactNode } from 'react'
import { formatCount } from '#lib/format'
import { BarTable } from './BarTable.tsx'

export type FunnelStep = {
  readonly key: string
  readonly label: ReactNode
  readonly count: number
  /** The count of the previous period; null without one. */
  readonly before: number | null
  /** The key of the step that its share is calculated from. */
  readonly of?: string
  readonly href?: string | undefined
  readonly main?: boolean
}

type Props = { label: string; steps: readonly FunnelStep[] }

const WORSE = -5

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
              {step.before === null ? '–' : formatCount(step.before)}
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
  const words = <b className="med">{formatCount(count)}</b>
  return href && count > 0 ? <a href={href}>{words}</a> : words
}

/** The share in whole per cent; null where `whole` is 0. */
export const shareOf = (part: number, whole: number) =>
  whole === 0 ? null : Math.round((part * 100) / whole)

const changeOf = (now: number | null, before: number | null) =>
  now === null || before === null ? null : now - before

const Change = ({ by }: { by: number | null }) => {
  if (by === null) return null
  const words = by === 0 ? '0' : `${by > 0 ? '+' : '−'}${Math.abs(by)}`
  return (
    <span
      className={by <= WORSE ? 'bad' : 'mute'}
      title="Percentage points compared with the previous period"
    >
      {words}
    </span>
  )
}
