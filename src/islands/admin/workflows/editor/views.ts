import { keysOf } from '#domain/entries'

export const viewNames = {
  details: 'Details',
  board: 'Board',
  diagram: 'Diagram',
  check: 'Check',
  'what-if': 'What if',
  closed: 'Closed cases',
  changes: 'Changes',
} as const

export type EditorView = keyof typeof viewNames

/** The views beside which the details of what is chosen are shown. */
export const showsDetails = (view: EditorView) =>
  view === 'details' || view === 'board' || view === 'diagram'

export const viewChoice = {
  label: 'View',
  name: 'view',
  options: keysOf(viewNames).map((value) => ({ value, label: viewNames[value] })),
}
