import { daysBetween } from '#domain/dates'
import type { UnmatchedLine, UnmatchedPosting } from './view.ts'

/** Days by which the bank and we may date the same movement apart. */
const MOST_DAYS_APART = 7

type Line = Pick<UnmatchedLine, 'on' | 'amount' | 'text'>

const normal = (text: string) => text.toUpperCase().replaceAll(/[^A-Z0-9]/g, '')

const isNamed = ({ text }: Line, { ref }: UnmatchedPosting) =>
  ref !== null && normal(text).includes(normal(ref))

const isNear = ({ on }: Line, posting: UnmatchedPosting) =>
  Math.abs(daysBetween(on, posting.on)) <= MOST_DAYS_APART

/**
 * The posting that a line of the bank is: the case reference in its text, the same pence and direction, and days that
 * lie near. Null for any other: never by the amount alone.
 */
export const matchOf = (
  line: Line,
  postings: readonly UnmatchedPosting[],
): UnmatchedPosting | null =>
  postings.find(
    (posting) => posting.amount === line.amount && isNamed(line, posting) && isNear(line, posting),
  ) ?? null

/** The lines that may give back, or have taken, what a line is: the same sum in the other direction. */
export const countersFor = (
  line: Pick<UnmatchedLine, 'amount'>,
  lines: readonly Pick<UnmatchedLine, 'id' | 'on' | 'amount' | 'text'>[],
) =>
  lines
    .filter(({ amount }) => amount === -line.amount)
    .map(({ id, on, amount, text }) => ({ id, on, amount, text }))

/** The postings that somebody may choose for a line. */
export const candidatesFor = (line: Line, postings: readonly UnmatchedPosting[]) =>
  postings
    .filter(({ amount }) => amount === line.amount)
    .map(({ n, on, ref, title, other_party }) => ({ n, on, ref, title, other_party }))
