import { chunkOf, FIRST_SIZE, nextSize } from '#stores/import/chunks'
import { demoFirms } from '#worker/demo/firms'
import { type Caller, signedIn } from './caller.ts'
import {
  atMost,
  type Figure,
  formatCount,
  median,
  milliseconds,
  quantile,
  timed,
} from './figures.ts'
import type { Benchmark } from './run.ts'

const ROWS = 10_000
const BAD_EVERY = 33
const MOST_SECONDS = 60
const SLOWER = 3
const IDLE_ROUNDS = 120
const PAUSE_MS = 25
const list = '/api/leads?limit=50'

type Import = {
  readonly id: string
  readonly taken: number
  readonly counts: { readonly new: number; readonly known: number; readonly rejected: number }
}

const mapping = [
  { column: 'Ref', field: 'reference' },
  { column: 'Received', field: 'received' },
  { column: 'Name', field: 'name' },
  { column: 'Email', field: 'email' },
  { column: 'Mobile', field: 'phone' },
  { column: 'Type', field: 'intent' },
  { column: 'Address', field: 'address' },
  { column: 'Postcode', field: 'postcode' },
  { column: 'Value', field: 'price' },
  { column: 'Status', field: 'status' },
  { column: 'Agent', field: 'agency' },
  { column: 'Notes', field: 'message' },
]

const run = crypto.randomUUID().slice(0, 8)
// A unique name in letters, because names contain no digits.
const lettersOf = (nth: number) =>
  [...String(nth)].map((digit) => 'abcdefghij'[Number(digit)]).join('')

const rowOf = (nth: number) => ({
  line: nth + 2,
  cells: [
    `${run}-${nth}`,
    `${String((nth % 28) + 1).padStart(2, '0')}/0${(nth % 9) + 1}/2025 10:30`,
    `Ms Imogen ${lettersOf(nth)}`,
    nth % BAD_EVERY === 0 ? 'imogen at home' : `imogen.${run}.${nth}@bench.test`,
    `07${String(700_000_000 + nth)}`,
    ['Sale', 'Purchase', 'Sale & Purchase', 'Remortgage'][nth % 4] ?? '',
    `${nth} Larkfield Road, Bristol`,
    'bs1 4aa',
    `£${formatCount(250_000 + nth)}`,
    ['New', 'Contacted', 'Lost', 'Qualified'][nth % 4] ?? '',
    `Agent ${nth % 40}`,
    'Asked for a price over the telephone, and wants to move before Easter.',
  ],
})

const rows = Array.from({ length: ROWS }, (_, nth) => rowOf(nth))
const rejectedRows = Math.ceil(ROWS / BAD_EVERY)

const startImport = (by: Caller) =>
  by.post<Import>('/api/lead-imports', {
    name: 'bench.csv',
    dry: false,
    mapping,
    fingerprint: `bench-${run}`,
    consent: 'existing_client',
    rows: ROWS,
  })

const importFile = async (by: Caller): Promise<Import> => {
  const { id } = await startImport(by)
  for (let from = 0, size = FIRST_SIZE; from < ROWS; ) {
    const chunk = chunkOf(rows, from, size)
    const took = await timed(() => by.post(`/api/lead-imports/${id}/rows`, { from, rows: chunk }))
    from += chunk.length
    size = nextSize(chunk.length, took)
  }
  return by.post<Import>(`/api/lead-imports/${id}/finish`, {})
}

/** The response times (ms) of a list, requested repeatedly until `isOver`. */
const listTimes = async (by: Caller, isOver: (count: number) => boolean) => {
  const times: number[] = []
  while (!isOver(times.length)) {
    times.push(await timed(() => by.get(list)))
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS))
  }
  return times
}

/** Imports a file of 10,000 leads, some invalid, twice, and measures another user's list meanwhile. */
const benchmark: Benchmark = async ({ base: started }) => {
  const base = await started()
  const [firm] = demoFirms
  if (!firm) return []
  const other = await signedIn(base, firm, 'adviser')
  const idle = await listTimes(other, (count) => count >= IDLE_ROUNDS)
  const by = await signedIn(base, firm, 'owner')
  let isOver = false
  const meanwhile = listTimes(other, () => isOver)
  let first: Import | undefined
  const took = await timed(async () => {
    first = await importFile(by)
  })
  isOver = true
  const busy = await meanwhile
  let second: Import | undefined
  const again = await timed(async () => {
    second = await importFile(by)
  })
  by.hangUp()
  other.hangUp()
  const later = await signedIn(base, firm, 'adviser')
  const settled = await listTimes(later, (count) => count >= IDLE_ROUNDS)
  later.hangUp()
  if (!first || !second) return []
  return [
    importFigure(took, first, again, second),
    listFigure('usual', median, idle, busy, settled),
    listFigure('slowest of 100', (times) => quantile(times, 0.99), idle, busy, settled),
  ]
}

export default benchmark

const summaryOf = ({ counts }: Import) =>
  `${formatCount(counts.new)} new, ${formatCount(counts.known)} known, ${formatCount(counts.rejected)} rejected`

const importFigure = (took: number, first: Import, again: number, second: Import): Figure => {
  const isWhole =
    first.counts.new === ROWS - rejectedRows &&
    first.counts.rejected === rejectedRows &&
    second.counts.new === 0 &&
    second.counts.known + second.counts.rejected === ROWS
  const seconds = took / 1000
  return {
    what: `import of ${formatCount(ROWS)} leads`,
    measured: `${seconds.toFixed(1)} s: ${summaryOf(first)}`,
    against: `${(again / 1000).toFixed(1)} s for the same file again: ${summaryOf(second)}`,
    ratio: took / again,
    budget: {
      label: `≤ ${MOST_SECONDS} s, none lost or doubled`,
      isMet: seconds <= MOST_SECONDS && isWhole,
    },
  }
}

// Measured again after the import, to show that the list is not slower with more leads.
const listFigure = (
  name: string,
  of: (times: readonly number[]) => number,
  idle: readonly number[],
  busy: readonly number[],
  settled: readonly number[],
): Figure => {
  const quiet = Math.max(of(idle), of(settled))
  return {
    what: `another user’s list meanwhile: ${name}`,
    measured: `${milliseconds(of(busy))}, ${formatCount(busy.length)} times`,
    against: `${milliseconds(of(idle))} before, ${milliseconds(of(settled))} after`,
    ratio: of(busy) / quiet,
    ...(name === 'usual' ? {} : { budget: atMost(of(busy) / quiet, SLOWER) }),
  }
}
