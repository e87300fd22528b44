import type { ReactNode } from 'react'
import { Icon } from './Icon.tsx'

/** The state of one question to the server, as the query stores keep it. */
export type Loading<T> = { data?: T | undefined; error?: unknown; loading: boolean }

type Props<T> = {
  from: Loading<T>
  /** The shape of what comes. */
  skeleton?: ReactNode
  retry?: () => void
  children: (loaded: T) => ReactNode
}

const traceOf = (error: unknown) =>
  typeof error === 'object' && error !== null && 'trace' in error ? String(error.trace) : null
const statusOf = (error: unknown) =>
  typeof error === 'object' && error !== null && 'status' in error ? Number(error.status) : null

/**
 * What a question to the server came to: its skeleton, what went wrong with the trace id, or the
 * answer. An answer stays on the page while a newer one is fetched.
 */
export const Loaded = <T,>({ from, skeleton, retry, children }: Props<T>) => {
  if (from.data !== undefined) return children(from.data)
  if (from.error !== undefined && !from.loading) return <Failed error={from.error} retry={retry} />
  return skeleton ?? <Skeleton rows={6} />
}

const Failed = ({ error, retry }: { error: unknown; retry?: (() => void) | undefined }) =>
  statusOf(error) === 404 ? (
    <NotFound />
  ) : (
    <div className="empty" role="alert">
      <h2 className="h2">This did not load</h2>
      <p>Nothing was lost. Try again; if it stays like this, tell us the number below.</p>
      {retry && (
        <button type="button" className="btn" onClick={retry}>
          <Icon name="rotate-cw" /> Try again
        </button>
      )}
      {traceOf(error) && <p className="ref">{traceOf(error)}</p>}
    </div>
  )

/** What is not there and what is somebody else's, in the same words. */
export const NotFound = () => (
  <div className="empty" role="status">
    <h2 className="h2">Not found</h2>
    <p>It may have been moved, or it is not yours to see. Check the address, or search for it.</p>
  </div>
)

const WIDTHS = [62, 48, 71, 55, 66, 43, 58, 69]

/** Rows of the height of rows, until they come. */
export const Skeleton = ({ rows }: { rows: number }) => (
  <div className="skels" aria-hidden="true">
    {Array.from({ length: rows }, (_, at) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: the rows have nothing else and never move
      <span key={at} className="skel-row">
        <span className="skel" style={{ width: `${WIDTHS[at % WIDTHS.length]}%` }} />
      </span>
    ))}
  </div>
)

/** Nothing here yet: what will fill it, and the one useful thing to do. */
export const Empty = ({ title, children }: { title: string; children?: ReactNode }) => (
  <div className="empty" role="status">
    <h2 className="h2">{title}</h2>
    {children}
  </div>
)
