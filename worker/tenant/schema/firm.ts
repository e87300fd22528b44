import type { Migration } from './migration.ts'

/** Changes no table: owners get the permission that is granted since this step. */
export const firmStep: Migration = { number: 32, name: 'the firm itself', sql: 'SELECT 1;' }
