import type { AutomationRun } from '#domain/conveyance/automation/run'
import type { Store } from '#tenant/core/store'
import { tableOf } from '#tenant/core/table'
import { automationRunDocument } from './document.ts'

const MOST_SHOWN = 100

export const automationRunsOf = (store: Store) => {
  const table = tableOf(store, automationRunDocument)
  const idsOf = (query: string, ...bindings: (string | number)[]) =>
    store.rows<{ id: string }>(query, ...bindings).map((it) => it.id)
  return {
    ...table,
    /** The newest runs of a case, newest first. */
    ofCase: (conveyanceId: string): AutomationRun[] =>
      table
        .all(
          idsOf(
            'SELECT id FROM automation_runs WHERE conveyance_id = ? ORDER BY id DESC LIMIT ?',
            conveyanceId,
            MOST_SHOWN,
          ),
        )
        .toSorted((a, b) => (a.id < b.id ? 1 : -1)),
    /** The run that created a task of a case; null when none did. */
    creatorOf: (conveyanceId: string, task: string): AutomationRun | null => {
      const [id] = idsOf(
        `SELECT automation_runs.id AS id FROM automation_runs, json_each(doc, '$.actions') AS action
         WHERE conveyance_id = ? AND json_extract(action.value, '$.task') = ? LIMIT 1`,
        conveyanceId,
        task,
      )
      return id === undefined ? null : table.find(id)
    },
    hasRun: (conveyanceId: string, once: string) =>
      idsOf(
        'SELECT id FROM automation_runs WHERE conveyance_id = ? AND once = ?',
        conveyanceId,
        once,
      ).length > 0,
  }
}
