import { afterEach, beforeEach, expect, inject, test, vi } from 'vitest'
import { MOST_MAIL_BYTES } from '#domain/tracked-email/mailbox'
import { connectToServer } from '#worker/integrations/mailbox/imap/connecting'
import { imapFaultOf } from '#worker/integrations/mailbox/imap/fault'
import { dovecotMailbox } from '../../../support/dovecot/mailbox.ts'
import { TOKEN } from '../../../support/dovecot/token.ts'
import { aMail } from '../../../support/graph/mails.ts'
import { expectAllImapMail } from '../../../support/imap/a-week.ts'

const dovecot = inject('dovecot')
/** The alarm rings late, so that a real server gets through a week in minutes. */
const PACE_MS = 12 * 60_000

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-23T09:00:00.000Z') })
})
afterEach(() => vi.useRealTimers())

test.skipIf(dovecot === null)(
  'after a week at a real mail server with moves, deletions, renumbered folders and cut connections every matching email is there once, and each gap was said',
  async () => {
    if (dovecot === null) return
    const mailbox = await dovecotMailbox(dovecot, 'anna')
    await expectAllImapMail(1, mailbox, { days: 7, rate: 1, pace: PACE_MS, calm: mailbox.calm })
  },
  900_000,
)

test.skipIf(dovecot === null)(
  'of an email of 60 MB a real mail server is asked for no more than what is read',
  async () => {
    if (dovecot === null) return
    const { port, password } = dovecot
    const mailbox = await dovecotMailbox(dovecot, 'bea')
    const given = { n: 1, folder: 'INBOX', ref: '26-S-00001', answers: null, lag: 0 }
    const mail = aMail({ ...given, kind: 'reference', received: Date.now() })
    const mime = new Uint8Array(60 * 1024 * 1024).fill(65)
    mime.set(new TextEncoder().encode(String(mail.mime)))
    await mailbox.deliver('INBOX', { ...mail, mime })
    const session = await connectToServer(
      { host: '127.0.0.1', port, username: 'bea' },
      { password },
    )
    await session.open('INBOX')
    const [uid = 0] = await session.uids(1, 100, '2026-01-01')
    expect(await session.size(uid)).toBeGreaterThan(mime.length - 1)
    expect((await session.content(uid))?.length).toBe(MOST_MAIL_BYTES + 1)
    await session.end()
  },
  120_000,
)

test.skipIf(dovecot === null)(
  'a wrong password is a refusal, and a port where nobody listens is none',
  async () => {
    const at = { host: '127.0.0.1', port: dovecot?.port ?? 0, username: 'anna' }
    const faultOf = (password: string, port: number) =>
      connectToServer({ ...at, port }, { password }).then(() => null, imapFaultOf)
    expect(await faultOf('wrong', at.port)).toMatchObject({ kind: 'refused' })
    expect(await faultOf(dovecot?.password ?? '', 1)).toMatchObject({ kind: 'silent' })
  },
)

test.skipIf(dovecot === null)(
  'a real mail server takes the token of its user, and refuses any other',
  async () => {
    const at = { host: '127.0.0.1', port: dovecot?.port ?? 0, username: 'cleo' }
    const session = await connectToServer(at, { token: `${TOKEN}cleo` })
    expect((await session.folders()).map(({ path }) => path)).toContain('INBOX')
    await session.end()
    for (const token of ['another', `${TOKEN}anna`])
      expect(await connectToServer(at, { token }).then(() => null, imapFaultOf)).toMatchObject({
        kind: 'refused',
      })
  },
)
