import type { Caller } from './caller.ts'
import {
  atMost,
  type Figure,
  firstQuartile,
  formatCount,
  median,
  milliseconds,
  timed,
} from './figures.ts'

const USUAL = 50
const WARM = 2
const ROUNDS = 13
const MOST_ROUNDS = 60

export type Query = Readonly<Record<string, string>>

/** A request to both firms. `Known`: a firm's own ids for filters. */
export type Question<Known> = {
  readonly group: string
  readonly path: string | ((of: Known) => string)
  readonly ask: (of: Known) => Query
  /** Whether the response has rows; both firms are then asked for the same number. */
  readonly isList: boolean
  /** The highest ratio of the large firm to the small one; null: only reported. */
  readonly budget: number | null
}

export type FirmClient<Known> = { readonly staff: Caller; readonly known: Known }
export type Sizes = { readonly large: number; readonly small: number; readonly of: string }

type Compared<Known> = {
  readonly of: Question<Known>
  readonly label: string
  readonly large: number
  readonly small: number
  readonly ratio: number
}

/** One figure for each group of requests: the slowest of them. */
export const compareAll = async <Known>(
  questions: readonly Question<Known>[],
  large: FirmClient<Known>,
  small: FirmClient<Known>,
  sizes: Sizes,
): Promise<Figure[]> => {
  const found: Compared<Known>[] = []
  for (const it of questions) found.push(await compared(it, large, small))
  return [...Map.groupBy(found, ({ of }) => of.group)].map(([group, ones]) =>
    slowest(group, ones, sizes),
  )
}

const addressOf = <Known>({ path, ask }: Question<Known>, known: Known, more: Query = {}) =>
  `${typeof path === 'string' ? path : path(known)}?${new URLSearchParams({ ...ask(known), ...more })}`

const labelOf = <Known>(question: Question<Known>, known: Known) => {
  const { q, ...asked } = question.ask(known)
  const label = Object.entries(asked).map(
    ([key, value]) => `${key} ${value.length > 30 ? 'one' : value}`,
  )
  return [...label, ...(q ? [`“${q}”`] : [])].join(', ') || 'nothing asked'
}

/**
 * Both firms respond with the same number of rows, so that only the skipped rows differ. A ratio above the budget
 * is measured for more rounds, because a busy machine can cause it too.
 */
const compared = async <Known>(
  of: Question<Known>,
  large: FirmClient<Known>,
  small: FirmClient<Known>,
): Promise<Compared<Known>> => {
  const more: Query = of.isList ? { limit: String(await rowsIn(of, small)) } : {}
  const asked = [large, small].map(({ staff, known }) => {
    const address = addressOf(of, known, more)
    return { ask: () => timed(() => staff.get(address)), times: [] as number[] }
  })
  const found = () => {
    const [a = 0, b = 0] = asked.map(({ times }) => firstQuartile(times.slice(WARM)))
    return { of, label: labelOf(of, large.known), large: a, small: b, ratio: a / b }
  }
  do {
    for (let round = 0; round < WARM + ROUNDS; round += 1)
      for (const { ask, times } of asked) times.push(await ask())
  } while (found().ratio > (of.budget ?? 1.3) && (asked[0]?.times.length ?? 0) < MOST_ROUNDS)
  return found()
}

const rowsIn = async <Known>(of: Question<Known>, { staff, known }: FirmClient<Known>) => {
  const { rows } = await staff.get<{ rows: readonly unknown[] }>(addressOf(of, known))
  return Math.max(1, Math.min(USUAL, rows.length))
}

const slowest = <Known>(
  group: string,
  found: readonly Compared<Known>[],
  { large, small, of }: Sizes,
): Figure => {
  const [worst] = found.toSorted((a, b) => b.ratio - a.ratio)
  if (!worst) throw new Error(`Nothing was asked of ${group}.`)
  const middle = median(found.map(({ ratio }) => ratio))
  const { budget } = worst.of
  return {
    what: `${group}: slowest of ${found.length}`,
    measured: `${milliseconds(worst.large)} in ${formatCount(large)} ${of} (${worst.label})`,
    against: `${milliseconds(worst.small)} in ${formatCount(small)}; the usual ratio is ${middle.toFixed(2)}`,
    ratio: worst.ratio,
    ...(budget === null ? {} : { budget: atMost(worst.ratio, budget) }),
    details: found.map(
      (compared) =>
        `${compared.ratio.toFixed(2)}  ${milliseconds(compared.large)} / ${milliseconds(compared.small)}  ${group}: ${compared.label}`,
    ),
  }
}
