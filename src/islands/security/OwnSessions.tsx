import { useState } from 'react'
import { Icon } from '#components/Icon.tsx'
import { type Asked, Question } from '#components/overlay/Question.tsx'
import type { UserSession } from '#domain/user/account'
import { runAct } from '#islands/admin/run-act.ts'
import { exactInstant, shortInstant } from '#lib/format'
import { endOtherSessions, endOwnSession } from '#stores/user/security'

const hosts: Readonly<Record<string, string>> = {
  agents: 'Agent portal',
  quotes: 'Quotes site',
}

/** Where the person is signed in; every session but this one can be ended. */
export const OwnSessions = ({ sessions }: { sessions: readonly UserSession[] }) => (
  <section className="sec">
    <header>
      <h2>Where you are signed in</h2>
      <span className="count">{sessions.length}</span>
      {sessions.length > 1 && (
        <span className="end">
          <EndOthers count={sessions.length - 1} />
        </span>
      )}
    </header>
    <ul className="ways">
      {sessions.map((session) => (
        <Session key={session.id} session={session} />
      ))}
    </ul>
  </section>
)

const EndOthers = ({ count }: { count: number }) => {
  const [asked, setAsked] = useState<Asked | null>(null)
  const question: Asked = {
    title: 'Sign out everywhere else?',
    text: `${count === 1 ? 'One other session ends' : `${count} other sessions end`} now, and what is not saved there is lost. You stay signed in here.`,
    submit: 'Sign out everywhere else',
    run: () => void runAct(endOtherSessions, 'Signed out everywhere else'),
  }
  return (
    <>
      <button type="button" className="btn small" onClick={() => setAsked(question)}>
        Sign out everywhere else
      </button>
      <Question asked={asked} onDone={() => setAsked(null)} />
    </>
  )
}

type SessionProps = { session: UserSession }

const Session = ({ session }: SessionProps) => (
  <li>
    <Icon name={/iPhone|Android/.test(session.device ?? '') ? 'smartphone' : 'monitor'} />
    <span>
      <b>{session.device ?? 'Unknown device'}</b>
      <span className="note num">
        {[hosts[session.audience ?? ''], session.ip].filter(Boolean).join(', ')}
      </span>
    </span>
    <span className="end">
      {session.is_this ? <span className="st good">This window</span> : <End session={session} />}
    </span>
  </li>
)

const End = ({ session }: SessionProps) => (
  <>
    <time className="faint small num" title={exactInstant(session.seen_at)}>
      {shortInstant(session.seen_at)}
    </time>
    <button
      type="button"
      className="btn quiet small"
      onClick={() => void runAct(() => endOwnSession(session.id), 'Signed out there')}
    >
      Sign out
    </button>
  </>
)
