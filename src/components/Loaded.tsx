import { lazy, type ReactNode, Suspense } from 'react'
import { Icon } from './Icon.tsx'
import type { IconName } from './icons.ts'

// Few pages ever need it.
const Failed = lazy(() => import('./Failed.tsx').then((it) => ({ default: it.Failed })))

export type Loading<T> = { data?: T | undefined; error?: unknown; loading: boolean }

type Props<T> = {
  from: Loading<T>
  /** Shown while loading. */
  skeleton?: ReactNode
  retry?: () => void
  children: (loaded: T) => ReactNode
}

/** Renders a request: its skeleton, its error, or its data. Data stays on the page while newer data is fetched. */
export const Loaded = <T,>({ from, skeleton, retry, children }: Props<T>) => {
  if (from.data !== undefined) return children(from.data)
  const shape = skeleton ?? <Skeleton rows={6} />
  if (from.error === undefined || from.loading) return shape
  return (
    <Suspense fallback={shape}>
      <Failed error={from.error} retry={retry} />
    </Suspense>
  )
}

const WIDTHS = [62, 48, 71, 55, 66, 43, 58, 69]

type Shape = 'rows' | 'table' | 'cards' | 'form' | 'chart'

export const Skeleton = ({ rows, shape = 'rows' }: { rows: number; shape?: Shape }) => (
  <div className={`skels ${shape}`} aria-hidden="true">
    {Array.from({ length: rows }, (_, at) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: the rows have nothing else and never move
      <span key={at} className="skel-row" style={{ '--w': `${WIDTHS[at % WIDTHS.length]}%` }}>
        <span className="skel" />
      </span>
    ))}
  </div>
)

/** An empty state, with what will appear and one useful action. */
export const Empty = ({
  title,
  icon,
  children,
}: {
  title: string
  icon?: IconName
  children?: ReactNode
}) => (
  <div className="empty" role="status">
    {icon && <Icon name={icon} size="xl" />}
    <h2 className="h2">{title}</h2>
    {children}
  </div>
)
