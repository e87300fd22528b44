import type { Migration } from './migration.ts'

const ofTask = (path: string) => `json_extract(t.value, '$.${path}')`
const ofCase = (path: string) => `json_extract(c.doc, '$.${path}')`
const chaseOn = `coalesce(${ofTask('next_chase_on')}, ${ofTask('due_on')})`
const address = `trim(concat_ws(', ', nullif(${ofCase('address.line')}, ''), nullif(${ofCase('address.town')}, '')))`
const isActive = `k.status NOT IN ('on_hold', 'aborted', 'closed', 'archived')`

const columns = `conveyance_id, key, conveyance_version, title, kind, role, user_id, due_on, ref, address, chase_on, party`

export const chasesStep: Migration = {
  number: 25,
  name: 'chases that are due',
  sql: `
    ALTER TABLE open_tasks ADD COLUMN chase_on TEXT;
    ALTER TABLE open_tasks ADD COLUMN party TEXT;
    INSERT INTO open_tasks (${columns})
      SELECT c.id, ${ofTask('key')}, c.version, ${ofTask('title')}, ${ofTask('kind')},
        ${ofTask('assignee.role')}, ${ofTask('assignee.user.id')}, ${ofTask('due_on')}, c.ref, ${address},
        ${chaseOn}, ${ofTask('waits_on.party')}
      FROM plans AS p JOIN conveyances AS c ON c.id = p.conveyance_id
        JOIN conveyance_keys AS k ON k.id = c.id,
        json_each(p.doc, '$.milestones') AS m, json_each(m.value, '$.tasks') AS t
      WHERE ${isActive} AND ${ofTask('status')} = 'waiting' AND ${ofTask('waits_on.party')} IS NOT NULL
        AND ${chaseOn} IS NOT NULL;
    INSERT INTO open_tasks (${columns})
      SELECT c.id, '', c.version, ${ofCase('holder.what')}, 'call', 'fee_earner', ${ofCase('fee_earner.id')},
        NULL, c.ref, ${address}, ${ofCase('holder.next_chase_on')}, ${ofCase('holder.party')}
      FROM conveyances AS c JOIN conveyance_keys AS k ON k.id = c.id
      WHERE ${isActive} AND ${ofCase('holder.next_chase_on')} IS NOT NULL AND ${ofCase('holder.party')} <> 'us';
  `,
}
