import type { ReactNode } from 'react'
import { Icon } from './Icon.tsx'
import type { IconName } from './icons.ts'

type Tone = 'note' | 'good' | 'warn' | 'bad'

type Props = {
  tone?: Tone
  title: string
  children?: ReactNode
  acts?: ReactNode
  onDismiss?: () => void
}

const icons: Readonly<Record<Tone, IconName>> = {
  note: 'info',
  good: 'circle-check',
  warn: 'triangle-alert',
  bad: 'octagon-alert',
}

export const Banner = ({ tone = 'note', title, children, acts, onDismiss }: Props) => (
  <section className={`banner ${tone}`} role={tone === 'bad' ? 'alert' : 'status'}>
    <Icon name={icons[tone]} />
    <div>
      <b>{title}</b>
      {children && <p>{children}</p>}
    </div>
    {acts}
    {onDismiss && (
      <button type="button" className="icon-btn" aria-label="Dismiss" onClick={onDismiss}>
        <Icon name="x" />
      </button>
    )}
  </section>
)
