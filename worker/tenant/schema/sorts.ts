import { foldCase, NAMELESS } from '#tenant/core/sort-name'
import type { Store } from '#tenant/core/store'
import { UNPRICED } from '#tenant/lead/order'
import type { Migration } from './migration.ts'

const nameColumn = (of: string) =>
  `nullif(lower(trim(json_extract(${of}, '$.last_name') || ' ' || json_extract(${of}, '$.first_name'))), '')`

const quotePerson = `SELECT ${nameColumn('c.value')} FROM json_each(q.doc, '$.facts.clients') AS c
  WHERE ${nameColumn('c.value')} IS NOT NULL ORDER BY c.key LIMIT 1`

const leadPerson = `coalesce(${nameColumn('l.doc')}, nullif(lower(json_extract(l.doc, '$.email')), ''),
  nullif(json_extract(l.doc, '$.phone'), ''), '${NAMELESS}')`

const roles = `replace(trim(json_extract(doc, '$.roles'), '[]"'), '","', ', ')`

export const sortsStep: Migration = {
  number: 16,
  name: 'orders by column',
  sql: `
    ALTER TABLE quote_case_keys ADD COLUMN number_n INTEGER NOT NULL DEFAULT 0;
    ALTER TABLE quote_case_keys ADD COLUMN person TEXT NOT NULL DEFAULT '${NAMELESS}';
    UPDATE quote_case_keys AS k SET
      number_n = (SELECT CAST(substr(q.number, 3) AS INTEGER) FROM quote_cases AS q WHERE q.id = k.id),
      person = (SELECT coalesce((${quotePerson}), '${NAMELESS}') FROM quote_cases AS q WHERE q.id = k.id);
    CREATE INDEX quote_case_keys_number ON quote_case_keys (status, number_n, id);
    CREATE INDEX quote_case_keys_until ON quote_case_keys (status, dead_on, id);
    CREATE INDEX quote_case_keys_person ON quote_case_keys (person, id);
    CREATE INDEX quote_case_keys_fee ON quote_case_keys (fee_ex_vat, id);
    CREATE INDEX quote_case_keys_total ON quote_case_keys (total_inc_vat, id);

    ALTER TABLE lead_keys ADD COLUMN name TEXT NOT NULL DEFAULT '${NAMELESS}';
    ALTER TABLE lead_keys ADD COLUMN price INTEGER NOT NULL DEFAULT ${UNPRICED};
    UPDATE lead_keys AS k SET (name, price) = (
      SELECT ${leadPerson}, coalesce(json_extract(l.line, '$.price'), ${UNPRICED})
      FROM leads AS l WHERE l.id = k.id);
    CREATE INDEX lead_keys_name ON lead_keys (name, id);
    CREATE INDEX lead_keys_price ON lead_keys (price, id);
    CREATE INDEX lead_keys_status_received ON lead_keys (status, received_at, id);
    CREATE INDEX lead_keys_status_due ON lead_keys (status, due_at, id);
    CREATE INDEX lead_keys_status_next ON lead_keys (status, next_at, id);
    CREATE INDEX lead_keys_status_urgent ON lead_keys (status, urgent_at, id);

    ALTER TABLE users ADD COLUMN sort_roles TEXT
      GENERATED ALWAYS AS (coalesce(nullif(lower(${roles}), ''), '${NAMELESS}')) VIRTUAL;
    ALTER TABLE users ADD COLUMN login_at TEXT NOT NULL DEFAULT '9999';
    UPDATE users SET login_at = coalesce((SELECT max(at) FROM audit
      WHERE actor_id = users.id AND audit.name = 'session.opened'), '9999');
    CREATE INDEX users_roles ON users (sort_roles, id);
    CREATE INDEX users_login ON users (login_at, id);
  `,
  fill: (store) => {
    foldNames(store, 'quote_case_keys', 'person')
    foldNames(store, 'lead_keys', 'name')
  },
}

// lower() in SQLite knows ASCII only.
const foldNames = (store: Store, table: string, column: string) => {
  const foreign = store.rows<{ id: string; name: string }>(
    `SELECT id, ${column} AS name FROM ${table} WHERE ${column} GLOB '*[^ -~]*' AND ${column} <> ?`,
    NAMELESS,
  )
  for (const { id, name } of foreign)
    store.write(`UPDATE ${table} SET ${column} = ? WHERE id = ?`, foldCase(name), id)
}
