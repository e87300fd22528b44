import { useState } from 'react'
import { ActButton } from '#components/ActButton.tsx'
import { Icon } from '#components/Icon.tsx'
import { Empty } from '#components/Loaded.tsx'
import { type Asked, Question } from '#components/overlay/Question.tsx'
import { reasonAgainst } from '#domain/act'
import type { UserDetail, UserSession } from '#domain/user/account'
import { userActs } from '#domain/user/acts'
import { runAct } from '#islands/admin/run-act.ts'
import { useActingPerson } from '#islands/chrome/use-can.ts'
import { exactInstant, shortInstant } from '#lib/format'
import { endUserSession } from '#stores/user/user'
import { signOutQuestion } from './account-questions.ts'

const hosts: Readonly<Record<string, string>> = {
  clients: 'Client portal',
  agents: 'Agent portal',
  quotes: 'Quotes site',
}

export const UserSessions = ({ user }: { user: UserDetail }) => {
  const [asked, setAsked] = useState<Asked | null>(null)
  const why = reasonAgainst(userActs(user.user, useActingPerson()).sign_out)
  if (user.sessions.length === 0)
    return (
      <Empty title="Not signed in">
        <p>Sessions appear here until they are signed out or unused for 30 minutes.</p>
      </Empty>
    )
  return (
    <>
      <ul className="tasks sessions">
        {user.sessions.map((session) => (
          <Line key={session.id} userSession={session} why={why} />
        ))}
      </ul>
      <p className="after">
        <ActButton
          className="btn danger"
          why={why}
          onPress={() => setAsked(signOutQuestion(user.user))}
        >
          Sign out everywhere
        </ActButton>
      </p>
      <Question asked={asked} onDone={() => setAsked(null)} />
    </>
  )
}

const Line = ({ userSession, why }: { userSession: UserSession; why: string | undefined }) => (
  <li>
    <Icon name="monitor" />
    <span className="cut">
      {[hosts[userSession.audience ?? ''] ?? 'Main site', userSession.device]
        .filter(Boolean)
        .join(', ')}
      {userSession.is_this && <b className="med"> this session</b>}
    </span>
    <span className="num mute">{userSession.ip}</span>
    <span className="mute">
      opened{' '}
      <time title={exactInstant(userSession.opened_at)}>{shortInstant(userSession.opened_at)}</time>
      , used{' '}
      <time title={exactInstant(userSession.seen_at)}>{shortInstant(userSession.seen_at)}</time>
    </span>
    <ActButton
      className="btn small"
      why={why}
      onPress={() => void runAct(() => endUserSession(userSession.id), 'Session ended')}
    >
      End
    </ActButton>
  </li>
)
