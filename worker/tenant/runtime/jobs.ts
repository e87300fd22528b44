import type { Store } from '#tenant/core/store'
import { delayAfter } from '#tenant/events/outbox'

export type Job = {
  readonly name: string
  readonly next: (now: string) => string
  readonly run: (now: string) => void | Promise<void>
}

export type JobRow = {
  name: string
  due_at: string
  attempts: number
  ran_at: string | null
  error: string | null
  dead_at: string | null
}

const MOST_ATTEMPTS = 8

const messageOf = (error: unknown) =>
  (error instanceof Error ? error.message : String(error)).slice(0, 500)

/** Runs scheduled jobs. Their state is in rows, and nothing throws: the platform drops an alarm that keeps throwing. */
export const jobsOf = (store: Store, jobs: readonly Job[]) => {
  const rowOf = (name: string) => store.row<JobRow>('SELECT * FROM jobs WHERE name = ?', name)
  const plan = (now: string) => {
    for (const job of jobs)
      store.write(
        'INSERT OR IGNORE INTO jobs (name, due_at) VALUES (?, ?)',
        job.name,
        job.next(now),
      )
  }
  const succeeded = (job: Job, now: string) =>
    store.write(
      `UPDATE jobs SET due_at = ?, ran_at = ?, attempts = 0, error = NULL, dead_at = NULL WHERE name = ?`,
      job.next(now),
      now,
      job.name,
    )
  // After the last attempt the job waits for its next regular time; `dead_at` stays until it succeeds.
  const failed = (job: Job, row: JobRow, error: string, now: string) => {
    const attempts = row.attempts + 1
    const isDead = attempts >= MOST_ATTEMPTS
    const retry = new Date(Date.parse(now) + delayAfter(attempts)).toISOString()
    store.write(
      'UPDATE jobs SET due_at = ?, attempts = ?, error = ?, dead_at = coalesce(?, dead_at) WHERE name = ?',
      isDead ? job.next(now) : retry,
      isDead ? 0 : attempts,
      error,
      isDead ? now : null,
      job.name,
    )
  }
  return {
    plan,
    runDue: async (now: string) => {
      for (const job of jobs) {
        const row = rowOf(job.name)
        if (row === null || row.due_at > now) continue
        try {
          await job.run(now)
          succeeded(job, now)
        } catch (error) {
          failed(job, row, messageOf(error), now)
        }
      }
    },
    /** Returns when a job is due next. The row of a job that is run no longer would keep the alarm ringing. */
    nextDue: () =>
      store.row<{ due_at: string | null }>(
        'SELECT min(due_at) AS due_at FROM jobs WHERE name IN (SELECT value FROM json_each(?))',
        JSON.stringify(jobs.map(({ name }) => name)),
      )?.due_at ?? null,
    all: () => store.rows<JobRow>('SELECT * FROM jobs ORDER BY name'),
  }
}
