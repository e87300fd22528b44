import type { CaseFields } from '#domain/conveyance/workflow/condition'
import { defaultWorkflows } from '#domain/conveyance/workflow/defaults'
import type { StoredWorkflow, WorkflowStatus } from '#domain/conveyance/workflow/listing'
import { runsTheRest, workflowFor } from '#domain/conveyance/workflow/selection'
import type { Workflow } from '#domain/conveyance/workflow/workflow'
import { keysOf } from '#domain/entries'
import type { MatterType } from '#domain/matter'
import { matterNames } from '#domain/matter-names'
import type { Store } from '#tenant/core/store'
import { tableOf } from '#tenant/core/table'
import { type FirmWorkflow, workflowDocument } from './document.ts'

export type { FirmWorkflow }

const matters = keysOf(matterNames)

const versionOf = ({ key, version }: Workflow) => `${key}@${version}`

const countLive = (plans: string) =>
  `SELECT p.workflow AS workflow, count(*) AS count FROM ${plans}
   CROSS JOIN conveyance_keys AS k ON k.id = p.conveyance_id
   WHERE p.workflow > '' AND k.status NOT IN ('closed', 'archived', 'aborted')
   GROUP BY p.workflow`

export const firmWorkflowsOf = (store: Store) => {
  const table = tableOf(store, workflowDocument)
  const withStatus = (matter: MatterType, status: WorkflowStatus) =>
    store
      .rows<{ id: string }>(
        'SELECT id FROM workflows WHERE status = ? AND matter_type = ?',
        status,
        matter,
      )
      .map((it) => table.get(it.id))
  const published = (matter: MatterType) => withStatus(matter, 'published')
  /** Whether the standard workflow runs the cases that no own workflow is for. */
  const usesDefault = (matter: MatterType) =>
    published(matter).every(({ workflow }) => !runsTheRest(workflow))
  const inUse = (matter: MatterType): Workflow[] => [
    ...published(matter)
      .map((it) => it.workflow)
      .filter((it) => !it.is_part),
    ...(usesDefault(matter) ? [defaultWorkflows[matter]] : []),
  ]
  const defaultVersions = (): StoredWorkflow[] =>
    matters.map((matter, at) => ({
      // Default workflows have no row: their ids are small numbers that no row uses.
      id: String(at + 1),
      version: 1,
      status: usesDefault(matter) ? 'published' : 'retired',
      workflow: defaultWorkflows[matter],
      is_default: true,
      made_by: null,
      made_at: null,
      published_at: null,
      note: null,
    }))
  const toStored = (it: FirmWorkflow): StoredWorkflow => ({ ...it, is_default: false })
  const inOrder = (a: StoredWorkflow, b: StoredWorkflow) =>
    matters.indexOf(a.workflow.matter_type) - matters.indexOf(b.workflow.matter_type) ||
    a.workflow.version - b.workflow.version
  const list = (): StoredWorkflow[] =>
    [
      ...defaultVersions(),
      ...table
        .all(store.rows<{ id: string }>('SELECT id FROM workflows').map((it) => it.id))
        .map(toStored),
    ].toSorted(inOrder)
  return {
    ...table,
    published,
    list,
    /** One version, own or default; null when there is none. */
    show: (id: string): StoredWorkflow | null => list().find((it) => it.id === id) ?? null,
    /** The version with a name like 'sale@1'; null when there is none. */
    ofVersion: (version: string): Workflow | null =>
      matters.map((it) => defaultWorkflows[it]).find((it) => versionOf(it) === version) ??
      list().find((it) => versionOf(it.workflow) === version)?.workflow ??
      null,
    /** The published workflow of the cases that no other is for. */
    inForce: (matter: MatterType): Workflow =>
      inUse(matter).find(({ selection }) => selection === null) ?? defaultWorkflows[matter],
    /** The published workflow for a case. */
    forCase: (matter: MatterType, fields: CaseFields): Workflow =>
      workflowFor(inUse(matter), fields) ?? defaultWorkflows[matter],
    /** The published workflow of a key that runs as a part of cases; null when there is none. */
    publishedPart: (key: string): Workflow | null => {
      const [found] = store.rows<{ id: string }>(
        `SELECT id FROM workflows WHERE status = 'published'
           AND json_extract(doc, '$.workflow.key') = ? AND json_extract(doc, '$.workflow.is_part')`,
        key,
      )
      return found ? table.get(found.id).workflow : null
    },
    nextNumber: (key: string) =>
      Math.max(0, ...list().flatMap((it) => (it.workflow.key === key ? it.workflow.version : []))) +
      1,
    /** The number of open cases of each version, by 'sale@1'. */
    liveCases: () =>
      new Map(
        store
          .rows<{ workflow: string; count: number }>(
            `${countLive('plans AS p INDEXED BY plans_workflow')}
             UNION ALL ${countLive('plan_parts AS p INDEXED BY plan_parts_workflow')}`,
          )
          .map((it) => [it.workflow, it.count]),
      ),
  }
}
