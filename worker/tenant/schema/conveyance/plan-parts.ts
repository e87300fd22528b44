import type { Migration } from '#tenant/schema/migration'

export const planPartsStep: Migration = {
  number: 55,
  name: 'workflows that rules started within cases',
  sql: `
    CREATE TABLE plan_parts (
      conveyance_id TEXT NOT NULL, workflow TEXT NOT NULL,
      PRIMARY KEY (conveyance_id, workflow)) WITHOUT ROWID;
    CREATE INDEX plan_parts_workflow ON plan_parts (workflow, conveyance_id);
  `,
}
