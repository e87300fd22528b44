import type { SecurityView } from '#domain/user/security/api'
import { countInWords, exactInstant, shortInstant } from '#lib/format'

type Line = SecurityView['happened'][number]

/** The last sign-ins, refusals and changes of one's own account. */
export const WhatHappened = ({ happened }: { happened: readonly Line[] }) => (
  <section className="sec">
    <header>
      <h2>What happened</h2>
      <span className="end mute">90 days</span>
    </header>
    {happened.length === 0 && <p className="mute">Nothing yet.</p>}
    <ul className="happened">
      {happened.map((line) => (
        <li key={line.at + line.text}>
          <b className={line.is_warning ? 'warn' : ''}>
            {line.text}
            {line.count > 1 && `, ${countInWords(line.count)} times`}
          </b>
          <time className="num" dateTime={line.at} title={exactInstant(line.at)}>
            {shortInstant(line.at)}
          </time>
          <span className="note">{line.note}</span>
        </li>
      ))}
    </ul>
  </section>
)
