import type { Broadcast } from '#domain/broadcast'
import { parseChannel } from '#domain/channels'

/** Whose listening is in doubt, to which channels; null means all. */
type Doubt = {
  readonly users: readonly string[] | null
  readonly channels: readonly string[] | null
}

/** After these a record may be within the reach of others than before: who works on it, for whom, and where it stands. */
const SCOPES = /^(?:conveyance\.(?:updated|status-changed|completed)|quotecase\..*|lead\..*)$/

/** Whom and what events leave in doubt as to who may still listen. */
export const accessChanges = (
  tenant: string,
  broadcasts: readonly Broadcast[],
): readonly Doubt[] => {
  // A team is a reach: who leaves it takes their cases out of what the others see.
  if (broadcasts.some(({ data }) => data.changed.includes('team')))
    return [{ users: null, channels: null }]
  const permitted = broadcasts.filter(({ name }) => name === 'permissions.changed')
  const users = [...new Set(permitted.flatMap((it) => usersIn(tenant, it)))]
  const reaching = broadcasts.filter(({ name }) => SCOPES.test(name))
  const records = reaching.flatMap(({ channels }) => channels.filter(isPresence))
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
