import {
  stepsTableProblem,
  unknownStepHeadings,
  workflowTextFrom,
} from '#domain/conveyance/workflow/steps-table'
import type { MatterType } from '#domain/matter'
import { readFile } from '#islands/quotes/import/read-file.ts'

export type WorkflowFile = {
  /** The JSON of the workflow; null when the file cannot be read. */
  readonly text: string | null
  readonly problem: string | null
  /** The headings of a table that are left out. */
  readonly left: readonly string[]
}

const isTable = (file: File) => /\.(csv|tsv|txt|xlsx)$/i.test(file.name)
const withoutEnding = (name: string) => name.replace(/\.[^.]+$/, '')

/** Reads an exported workflow, or a table of steps for a matter type. */
export const readWorkflowFile = async (
  file: File,
  matter_type: MatterType,
): Promise<WorkflowFile> => {
  if (!isTable(file)) return { text: await file.text(), problem: null, left: [] }
  const read = await readFile(file)
  if ('problem' in read) return { text: null, problem: read.problem, left: [] }
  const { columns, rows } = read.table
  const table = { columns, rows: rows.map((it) => it.cells) }
  const problem = stepsTableProblem(table)
  if (problem !== null) return { text: null, problem, left: [] }
  const name = withoutEnding(file.name)
  return {
    text: workflowTextFrom(table, { name, matter_type }),
    problem: null,
    left: unknownStepHeadings(table),
  }
}
