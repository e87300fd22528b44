import { ActButton } from '#components/ActButton.tsx'
import { Icon } from '#components/Icon.tsx'
import { Empty } from '#components/Loaded.tsx'
import { reasonAgainst } from '#domain/act'
import type { ShownUser, UserSession } from '#domain/user/account'
import { userActs } from '#domain/user/acts'
import { acting } from '#islands/admin/acting.ts'
import { useActingPerson } from '#islands/chrome/use-can.ts'
import { exactly, when } from '#lib/format'
import { endUserSession, signUserOut } from '#stores/user/user'

const hosts: Readonly<Record<string, string>> = {
  clients: 'Clients’ host',
  agents: 'Agents’ host',
  quotes: 'Quotes’ host',
}

/** Where somebody is signed in now, and the way to end it. */
export const UserSessions = ({ it }: { it: ShownUser }) => {
  const why = reasonAgainst(userActs(it.user, useActingPerson()).sign_out)
  if (it.sessions.length === 0)
    return (
      <Empty title="Signed in nowhere">
        <p>
          A session appears here from signing in until signing out, or half an hour without use.
        </p>
      </Empty>
    )
  return (
    <>
      <ul className="tasks sessions">
        {it.sessions.map((session) => (
          <Line key={session.id} it={session} why={why} />
        ))}
      </ul>
      <p className="after">
        <ActButton
          className="btn danger"
          why={why}
          onPress={() => void acting(() => signUserOut(it.user), 'Signed out everywhere')}
        >
          Sign out everywhere
        </ActButton>
      </p>
    </>
  )
}

const Line = ({ it, why }: { it: UserSession; why: string | undefined }) => (
  <li>
    <Icon name="monitor" />
    <span className="cut">
      {hosts[it.audience ?? ''] ?? 'Main host'}
      {it.is_this && <b className="med"> this session</b>}
    </span>
    <span className="num mute">{it.ip}</span>
    <span className="mute">
      opened <time title={exactly(it.opened_at)}>{when(it.opened_at)}</time>, used{' '}
      <time title={exactly(it.seen_at)}>{when(it.seen_at)}</time>
    </span>
    <ActButton
      className="btn small"
      why={why}
      onPress={() => void acting(() => endUserSession(it.id), 'Session ended')}
    >
      End
    </ActButton>
  </li>
)
