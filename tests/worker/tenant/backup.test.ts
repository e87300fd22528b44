import { describe, expect, test } from 'vitest'
import type { BackupManifest, RestoreDrill } from '#domain/backup/backup'
import { settleRestored } from '#tenant/backup/after-restoring'
import { type Backups, backupState, checkBackups, makeBackup, runDrill } from '#tenant/backup/jobs'
import { aSentQuote } from '../support/cases.ts'
import { aFirm, type FirmUnderTest } from '../support/firm.ts'
import { productAt } from '../support/product-context.ts'

const NIGHT = '2026-11-02T03:50:00.000Z'

const backupAt = (at: string): BackupManifest => ({
  tenant: 'harcourt',
  name: '2026-11-02T03-50-00Z',
  at,
  ...{ parts: 1, rows: 10, digest: 'a', files: { count: 2, bytes: 20 } },
})

const drillOf = (is_equal: boolean): RestoreDrill => ({
  at: NIGHT,
  backup: '2026-11-02T03-50-00Z',
  ...{ rows: 10, digest: 'a', files_missing: 0, problem: null, is_equal },
})

const backupsWith = (
  drill: RestoreDrill,
  copy: BackupManifest | null = backupAt(NIGHT),
): Backups => ({
  make: async () => copy,
  tidy: async () => undefined,
  drill: async () => drill,
})

const told = (firm: FirmUnderTest) =>
  firm.inside(({ store }) =>
    store.rows<{ channel: string; address: string }>(
      `SELECT channel, to_address AS address FROM messages
       WHERE json_extract(doc, '$.type') = 'backup.failed' ORDER BY channel`,
    ),
  )

describe('the owners of a firm', () => {
  test('are told once of a backup that cannot be restored, and of none when it can', async () => {
    const firm = await aFirm()
    const { user } = await firm.as('Owner')
    const night = (isEqual: boolean) =>
      firm.inside(async (parts) => {
        const context = () => productAt(parts, NIGHT)
        await makeBackup(context, backupsWith(drillOf(isEqual)))
        await runDrill(context, backupsWith(drillOf(isEqual)))
        return backupState(context())
      })
    expect(await night(true)).toEqual({ backup: backupAt(NIGHT), drill: drillOf(true) })
    expect(await told(firm)).toEqual([])
    await night(false)
    await night(false)
    expect(await told(firm)).toEqual([
      { channel: 'email', address: user.email },
      { channel: 'internal', address: user.id },
    ])
  })

  test('are told when two days pass without a backup', async () => {
    const firm = await aFirm()
    await firm.as('Owner')
    await firm.inside((parts) =>
      makeBackup(() => productAt(parts, NIGHT), backupsWith(drillOf(true))),
    )
    const lookAt = (now: string) => firm.inside((parts) => checkBackups(productAt(parts, now)))
    await lookAt('2026-11-04T03:49:00.000Z')
    expect(await told(firm)).toEqual([])
    await lookAt('2026-11-04T07:30:00.000Z')
    await lookAt('2026-11-05T07:30:00.000Z')
    expect(await told(firm)).toHaveLength(2)
  })

  test('hear nothing while files are left to copy, and no backup counts before', async () => {
    const firm = await aFirm()
    const state = await firm.inside(async (parts) => {
      const context = () => productAt(parts, NIGHT)
      await makeBackup(context, backupsWith(drillOf(true), null))
      return backupState(context())
    })
    expect(state).toEqual({ backup: null, drill: null })
  })
})

test('what waited to be sent in a backup is not sent again, and everybody signs in again', async () => {
  const firm = await aFirm()
  const owner = await firm.as('Owner')
  await aSentQuote(owner)
  await firm.settled()
  const settled = await firm.inside((parts) => {
    const { store } = parts
    const message = store.row<{ id: string }>(`SELECT id FROM messages WHERE channel = 'email'`)
    parts.outbox.put('message', { message_id: message?.id }, '2027-01-01T00:00:00.000Z')
    parts.outbox.put('sign-in-link', {}, '2027-01-01T00:00:00.000Z')
    settleRestored(productAt(parts, NIGHT), backupAt(NIGHT), [])
    return {
      status: parts.messages.get(message?.id ?? '').status,
      waiting: store.rows(
        `SELECT id FROM outbox WHERE kind = 'sign-in-link' OR json_extract(doc, '$.message_id') = ?`,
        message?.id ?? '',
      ),
      open: store.rows('SELECT id FROM sessions WHERE ended_at IS NULL').length,
      hungUp: store.rows(
        `SELECT id FROM outbox WHERE kind = 'revocation' AND json_extract(doc, '$.hang_up.user') = ?`,
        owner.user.id,
      ).length,
    }
  })
  expect(settled).toEqual({ status: 'unknown', waiting: [], open: 0, hungUp: 1 })
})
