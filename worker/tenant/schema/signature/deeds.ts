import type { Migration } from '../migration.ts'

/** Changes no table: roles get the permission that is granted since this step. */
export const deedsStep: Migration = {
  number: 74,
  name: 'deeds signed before a witness',
  sql: 'SELECT 1;',
}
