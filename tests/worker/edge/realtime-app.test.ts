import { describe, expect, test } from 'vitest'
import { directoryEntry } from '#worker/directory/entry'
import { siteOf } from '#worker/directory/site'
import { realtimeApp } from '#worker/edge/realtime-app'
import { twoFirms } from './fake-firm.ts'

const entry = {
  tenant: 'ashgrove',
  brand: { name: 'Ashgrove Pym', strapline: 'Solicitors', hue: 30, chroma: 0.1 },
  domains: ['ashgrove.example'],
  labels: { clients: 'my', agents: 'partners', quotes: 'quotes' },
  phone: '01632 960 123',
  email: 'hello@ashgrove.example',
  regulator: { body: 'SRA', number: '999001' },
  unlocks: 'Joanna Wicks',
}

const appOf = async (realtime?: object, production = true) => {
  const deployed = { ENVIRONMENT: 'production', SESSION_KEYS: 'k'.repeat(40) }
  const { env, directory } = twoFirms(production ? deployed : {})
  const host = `${Object.keys(realtime ?? { none: 0 })
    .join('-')
    .replaceAll('_', '-')}.example`
  directory.set(host, { ...entry, domains: [host], ...(realtime ? { realtime } : {}) })
  const site = await siteOf(env, new URL(`https://${production ? host : 'localhost:8787'}/`))
  if (site === null) throw new Error('There is no such firm.')
  return realtimeApp(env, site)
}

describe('the realtime application of a firm', () => {
  test('takes a deployed firm’s own pages alone, signed in, over TLS, and of whispers who edits what', async () => {
    expect(await appOf()).toMatchObject({
      allowedOrigins: ['none.example', '*.none.example'],
      needsSession: true,
      needsTls: true,
      clientEvents: 'members',
      clientEventNames: ['client-editing'],
    })
    expect((await appOf()).allowsPrograms).toBeUndefined()
    expect((await appOf({ client_events: 'none' })).clientEvents).toBe('none')
  })

  test('has the names of the demonstration in the local environment, and takes programs there', async () => {
    expect(await appOf(undefined, false)).toEqual({
      id: 'local',
      key: 'local-key',
      secret: 'local-secret',
      allowedOrigins: ['localhost', '*.localhost', '127.0.0.1', '*.127.0.0.1'],
      clientEvents: 'members',
      allowsPrograms: true,
    })
  })

  test('is as the directory has it', async () => {
    const chosen = {
      shards: 4,
      max_connections: 500,
      allowed_origins: ['intranet.example'],
      subscription_counts: true,
    }
    const app = await appOf(chosen)
    expect(app).toMatchObject({ shards: 4, maxConnections: 500, subscriptionCounts: true })
    expect(app.allowedOrigins).toContain('intranet.example')
  })

  test.each([{ shards: 0 }, { shards: 65 }, { shards: 1.5 }, { client_events: 'everybody' }])(
    'cannot be written wrongly into the directory: %j',
    (realtime) => {
      expect(() => directoryEntry({ ...entry, realtime })).toThrow()
    },
  )
})
