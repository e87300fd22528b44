import { expect, test, vi } from 'vitest'
import type { Broadcast } from '#domain/broadcast'
import type { Parts } from '#tenant/core/parts'
import { dispatchOf } from '#tenant/events/dispatch'
import { broadcastDelayAfter, type OutboxKind } from '#tenant/events/outbox'
import { queueRevocation, type Revocation } from '#tenant/events/revocation'
import { instructed } from '../../support/cases.ts'
import { aFirm } from '../../support/firm.ts'

type Firm = Awaited<ReturnType<typeof aFirm>>

const at = (ms: number) => new Date(Date.UTC(2026, 0, 5, 9) + ms).toISOString()

const put = (outbox: Parts['outbox'], seq: number, written = at(0), size = 1) =>
  outbox.put(
    'broadcast',
    { channels: ['c'], name: 'x', data: { seq, id: 'i', version: 1, changed: ['f'.repeat(size)] } },
    written,
  )

/** The way out to a Hub that a test decides on, and what came through it. */
const exitHref = (outbox: Parts['outbox'], deliver: (seqs: number[]) => void) => {
  const clock = { now: 0 }
  const told: number[] = []
  const revoked: Revocation[] = []
  const dispatch = dispatchOf({
    now: () => at(clock.now),
    due: (kind: OutboxKind, moment: string) => outbox.due(kind, moment, 100),
    publish: async (broadcasts: readonly Broadcast[]) => {
      const seqs = broadcasts.map(({ data }) => data.seq)
      await null
      deliver(seqs)
      told.push(...seqs)
    },
    done: (ids) => outbox.done(ids),
    revoke: async (revocation) => void revoked.push(revocation),
    failed: (row, error, isHopeless) =>
      outbox.failed(row, String(error), at(clock.now), isHopeless),
  })
  return { clock, told, revoked, flush: dispatch.flush }
}

const withOutbox = (firm: Firm, act: (outbox: Parts['outbox']) => Promise<void>) =>
  firm.inside(({ outbox }) => act(outbox))

test('a broadcast leaves in the order of the record, whenever its request began', async () => {
  await withOutbox(await aFirm(), async (outbox) => {
    put(outbox, 1, at(500))
    put(outbox, 2, at(100))
    put(outbox, 3, at(300))
    const { clock, told, flush } = exitHref(outbox, () => undefined)
    clock.now = 1000
    await flush()
    expect(told).toEqual([1, 2, 3])
  })
})

test('what is written while a Hub fails waits behind what it did not take', async () => {
  await withOutbox(await aFirm(), async (outbox) => {
    let isDown = true
    const { clock, told, flush } = exitHref(outbox, () => {
      if (isDown) throw new Error('no hub')
    })
    put(outbox, 1)
    put(outbox, 2)
    await flush()
    isDown = false
    put(outbox, 3)
    await flush()
    expect(told).toEqual([])
    expect(outbox.nextDue()).toBe(at(broadcastDelayAfter(1)))
    clock.now = broadcastDelayAfter(1)
    await flush()
    expect(told).toEqual([1, 2, 3])
    expect(outbox.nextDue()).toBeNull()
  })
})

test('a broadcast that a Hub took before it failed comes again under the same number', async () => {
  await withOutbox(await aFirm(), async (outbox) => {
    const heard: number[] = []
    let fails = 1
    const { clock, flush } = exitHref(outbox, (seqs) => {
      heard.push(...seqs)
      if (fails-- > 0) throw new Error('the answer was lost')
    })
    put(outbox, 1)
    put(outbox, 2)
    await flush()
    clock.now = 60_000
    await flush()
    expect(heard).toEqual([1, 2, 1, 2])
    const seen = new Set<number>()
    const first = heard.filter((seq) => !seen.has(seq) && seen.add(seq))
    expect(first).toEqual([1, 2])
  })
})

test('a broadcast that no Hub will ever take is given up, and the rest goes on', async () => {
  await withOutbox(await aFirm(), async (outbox) => {
    const { clock, told, flush } = exitHref(outbox, (seqs) => {
      if (seqs.includes(1)) throw new RangeError('above 10 KB')
    })
    put(outbox, 1)
    put(outbox, 2)
    for (clock.now = 0; clock.now < 10_000; clock.now += 1_000) await flush()
    expect(told).toEqual([2])
    expect(outbox.dead()).toHaveLength(1)
  })
})

test('a broadcast that cannot be read is given up at once, wherever it stands', async () => {
  vi.spyOn(console, 'error').mockReturnValue()
  await withOutbox(await aFirm(), async (outbox) => {
    const { told, flush } = exitHref(outbox, () => undefined)
    outbox.put('broadcast', { hello: 'world' }, at(0))
    put(outbox, 1)
    outbox.put('broadcast', null, at(0))
    put(outbox, 2)
    await flush()
    expect(told).toEqual([1, 2])
    expect(outbox.dead()).toHaveLength(2)
    expect(outbox.nextDue()).toBeNull()
  })
})

test('a broadcast that alone is refused is given up within a minute, and the rest goes on', async () => {
  await withOutbox(await aFirm(), async (outbox) => {
    const { clock, told, flush } = exitHref(outbox, (seqs) => {
      if (seqs.includes(1)) throw new Error('a Hub chokes on it')
    })
    put(outbox, 1)
    put(outbox, 2)
    put(outbox, 3)
    for (clock.now = 0; clock.now < 60_000; clock.now += 1_000) await flush()
    expect(told).toEqual([2, 3])
    expect(outbox.dead()).toHaveLength(1)
  })
})

test('a Hub that is away loses no broadcast', async () => {
  await withOutbox(await aFirm(), async (outbox) => {
    let isDown = true
    const { clock, told, flush } = exitHref(outbox, () => {
      if (isDown) throw new Error('no hub')
    })
    put(outbox, 1)
    put(outbox, 2)
    for (clock.now = 0; clock.now < 600_000; clock.now += 10_000) await flush()
    isDown = false
    clock.now += 60_000
    await flush()
    expect(told).toEqual([1, 2])
    expect(outbox.dead()).toEqual([])
  })
})

test('a revocation waits for no broadcast', async () => {
  await withOutbox(await aFirm(), async (outbox) => {
    const { told, revoked, flush } = exitHref(outbox, () => {
      throw new Error('no hub')
    })
    put(outbox, 1)
    await flush()
    queueRevocation(outbox, { hang_up: { user: 'u1' } }, at(0))
    await flush()
    expect(told).toEqual([])
    expect(revoked).toEqual([{ hang_up: { user: 'u1' } }])
  })
})

test('a Hub that is away for hours keeps no alarm busy: it is tried twice a minute', () => {
  expect([1, 2, 3, 6, 100].map(broadcastDelayAfter)).toEqual([1000, 2000, 4000, 30_000, 30_000])
})

test('writes of several people at once are told in the order of the record', async () => {
  const firm = await aFirm()
  await firm.user({ role: 'Conveyancer' })
  const owner = await firm.as('Owner')
  const told = await keepingBroadcasts(firm)
  await Promise.all([instructed(firm, owner), instructed(firm, owner), instructed(firm, owner)])
  const seqs = (await told()).map(({ data }) => data.seq)
  expect(seqs.length).toBeGreaterThan(10)
  expect(seqs).toEqual([...seqs].sort((one, other) => one - other))
  expect(new Set(seqs).size).toBe(seqs.length)
})

test('no broadcast of a whole job holds more than numbers, ids and names of fields', async () => {
  const firm = await aFirm()
  await firm.user({ role: 'Conveyancer' })
  const owner = await firm.as('Owner')
  const told = await keepingBroadcasts(firm)
  await instructed(firm, owner)
  const broadcasts = await told()
  expect(broadcasts.length).toBeGreaterThan(3)
  for (const { data } of broadcasts) {
    expect(Object.keys(data).sort()).toEqual(['changed', 'id', 'seq', 'version'])
    expect(data.id).toMatch(/^[0-9a-f-]{36}$/)
    expect(data.changed.every((name) => /^[a-z_.]+$/.test(name))).toBe(true)
  }
})

/** Keeps every broadcast that is written; gives them in the order in which they were. */
const keepingBroadcasts = async (firm: Firm) => {
  await firm.inside(({ store }) => {
    store.write('CREATE TABLE kept (at INTEGER PRIMARY KEY, doc TEXT NOT NULL)')
    store.write(
      `CREATE TRIGGER keeping AFTER INSERT ON outbox WHEN new.kind = 'broadcast' AND new.doc LIKE '%channels%'
       BEGIN INSERT INTO kept (doc) VALUES (new.doc); END`,
    )
  })
  return () =>
    firm.inside(({ store }) =>
      store
        .rows<{ doc: string }>('SELECT doc FROM kept ORDER BY at')
        .map(({ doc }) => JSON.parse(doc) as Broadcast),
    )
}
