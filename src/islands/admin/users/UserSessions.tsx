import { Icon } from '#components/Icon.tsx'
import { Empty } from '#components/Loaded.tsx'
import type { ShownUser, UserSession } from '#domain/user/account'
import { acting } from '#islands/admin/acting.ts'
import { exactly, when } from '#lib/format'
import { endUserSession, signUserOut } from '#stores/user/user'

const hosts: Readonly<Record<string, string>> = {
  clients: 'Clients’ host',
  agents: 'Agents’ host',
  quotes: 'Quotes’ host',
}

/** Where somebody is signed in now, and the way to end it. */
export const UserSessions = ({ it }: { it: ShownUser }) =>
  it.sessions.length === 0 ? (
    <Empty title="Signed in nowhere">
      <p>A session appears here from signing in until signing out, or half an hour without use.</p>
    </Empty>
  ) : (
    <>
      <ul className="tasks sessions">
        {it.sessions.map((session) => (
          <Line key={session.id} it={session} />
        ))}
      </ul>
      <p className="after">
        <button
          type="button"
          className="btn danger"
          onClick={() => void acting(() => signUserOut(it.user), 'Signed out everywhere')}
        >
          Sign out everywhere
        </button>
      </p>
    </>
  )

const Line = ({ it }: { it: UserSession }) => (
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
    <button
      type="button"
      className="btn small"
      onClick={() => void acting(() => endUserSession(it.id), 'Session ended')}
    >
      End
    </button>
  </li>
)
