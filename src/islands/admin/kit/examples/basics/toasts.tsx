import { keysOf } from '#domain/entries'
import { addToast, removeAllToasts, type Severity } from '#stores/chrome/toasts'

export const about = { heading: 'Toasts', words: 'notices six severities undo' }

const toasts: Readonly<Record<Severity, readonly [string, string]>> = {
  info: ['Tom changed this case at 10:42', 'Exchange target: 24 Nov to 27 Nov.'],
  success: ['Task completed', 'Priority search ordered for 19 Pride Hill Court.'],
  warn: ['You are offline', 'What you see is from 10:38.'],
  error: ['Email to Brookes Tanner refused', 'Mailbox full. The draft is kept.'],
  secondary: ['Draft saved', 'Just now.'],
  contrast: ['Preparing the contract bundle', 'Page 84 of 132.'],
}

const show = (severity: Severity) => {
  const [summary, detail] = toasts[severity]
  addToast({
    severity,
    summary,
    detail,
    life: 6000,
    ...(severity === 'success' ? { action: { label: 'Undo', run: removeAllToasts } } : {}),
  })
}

/** A button for each severity of toast. */
export default function Toasts() {
  return (
    <p className="kit-row">
      {keysOf(toasts).map((severity) => (
        <button key={severity} type="button" className="btn" onClick={() => show(severity)}>
          {severity}
        </button>
      ))}
      <button type="button" className="btn quiet" onClick={removeAllToasts}>
        Remove all
      </button>
    </p>
  )
}
