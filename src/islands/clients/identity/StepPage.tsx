import type { ReactNode } from 'react'
import type { ClientIdentity } from '#domain/identity/view'
import { firm } from '#lib/firm'
import { href } from '#routes'
import { stepHref, stepsOf } from './steps.ts'

export type PlaceProps = { check: ClientIdentity; at: number; of: number }

type Props = PlaceProps & { title: string; text: string; children: ReactNode }

/** One question, with the way back and how far it is. */
export const StepPage = ({ check, at, of, title, text, children }: Props) => {
  const before = stepsOf(check)[at - 1]
  return (
    <div className="portal question">
      <p className="question-top">
        <a href={before ? stepHref(check, before) : href('clients', {}, firm.audience)}>
          {before ? 'Back' : 'Your cases'}
        </a>
        <a href={`tel:${firm.phone}`}>Call us</a>
      </p>
      <p className="question-place">
        <label htmlFor="identity-place">
          Step {at + 1} of {of}
        </label>
        <progress id="identity-place" max={of} value={at + 1} />
      </p>
      <h1 className="client-hello">{title}</h1>
      {at === 0 && <Again reason={check.reason} />}
      <p className="client-text">{text}</p>
      {children}
      <p className="mute">
        Only the people here who check it see what you send. We keep it as long as the law asks.
      </p>
    </div>
  )
}

const Again = ({ reason }: Pick<ClientIdentity, 'reason'>) =>
  reason && (
    <div className="note warn" role="status">
      <p>
        <b>We need your pictures again.</b> {reason}
      </p>
    </div>
  )
