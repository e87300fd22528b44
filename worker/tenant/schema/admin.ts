import type { Migration } from './migration.ts'

// A virtual column is computed on read and stored only in its index.
const name = `lower(json_extract(doc, '$.last_name') || ' ' || json_extract(doc, '$.first_name'))`
const workflow = `json_extract(doc, '$.workflow_key') || '@' || json_extract(doc, '$.workflow_version')`

export const adminStep: Migration = {
  number: 6,
  name: 'lists of users, workflows of the firm',
  sql: `
    ALTER TABLE users ADD COLUMN sort_name TEXT GENERATED ALWAYS AS (${name}) VIRTUAL;
    CREATE INDEX users_name ON users (sort_name, id);
    CREATE INDEX users_type ON users (type, id);
    ALTER TABLE plans ADD COLUMN workflow TEXT GENERATED ALWAYS AS (${workflow}) VIRTUAL;
    CREATE INDEX plans_workflow ON plans (workflow, conveyance_id);
    CREATE TABLE workflows (
      id TEXT PRIMARY KEY, version INTEGER NOT NULL,
      matter_type TEXT GENERATED ALWAYS AS (json_extract(doc, '$.workflow.matter_type')) STORED,
      status TEXT GENERATED ALWAYS AS (json_extract(doc, '$.status')) STORED,
      doc TEXT NOT NULL);
    CREATE INDEX workflows_status ON workflows (status, matter_type);
  `,
}
