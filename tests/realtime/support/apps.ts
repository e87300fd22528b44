import type { RealtimeApp } from '#worker/realtime/app'

/** The settings of each kind of test application, by the first part of its id. */
const settings: Readonly<Record<string, Partial<RealtimeApp>>> = {
  plain: {},
  silent: { clientEvents: 'none' },
  chosen: { clientEventNames: ['client-editing'] },
  open: { clientEvents: 'all' },
  strict: { allowedOrigins: ['firm.example', '*.firm.example', 'ported.example:8787'] },
  local: { allowedOrigins: ['firm.example'], allowsPrograms: true },
  disabled: { isDisabled: true },
  encrypted: { needsTls: true },
  guarded: { needsSession: true },
  hasty: { activityTimeout: 1 },
  small: { maxConnections: 2 },
  renamed: { id: 'another' },
  counting: { subscriptionCounts: true },
}

/** The application of an id such as `silent-7f3a`; each test uses its own id, and so its own Hub. */
export const appOf = (id: string): RealtimeApp => ({
  id,
  key: `${id}-key`,
  secret: `${id}-secret`,
  allowedOrigins: ['*'],
  clientEvents: 'members',
  encryptionKey: 'MDEyMzQ1Njc4OTAxMjM0NTY3ODkwMTIzNDU2Nzg5MDE=',
  ...shardsIn(id),
  ...settings[id.split('-')[0] ?? ''],
})

const shardsIn = (id: string) => {
  const shards = Number(/-over(\d+)$/.exec(id)?.[1] ?? 1)
  return shards === 1 ? {} : { shards }
}

/** The default number of shards of the applications in this run. */
export const shards = Number(process.env['REALTIME_SHARDS'] ?? 1)

let appCount = 0

/** A new application that no other test uses. */
export const freshApp = (kind = 'plain', over = shards) => {
  appCount += 1
  const id = `${kind}-${process.pid}x${appCount}x${Date.now().toString(36)}`
  return appOf(over === 1 ? id : `${id}-over${over}`)
}
