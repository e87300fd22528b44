import { foldName } from '#domain/agent/names'
import type { Store } from '#tenant/core/store'
import type { Migration } from './migration.ts'

const virtualColumn = (path: string) =>
  `GENERATED ALWAYS AS (json_extract(doc, '$.${path}')) VIRTUAL`

/** Versions of branches and negotiators, archived agencies, and the records that still name a merged one. */
export const agenciesStep: Migration = {
  number: 30,
  name: 'agencies kept by staff',
  sql: `
    ALTER TABLE agencies ADD COLUMN sort_name TEXT NOT NULL DEFAULT '';
    ALTER TABLE agencies ADD COLUMN archived_at TEXT ${virtualColumn('archived_at')};
    ALTER TABLE agencies ADD COLUMN merged_into TEXT ${virtualColumn('merged_into')};
    ALTER TABLE agencies ADD COLUMN changed_at TEXT ${virtualColumn('updated_at')};
    CREATE INDEX agencies_sort ON agencies (sort_name, id);
    CREATE INDEX agencies_changed ON agencies (changed_at, id);
    ALTER TABLE branches ADD COLUMN version INTEGER NOT NULL DEFAULT 1;
    ALTER TABLE negotiators ADD COLUMN version INTEGER NOT NULL DEFAULT 1;
    CREATE TABLE introducer_copies (
      kind TEXT NOT NULL, id TEXT NOT NULL, PRIMARY KEY (kind, id)) WITHOUT ROWID;
  `,
  fill: (store) => foldNames(store),
}

const foldNames = (store: Store) => {
  for (const { id, name } of store.rows<{ id: string; name: string }>(
    'SELECT id, name FROM agencies',
  ))
    store.write('UPDATE agencies SET sort_name = ? WHERE id = ?', foldName(name), id)
}
