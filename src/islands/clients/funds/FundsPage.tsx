import type { ReactNode } from 'react'
import { firm } from '#lib/firm'

type Props = { back: string; backTo: string; title: string; text?: string; children: ReactNode }

/** One question about money, with the way back. */
export const FundsPage = ({ back, backTo, title, text, children }: Props) => (
  <div className="portal question">
    <p className="question-top">
      <a href={back}>{backTo}</a>
      <a href={`tel:${firm.phone}`}>Call us</a>
    </p>
    <h1 className="client-hello">{title}</h1>
    {text && <p className="client-text">{text}</p>}
    {children}
    <p className="mute">
      Only the people here who check it see what you enter. We keep it as long as the law asks.
    </p>
  </div>
)
