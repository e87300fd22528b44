import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { googleSetting } from '#tenant/mailbox/settings'
import { mailTokensOf } from '#tenant/mailbox/tokens'
import { aFirmWithMail } from '../../../support/graph/firm.ts'
import { aMail } from '../../../support/graph/mails.ts'
import { passUntil, seenBy } from '../../../support/graph/reading.ts'
import {
  connectWithConsent,
  registerGoogle,
  standInAccounts,
  withConsent,
} from '../../../support/imap/consent.ts'
import { standInServer } from '../../../support/imap/server.ts'
import { storedEmails } from '../../../support/inbound.ts'

const START = Date.parse('2026-11-23T09:00:00.000Z')
const MINUTE = 60_000

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: START })
})
afterEach(() => vi.useRealTimers())

const setUp = async () => {
  const { firm, conveyancer, ref } = await aFirmWithMail()
  await registerGoogle(firm)
  const server = standInServer()
  const accounts = standInAccounts(server)
  const given = { n: 1, kind: 'reference', folder: 'INBOX', ref, answers: null, lag: 0 } as const
  await server.deliver('INBOX', aMail({ ...given, received: START }))
  return { firm, server, accounts, user: conveyancer.user }
}

test('a mailbox is read with a token, which is renewed before its end and stored sealed', async () => {
  const { firm, server, accounts, user } = await setUp()
  await withConsent(firm, server, accounts, async (runtime) => {
    const { id } = connectWithConsent(runtime, user.id)
    await passUntil(runtime, START + MINUTE)
    expect(seenBy(runtime, user.id)).toMatchObject({
      kind: 'imap',
      access: 'delegated',
      consent: 'google',
      server: { host: 'imap.gmail.com', port: 993, username: 'anna@harcourt.test' },
      health: { state: 'ok', problems: [] },
      counts: { stored: 1 },
    })
    expect(accounts.asked).toMatchObject([
      { grant_type: 'refresh_token', refresh_token: 'refresh-0', client_secret: 'client-secret' },
    ])
    const sealed = mailTokensOf(runtime.parts.store).get(id) ?? ''
    expect(sealed).not.toMatch(/access-|refresh-/)
    expect(JSON.parse(runtime.parts.mailboxSecrets.open({ mailbox: id }, sealed))).toMatchObject({
      access: 'access-1',
      refresh: 'refresh-0',
    })
    await passUntil(runtime, START + 61 * MINUTE)
    expect(accounts.asked.length).toBe(2)
  })
  expect((await storedEmails(firm)).length).toBe(1)
})

test('a token that was withdrawn before its end is renewed once, unseen', async () => {
  const { firm, server, accounts, user } = await setUp()
  await withConsent(firm, server, accounts, async (runtime) => {
    connectWithConsent(runtime, user.id)
    await passUntil(runtime, START + MINUTE)
    server.state.password = 'another'
    await passUntil(runtime, START + 5 * MINUTE)
    expect(accounts.asked.length).toBe(2)
    expect(seenBy(runtime, user.id).health).toEqual({ state: 'ok', problems: [] })
  })
})

test('a consent that has ended is said on the mailbox, which is not asked again', async () => {
  const { firm, server, accounts, user } = await setUp()
  accounts.state.refuses = 'invalid_grant'
  await withConsent(firm, server, accounts, async (runtime) => {
    connectWithConsent(runtime, user.id)
    await passUntil(runtime, START + 60 * MINUTE)
    expect(seenBy(runtime, user.id)).toMatchObject({
      state: 'reconnect',
      health: {
        state: 'stopped',
        problems: [
          {
            kind: 'reconnect',
            text: 'Nothing is read: The sign-in at Google has ended. Connect the mailbox again.',
          },
        ],
      },
    })
    expect(accounts.asked.length).toBe(3)
    accounts.state.refuses = ''
    connectWithConsent(runtime, user.id)
    await passUntil(runtime, START + 62 * MINUTE)
    expect(seenBy(runtime, user.id).health.state).toBe('ok')
  })
  expect(server.calls.length).toBeGreaterThan(0)
})

test('a mail server that does not take a new token is said, as is a secret that is not known', async () => {
  const { firm, server, accounts, user } = await setUp()
  server.faults.wrong = 1
  await withConsent(firm, server, accounts, async (runtime) => {
    connectWithConsent(runtime, user.id)
    await passUntil(runtime, START + MINUTE)
    const problem = () => seenBy(runtime, user.id).health.problems[0]?.text
    expect(problem()).toContain('does not accept the access that Google gave')
    accounts.state.refuses = 'invalid_client'
    await passUntil(runtime, START + 70 * MINUTE)
    expect(seenBy(runtime, user.id).state).toBe('reconnect')
  })
})

test('once Google is no longer set up, nothing is asked and the mailbox says so', async () => {
  const { firm, server, accounts, user } = await setUp()
  await withConsent(firm, server, accounts, async (runtime) => {
    connectWithConsent(runtime, user.id)
    runtime.parts.settings.put(googleSetting, { version: 2, client_id: null })
    await passUntil(runtime, START + MINUTE)
    expect(seenBy(runtime, user.id).health.problems[0]?.text).toContain(
      'Google is no longer set up.',
    )
  })
  expect(accounts.asked).toEqual([])
})
