import type { Migration } from './migration.ts'

/** When the person of a session last gave a password or a code. */
export const confirmationsStep: Migration = {
  number: 27,
  name: 'confirmed sessions',
  sql: `
    ALTER TABLE sessions ADD COLUMN confirmed_at TEXT;
    UPDATE sessions SET confirmed_at = opened_at WHERE ended_at IS NULL;
  `,
}
