import type { Broadcast } from '#domain/broadcast'
import { parseChannel } from '#domain/channels'

type AccessCheck = {
  readonly users: readonly string[] | null
  readonly channels: readonly string[] | null
}

const SCOPES = /^(?:conveyance\.(?:updated|status-changed|completed)|quotecase\..*|lead\..*)$/

export const accessChanges = (
  tenant: string,
  broadcasts: readonly Broadcast[],
): readonly AccessCheck[] => {
  // A change of team changes the scope of everybody in it.
  if (broadcasts.some(({ data }) => data.changed.includes('team')))
    return [{ users: null, channels: null }]
  const permissionChanges = broadcasts.filter(({ name }) => name === 'permissions.changed')
  const users = [...new Set(permissionChanges.flatMap((it) => usersIn(tenant, it)))]
  const scopeChanges = broadcasts.filter(({ name }) => SCOPES.test(name))
  const records = scopeChanges.flatMap(({ channels }) => channels.filter(isPresence))
  const channels = [...new Set(records)]
  return [
    ...(users.length > 0 ? [{ users, channels: null }] : []),
    ...(channels.length > 0 ? [{ users: null, channels }] : []),
  ]
}

const isPresence = (channel: string) => parseChannel(channel)?.kind === 'presence'

const usersIn = (tenant: string, { channels }: Broadcast) =>
  channels.flatMap((channel) => {
    const parts = parseChannel(channel)
    return parts?.tenant === tenant && parts.area === 'user' && parts.id ? [parts.id] : []
  })
