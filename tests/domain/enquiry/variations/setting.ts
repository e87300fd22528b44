/** How a list is set: each property one thing that firms do differently. */
export type Setting = {
  readonly marker: string
  readonly start: number
  readonly part: string
  /** Empty lines between enquiries. */
  readonly gap: boolean
  /** Characters to a line; 0 for one line to a paragraph. */
  readonly width: number
  /** Space before a label, and before the lines that go on below it. */
  readonly indent: string
  readonly hanging: string
  /** What stands between a label and its text. */
  readonly after: string
  readonly heading: string
  readonly reply: string
  readonly comment: string
  readonly frame: string
  readonly page: string
  readonly wording: string
}

/** The plainest list, which each kind of change is made to. */
export const plainSetting: Setting = {
  marker: '1.',
  start: 1,
  part: '(a)',
  gap: true,
  width: 0,
  indent: '',
  hanging: '',
  after: ' ',
  heading: 'Title',
  reply: 'none',
  comment: 'none',
  frame: 'none',
  page: 'none',
  wording: 'own',
}
