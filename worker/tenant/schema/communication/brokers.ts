import type { Migration } from '../migration.ts'

/** A firm of before that never saved a matrix has one without brokers from here on, so that they are sent nothing. */
export const brokersStep: Migration = {
  number: 77,
  name: 'mortgage brokers in the communication matrix',
  sql: `
    INSERT INTO communication_matrices (version, shape, doc)
      SELECT 1, 2, json_object(
        'version', 1, 'cells', json('{}'), 'has_brokers', json('false'),
        'reason', 'As before mortgage brokers had a column: nothing is sent to them',
        'by', NULL, 'at', strftime('%Y-%m-%dT%H:%M:%fZ', 'now'))
      WHERE EXISTS (SELECT 1 FROM firm)
        AND NOT EXISTS (SELECT 1 FROM communication_matrices);
  `,
}
