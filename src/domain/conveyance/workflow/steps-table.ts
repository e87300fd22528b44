import { newKeyFrom } from './editing/new-key.ts'
import { blankStep } from './editing/steps.ts'
import { MAX_STEPS } from './limits.ts'

/** The headings of a table of steps, of which only the step is required. */
export const stepHeadings = {
  milestone: 'Milestone',
  title: 'Step',
  kind: 'Kind',
  assignee: 'Assigned to',
  base: 'Due from',
  offset: 'Working days',
  depends_on: 'Waits for',
  client_title: 'Title for the client',
} as const

type Column = keyof typeof stepHeadings
type Table = {
  readonly columns: readonly string[]
  readonly rows: readonly (readonly string[])[]
}
type Row = Readonly<Record<Column, string>>
type Named = { readonly name: string; readonly matter_type: string }

const columnNames = Object.keys(stepHeadings).filter((it): it is Column => it in stepHeadings)
const same = (one: string, other: string) => one.trim().toLowerCase() === other.toLowerCase()

/** 'fee_earner' for 'Fee earner'. */
const termOf = (text: string) =>
  text
    .trim()
    .toLowerCase()
    .replaceAll(/[\s-]+/g, '_')

const rowsOf = ({ columns, rows }: Table): Row[] =>
  rows.map((cells) => {
    const cell = (name: Column) =>
      cells[columns.findIndex((it) => same(it, stepHeadings[name]))]?.trim() ?? ''
    return {
      milestone: cell('milestone'),
      title: cell('title'),
      kind: cell('kind'),
      assignee: cell('assignee'),
      base: cell('base'),
      offset: cell('offset'),
      depends_on: cell('depends_on'),
      client_title: cell('client_title'),
    }
  })

/** The headings of a table that no column is for. */
export const unknownStepHeadings = ({ columns }: Table) =>
  columns.filter((it) => !columnNames.some((name) => same(it, stepHeadings[name])))

/** Why a table is no workflow, whatever its cells say; null when it may be one. */
export const stepsTableProblem = ({ columns, rows }: Table): string | null => {
  if (rows.length > MAX_STEPS)
    return `A workflow has at most ${MAX_STEPS} steps; this table has ${rows.length} rows.`
  return columns.some((it) => same(it, stepHeadings.title))
    ? null
    : `The table has no column “${stepHeadings.title}”.`
}

const keyed = (rows: readonly Row[]) => {
  const taken: string[] = []
  return rows.map((row) => {
    const key = newKeyFrom(row.title, taken, 'step')
    taken.push(key)
    return { ...row, key }
  })
}
type KeyedRow = ReturnType<typeof keyed>[number]

/** A dependency by the number of its row or by its title; an unknown one stays as a key that no step has. */
const dependenciesOf = ({ depends_on }: Row, rows: readonly KeyedRow[]) =>
  depends_on
    .split(/[;,]/)
    .map((it) => it.trim())
    .filter((it) => it !== '')
    .map((it) => {
      const row = rows[Number(it) - 1] ?? rows.find(({ title }) => same(title, it))
      return row?.key ?? newKeyFrom(it, [], 'unknown')
    })

const dueOf = ({ base, offset }: Row) =>
  base === '' ? null : { base: termOf(base), offset: Number(offset) || 0, unit: 'wd' }

const stepFrom = (row: KeyedRow, rows: readonly KeyedRow[]) => ({
  ...blankStep(row.key, row.title),
  kind: row.kind === '' ? 'manual' : termOf(row.kind),
  assignee: row.assignee === '' ? 'fee_earner' : termOf(row.assignee),
  due: dueOf(row),
  depends_on: dependenciesOf(row, rows),
  client_title: row.client_title || null,
  visibility: row.client_title ? ['client', 'agent'] : [],
})

/**
 * The JSON of a workflow from a table of steps, as an export would have it. Terms that are not known stay as they are,
 * for the mapping of the import to ask about.
 */
export const workflowTextFrom = (table: Table, { name, matter_type }: Named): string => {
  const rows = keyed(rowsOf(table).filter((it) => it.title !== ''))
  const names = [...new Set(rows.map((it) => it.milestone))]
  const keys: string[] = []
  const milestones = names.map((milestone) => {
    const title = milestone || 'Steps'
    const key = newKeyFrom(title, keys, 'milestone')
    keys.push(key)
    const steps = rows.filter((it) => it.milestone === milestone)
    return {
      key,
      name: title,
      client_name: title,
      meaning: title,
      weight: Math.floor(100 / names.length),
      usual_wd: 5,
      visibility: ['client', 'agent'],
      steps: steps.map((it) => stepFrom(it, rows)),
    }
  })
  const roles = [
    'fee_earner',
    'assistant',
    'post_completion',
    'cashier',
    'supervisor',
    'compliance',
  ]
  const requires = { templates: [], communications: [] }
  const key = newKeyFrom(name, [], 'workflow')
  return JSON.stringify({
    schema: 1,
    key,
    name,
    version: 1,
    matter_type,
    roles,
    milestones,
    rules: [],
    requires,
  })
}
