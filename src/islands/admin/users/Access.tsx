import type { UserDetail } from '#domain/user/account'
import { resourceName } from '#domain/user/role/rules'
import { scopeNames } from '#domain/user/role/scope'

const grouped = (access: UserDetail['access']) => {
  const by = new Map<string, UserDetail['access']>()
  for (const it of access) {
    const resource = it.permission.slice(0, it.permission.lastIndexOf('.'))
    by.set(resource, [...(by.get(resource) ?? []), it])
  }
  return [...by]
}

/** The actions that the same roles give: 'view, update' of 'Conveyancer'. */
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

/** Everything that somebody may do, with the roles that give it, and how far they reach. */
export const Access = ({ user }: { user: UserDetail }) => (
  <section className="sec access">
    <header>
      <h2>Effective access</h2>
      <span className="count">{user.access.length}</span>
    </header>
    <dl className="case-facts">
      <div>
        <dt>Conveyances</dt>
        <dd>{scopeNames[user.scope.conveyance]}</dd>
      </div>
      <div>
        <dt>Quotes</dt>
        <dd>{scopeNames[user.scope.quotes]}</dd>
      </div>
    </dl>
    {user.read_only && <p className="mute">Reads everything of this and changes nothing.</p>}
    {!user.has_password && user.user.status === 'active' && user.user.type !== 'client' && (
      <p className="mute">Has no password: signs in by a link from the clients’ sign-in page.</p>
    )}
    {user.access.length === 0 ? (
      <p className="mute">Nothing beyond their own records.</p>
    ) : (
      <dl className="access-list">
        {grouped(user.access).map(([resource, list]) => (
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
    )}
  </section>
)
