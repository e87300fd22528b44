import { runInDurableObject } from 'cloudflare:test'
import { vi } from 'vitest'
import type { Tenant } from '#tenant/index'
import type { FirmUnderTest } from '../../../support/firm.ts'

export const goTo = (at: string) => vi.useFakeTimers({ toFake: ['Date'], now: Date.parse(at) })

/** Rings the alarm twice: what comes once comes once. */
export const ring = (firm: FirmUnderTest) =>
  runInDurableObject(firm.stub, async (tenant: Tenant) => {
    await tenant.alarm()
    await tenant.alarm()
  })

type Row = { way: string; status: string; reason: string | null }

const rowsOf = (firm: FirmUnderTest, type: string) =>
  firm.inside(({ store }) =>
    store.rows<Row>(
      `SELECT json_extract(doc, '$.audience') || '/' || channel AS way, status,
         json_extract(doc, '$.reason') AS reason
       FROM messages WHERE json_extract(doc, '$.type') = ? ORDER BY id`,
      type,
    ),
  )

/** The ways by which an event was sent: 'client/email'. */
export const waysOf = async (firm: FirmUnderTest, type: string): Promise<string[]> =>
  (await rowsOf(firm, type)).map(({ way }) => way).toSorted()

/** Why messages of an event were not sent. */
export const reasonsOf = async (firm: FirmUnderTest, type: string): Promise<string[]> =>
  (await rowsOf(firm, type))
    .filter(({ status }) => status === 'suppressed')
    .map(({ reason }) => reason ?? '')

/** Whom an event was brought to as a notice. */
export const toldOf = (firm: FirmUnderTest, name: string): Promise<string[]> =>
  firm.inside(({ store }) =>
    store
      .rows<{ user_id: string }>(
        `SELECT p.user_id FROM audit AS a JOIN event_people AS p ON p.seq = a.seq WHERE a.name = ?`,
        name,
      )
      .map(({ user_id }) => user_id),
  )
