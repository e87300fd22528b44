import type { RealtimeApp } from '#worker/realtime/app'

/** What an application of the tests differs in; the first part of its id says which it is. */
const settings: Readonly<Record<string, Partial<RealtimeApp>>> = {
  plain: {},
  silent: { clientEvents: 'none' },
  open: { clientEvents: 'all' },
  strict: { allowedOrigins: ['firm.example', '*.firm.example', 'ported.example:8787'] },
  hasty: { activityTimeout: 1 },
  small: { maxConnections: 2 },
  renamed: { id: 'another' },
  counting: { subscriptionCounts: true },
}

/** An application by its id, such as `silent-7f3a`: each test makes up its own, and so has a Hub to itself. */
export const appOf = (id: string): RealtimeApp => ({
  id,
  key: `${id}-key`,
  secret: `${id}-secret`,
  allowedOrigins: ['*'],
  clientEvents: 'members',
  encryptionKey: 'MDEyMzQ1Njc4OTAxMjM0NTY3ODkwMTIzNDU2Nzg5MDE=',
  ...settings[id.split('-')[0] ?? ''],
})

let made = 0

/** A new application, unlike any that another test has. */
export const freshApp = (kind = 'plain') => {
  made += 1
  return appOf(`${kind}-${process.pid}x${made}x${Date.now().toString(36)}`)
}
