import type { Migration } from '#tenant/schema/migration'

export const failedRunsStep: Migration = {
  number: 48,
  name: 'failed runs of a workflow',
  sql: `
    CREATE INDEX automation_runs_failed ON automation_runs (json_extract(doc, '$.workflow'), id)
      WHERE outcome = 'failed';
  `,
}
