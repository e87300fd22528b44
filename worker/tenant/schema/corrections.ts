import type { Migration } from './migration.ts'

/** Changes no table: roles get the permission that is granted since this step. */
export const correctionsStep: Migration = {
  number: 24,
  name: 'corrections',
  sql: 'SELECT 1;',
}
