import { runInDurableObject } from 'cloudflare:test'
import { describe, expect, test, vi } from 'vitest'
import { storeOf } from '#tenant/core/store'
import { dispatchOf } from '#tenant/events/dispatch'
import { delayAfter } from '#tenant/events/outbox'
import type { Tenant } from '#tenant/index'
import { jobsOf } from '#tenant/runtime/jobs'
import { aFirm } from '../../support/firm.ts'

const at = (minutes: number) => new Date(Date.UTC(2026, 0, 5, 9, minutes)).toISOString()

const broadcast = (name: string) => ({
  channels: ['c'],
  name,
  data: { seq: 1, id: 'i', version: 1, changed: [] },
})

describe('what leaves', () => {
  test('waits twice as long after each failure, up to an hour', () => {
    expect([1, 2, 3, 4].map(delayAfter)).toEqual([5_000, 10_000, 20_000, 40_000])
    expect(delayAfter(40)).toBe(3_600_000)
  })

  test('is tried again when its time comes, and given up in sight of everybody after twelve tries', async () => {
    const firm = await aFirm()
    await firm.inside(({ outbox }) => {
      outbox.put('message', { message_id: 'm' }, at(0))
      let now = at(0)
      for (let tries = 1; tries <= 12; tries++) {
        const [row] = outbox.due('message', now, 10)
        if (row === undefined) throw new Error(`nothing due at try ${tries}`)
        expect(outbox.failed(row, 'no answer', now)).toBe(tries === 12)
        expect(outbox.due('message', now, 10)).toEqual([])
        now = new Date(Date.parse(now) + delayAfter(tries)).toISOString()
      }
      expect(outbox.due('message', at(60 * 24), 10)).toEqual([])
      expect(outbox.dead()).toHaveLength(1)
      expect(outbox.nextDue()).toBeNull()
    })
  })

  test('leaves in its order, survives failures, and is never sent again once struck out', async () => {
    const firm = await aFirm()
    const sent: string[] = []
    let fails = 2
    await firm.inside(async ({ outbox }) => {
      outbox.put('broadcast', broadcast('one'), at(0))
      outbox.put('broadcast', broadcast('two'), at(0))
      let now = at(1)
      const dispatch = dispatchOf({
        now: () => now,
        due: (kind, moment) => outbox.due(kind, moment, 10),
        publish: async (broadcasts) => {
          if (fails-- > 0) throw new Error('no hub')
          sent.push(...broadcasts.map((it) => it.name))
        },
        done: (ids) => outbox.done(ids),
        failed: (row, error) => outbox.failed(row, String(error), now),
      })
      await dispatch.flush()
      expect(sent).toEqual([])
      now = at(2)
      await dispatch.flush()
      now = at(3)
      await Promise.all([dispatch.flush(), dispatch.flush()])
      expect(sent).toEqual(['one', 'two'])
      expect(outbox.nextDue()).toBeNull()
    })
  })

  test('is taken up anew when a round was cut off and never came back', async () => {
    const firm = await aFirm()
    let now = at(0)
    let tries = 0
    await firm.inside(async ({ outbox }) => {
      outbox.put('broadcast', broadcast('one'), at(0))
      const dispatch = dispatchOf({
        now: () => now,
        due: (kind, moment) => outbox.due(kind, moment, 10),
        publish: () => (tries++ === 0 ? new Promise<void>(() => undefined) : Promise.resolve()),
        done: (ids) => outbox.done(ids),
        failed: () => undefined,
      })
      void dispatch.flush()
      await vi.waitFor(() => expect(tries).toBe(1))
      now = at(1)
      void dispatch.flush()
      expect(tries).toBe(1)
      now = at(3)
      await dispatch.flush()
      expect(tries).toBe(2)
      expect(outbox.nextDue()).toBeNull()
    })
  })
})

describe('jobs', () => {
  const hourly = (now: string) => new Date(Date.parse(now) + 3_600_000).toISOString()

  test('run once when due, and never throw at whoever wakes them', async () => {
    const firm = await aFirm()
    const ran: string[] = []
    await firm.inside(async ({ store }) => {
      const jobs = jobsOf(store, [
        { name: 'good', next: hourly, run: (now) => void ran.push(now) },
        {
          name: 'bad',
          next: hourly,
          run: () => {
            throw new Error('broken')
          },
        },
      ])
      jobs.plan(at(0))
      await jobs.runDue(at(30))
      expect(ran).toEqual([])
      await jobs.runDue(at(60))
      await jobs.runDue(at(60))
      expect(ran).toEqual([at(60)])
      const bad = jobs.all().find((it) => it.name === 'bad')
      expect(bad).toMatchObject({ attempts: 1, error: 'broken', dead_at: null })
      let now = at(60)
      for (let tries = 2; tries <= 8; tries++) {
        now = new Date(Date.parse(now) + 3_600_000).toISOString()
        await jobs.runDue(now)
      }
      expect(jobs.all().find((it) => it.name === 'bad')?.dead_at).toBe(now)
    })
  })

  test('the row of a job that is run no longer keeps no alarm ringing', async () => {
    const firm = await aFirm()
    await firm.inside(({ store }) => {
      store.write('DELETE FROM jobs')
      const jobs = jobsOf(store, [{ name: 'kept', next: hourly, run: () => undefined }])
      jobs.plan(at(0))
      store.write('INSERT INTO jobs (name, due_at) VALUES (?, ?)', 'gone', at(1))
      expect(jobs.nextDue()).toBe(at(60))
    })
  })

  test('an alarm that meets a broken database still returns, and is set again', async () => {
    const firm = await aFirm()
    await runInDurableObject(firm.stub, async (tenant: Tenant, state) => {
      const store = storeOf(state.storage)
      await tenant.alarm()
      store.write('ALTER TABLE idempotency RENAME TO gone')
      store.write('UPDATE jobs SET due_at = ?', at(0))
      await expect(tenant.alarm()).resolves.toBeUndefined()
      expect(await state.storage.getAlarm()).not.toBeNull()
      expect(store.row('SELECT error FROM jobs WHERE name = ?', 'prune')).toMatchObject({
        error: expect.stringContaining('idempotency'),
      })
    })
  })
})
