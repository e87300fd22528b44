import { useState } from 'react'
import { Icon } from './Icon.tsx'
import type { IconName } from './icons.ts'

type Props = { error: unknown; retry?: (() => void) | undefined }

/** Why something did not load and what to do: not found, no access, offline, or an error with its trace id. */
export const Failed = ({ error, retry }: Props) => {
  const status = errorField(error, 'status')
  if (status === 404) return <NotFound />
  if (status === 403) return <Forbidden />
  const { icon, title, words } = status === 0 ? offline : serverError
  const trace = errorField(error, 'trace')
  return (
    <div className="empty" role="alert">
      <Icon name={icon} size="xl" />
      <h2 className="h2">{title}</h2>
      <p>{words}</p>
      <p className="row wrap">
        {retry && (
          <button type="button" className="btn" onClick={retry}>
            <Icon name="rotate-cw" /> Try again
          </button>
        )}
        {typeof trace === 'string' && <Trace trace={trace} />}
      </p>
    </div>
  )
}

type ErrorText = { icon: IconName; title: string; words: string }

const offline: ErrorText = {
  icon: 'wifi-off',
  title: 'You are offline',
  words: 'Nothing was lost. This loads when you are back online.',
}
const serverError: ErrorText = {
  icon: 'cloud-off',
  title: 'This couldn’t be loaded',
  words:
    'Nothing was lost. Try again. If this happens again, contact us and quote the reference below.',
}

const errorField = (error: unknown, name: 'status' | 'trace'): unknown =>
  typeof error === 'object' && error !== null ? Reflect.get(error, name) : undefined

const Trace = ({ trace }: { trace: string }) => {
  const [isCopied, setCopied] = useState(false)
  const copy = () => void navigator.clipboard.writeText(trace).then(() => setCopied(true))
  return (
    <>
      <code className="trace-id">{trace}</code>
      <button type="button" className="btn quiet" onClick={copy}>
        <Icon name={isCopied ? 'check' : 'copy'} /> {isCopied ? 'Copied' : 'Copy'}
      </button>
    </>
  )
}

/** Shown for what does not exist and for what the user may not see, without telling them apart. */
export const NotFound = () => (
  <div className="empty" role="status">
    <h2 className="h2">Not found</h2>
    <p>It may have been moved or closed, or you may not have access to it. Check the address.</p>
  </div>
)

/** Shown in place of a section that the user's roles do not include. */
export const Forbidden = ({ what = 'This part' }: { what?: string }) => (
  <div className="empty" role="status">
    <Icon name="lock" size="xl" />
    <h2 className="h2">{what} is not available to you</h2>
    <p>Your roles do not give access to it. Ask an administrator at your firm.</p>
  </div>
)
