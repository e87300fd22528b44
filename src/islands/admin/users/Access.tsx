import type { UserDetail } from '#domain/user/account'
import { resourceName } from '#domain/user/role/grant'
import { scopeNames } from '#domain/user/role/scope'

const grouped = (access: UserDetail['access']) => {
  const by = new Map<string, UserDetail['access']>()
  for (const it of access) {
    const resource = it.permission.slice(0, it.permission.lastIndexOf('.'))
    by.set(resource, [...(by.get(resource) ?? []), it])
  }
  return [...by]
}

/** Returns the actions by the roles that grant them: 'Conveyancer' grants 'view' and 'update'. */
const bySource = (list: UserDetail['access']) => {
  const by = new Map<string, string[]>()
  for (const { permission, roles } of list) {
    const source = roles.join(', ')
    by.set(source, [...(by.get(source) ?? []), actionOf(permission)])
  }
  return [...by]
}

const actionOf = (permission: string) =>
  permission.slice(permission.lastIndexOf('.') + 1).replace('-', ' ')

/** A user's effective access: scope, and permissions with the roles that grant them. */
export const Access = ({ user }: { user: UserDetail }) => (
  <section className="sec access">
    <header>
      <h2>Effective access</h2>
      <span className="count">{user.access.length}</span>
    </header>
    <Scopes scope={user.scope} />
    {user.read_only && (
      <p className="mute">Read-only: they can view all of this but change nothing.</p>
    )}
    {!user.has_password && user.user.status === 'active' && user.user.type !== 'client' && (
      <p className="mute">
        No password yet: they set one from “Forgot your password?” on the sign-in page.
      </p>
    )}
    {user.access.length === 0 ? (
      <p className="mute">Their own records only.</p>
    ) : (
      <AccessList access={user.access} />
    )}
  </section>
)

const AccessList = ({ access }: Pick<UserDetail, 'access'>) => (
  <dl className="access-list">
    {grouped(access).map(([resource, list]) => (
      <div key={resource}>
        <dt>{resourceName(resource)}</dt>
        <dd>
          {bySource(list).map(([source, actions]) => (
            <span key={source} className="granted">
              {actions.join(', ')} <span className="faint">{source}</span>
            </span>
          ))}
        </dd>
      </div>
    ))}
  </dl>
)

const Scopes = ({ scope }: Pick<UserDetail, 'scope'>) => (
  <dl className="case-facts">
    <div>
      <dt>Conveyances</dt>
      <dd>{scopeNames[scope.conveyance]}</dd>
    </div>
    <div>
      <dt>Quotes</dt>
      <dd>{scopeNames[scope.quotes]}</dd>
    </div>
  </dl>
)
