import type { Migration } from './migration.ts'

const exchangeTarget = `(SELECT json_extract(c.doc, '$.key_dates.exchange_target_on')
  FROM conveyances AS c WHERE c.id = k.id)`

export const listDatesStep: Migration = {
  number: 23,
  name: 'dates of lists',
  sql: `
    ALTER TABLE conveyance_keys ADD COLUMN next_on TEXT NOT NULL DEFAULT '9999';
    UPDATE conveyance_keys AS k SET next_on =
      CASE WHEN status IN ('completed', 'post_completion', 'closed', 'archived', 'aborted') THEN '9999'
        WHEN exchanged = 1 THEN completion_on ELSE coalesce(${exchangeTarget}, completion_on) END;
    CREATE INDEX conveyance_keys_next_on ON conveyance_keys (next_on, id);
    CREATE INDEX conveyance_keys_expiry ON conveyance_keys (expires_on, id);
    ALTER TABLE quote_case_keys ADD COLUMN valid_until TEXT NOT NULL DEFAULT '9999';
    UPDATE quote_case_keys AS k SET valid_until = coalesce(
      (SELECT json_extract(q.doc, '$.valid_until') FROM quote_cases AS q WHERE q.id = k.id), '9999');
    CREATE INDEX quote_case_keys_valid_until ON quote_case_keys (valid_until, id);
    CREATE INDEX quote_case_keys_status_valid_until ON quote_case_keys (status, valid_until, id);
  `,
}
