import { areaChannel } from '#domain/channels'
import type { CaseDetail } from '#domain/conveyance/api'
import type { ConveyanceRow } from '#domain/conveyance/conveyance'
import { demoFirms } from '#worker/demo/firms'
import { type Caller, signedIn } from './caller.ts'
import { atMost, type Figure, formatCount, milliseconds, quantile } from './figures.ts'
import type { Benchmark } from './run.ts'
import { type Audience, audienceOf } from './sockets.ts'

const SIZES = [1, 100, 1_000]
const WARM = 5
const ROUNDS = 25
const PAUSE_MS = 40
const PATIENCE_MS = 10_000
const BUDGET_MS = 100

/**
 * The time from sending a write to its event at each of a number of sockets, the write itself included.
 */
const benchmark: Benchmark = async (setting) => {
  const base = await setting.base()
  const [firm] = demoFirms
  if (!firm) return []
  const staff = await signedIn(base, firm, 'owner')
  const audience = audienceOf(staff.host, areaChannel(firm.tenant, 'conveyances'))
  const changes = changesOf(staff, await someCase(staff))
  try {
    const found = new Map<number, Timings>()
    for (const size of SIZES) {
      await audience.grow(size)
      found.set(size, await measured(audience, changes))
    }
    return figuresOf(found)
  } finally {
    audience.leave()
    staff.hangUp()
  }
}

export default benchmark

type Timings = { readonly seen: readonly number[]; readonly answered: readonly number[] }

const someCase = async (staff: Caller) => {
  const { rows } = await staff.get<{ rows: ConveyanceRow[] }>(
    '/api/conveyances?status=pre_contract',
  )
  const [row] = rows
  if (!row) throw new Error('No case is under way.')
  return (await staff.get<CaseDetail>(`/api/conveyances/${row.id}`)).conveyance
}

/** Changes the holder of the same case repeatedly. */
const changesOf = (staff: Caller, { id, version }: { id: string; version: number }) => {
  let at = version
  return async () => {
    const body = {
      version: at,
      ...{ party: 'lender', name: null, what: `the offer, ${at}`, since: '2026-11-02', usual: 5 },
    }
    const { status, text } = await staff.send(`/api/conveyances/${id}/holder`, {
      method: 'PUT',
      body,
      headers: { 'Idempotency-Key': crypto.randomUUID() },
    })
    if (status !== 200) throw new Error(`The change was refused: ${status} ${text.slice(0, 300)}`)
    at = (JSON.parse(text) as { data: CaseDetail }).data.conveyance.version
  }
}

const measured = async (audience: Audience, change: () => Promise<void>): Promise<Timings> => {
  const seen: number[] = []
  const answered: number[] = []
  for (let round = 0; round < WARM + ROUNDS; round += 1) {
    const told = arrivalsAt(audience)
    const start = performance.now()
    await change()
    const answer = performance.now() - start
    const times = (await told).map((it) => it - start)
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS))
    if (round < WARM) continue
    answered.push(answer)
    seen.push(...times)
  }
  return { seen, answered }
}

/** The arrival time of the event at each socket; resolves when all have received it. */
const arrivalsAt = (audience: Audience) =>
  new Promise<readonly number[]>((resolve, reject) => {
    const times: number[] = []
    const late = setTimeout(
      () => reject(new Error(`${times.length} of ${audience.size()} sockets heard.`)),
      PATIENCE_MS,
    )
    audience.hear((_, at) => {
      times.push(at)
      if (times.length < audience.size()) return
      clearTimeout(late)
      resolve(times)
    })
  })

const figuresOf = (found: ReadonlyMap<number, Timings>): Figure[] => {
  const alone = found.get(1)
  if (!alone) return []
  return [...found]
    .filter(([size]) => size > 1)
    .flatMap(([size, { seen, answered }]) =>
      ([0.5, 0.95] as const).map((share): Figure => {
        const [taken, before] = [quantile(seen, share), quantile(alone.seen, share)]
        const name = share === 0.5 ? 'median' : 'p95'
        return {
          what: `change saved → seen by ${formatCount(size)} sockets, ${name}`,
          measured: `${milliseconds(taken)}; the saver's own answer ${milliseconds(quantile(answered, share))}`,
          against: `one socket: ${milliseconds(before)}`,
          ratio: taken / before,
          ...(size === 1_000 && share === 0.95 ? { budget: atMost(taken, BUDGET_MS, ' ms') } : {}),
        }
      }),
    )
}
