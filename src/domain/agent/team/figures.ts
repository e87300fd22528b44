import type { AgentTeam, TeamRow } from './team.ts'

type Counts = Omit<TeamRow, 'branch' | 'negotiator'>

/** What one introduction adds to the numbers of whoever made it. */
export type Introduction = Pick<TeamRow, 'branch' | 'negotiator'> & Partial<Counts>

const none: Counts = {
  open: 0,
  exchanged: 0,
  completed: 0,
  fallen_through: 0,
  quotes: 0,
  instructed: 0,
}

const added = (counts: Counts, more: Partial<Counts>): Counts => ({
  open: counts.open + (more.open ?? 0),
  exchanged: counts.exchanged + (more.exchanged ?? 0),
  completed: counts.completed + (more.completed ?? 0),
  fallen_through: counts.fallen_through + (more.fallen_through ?? 0),
  quotes: counts.quotes + (more.quotes ?? 0),
  instructed: counts.instructed + (more.instructed ?? 0),
})

/** The numbers of an agency by branch and negotiator, and of all together. */
export const agentTeam = (agency: string, introductions: readonly Introduction[]): AgentTeam => {
  const rows = new Map<string, TeamRow>()
  for (const { branch, negotiator, ...counts } of introductions) {
    const key = JSON.stringify([branch, negotiator])
    rows.set(key, { branch, negotiator, ...added(rows.get(key) ?? none, counts) })
  }
  return {
    agency,
    rows: [...rows.values()].toSorted(
      (one, other) =>
        one.branch.localeCompare(other.branch) || one.negotiator.localeCompare(other.negotiator),
    ),
    total: introductions.reduce((sum, it) => added(sum, it), none),
  }
}
