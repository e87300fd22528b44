/** The tags that open a block, with the tag that ends each. */
export const blockTags = {
  if: 'endif',
  unless: 'endunless',
  case: 'endcase',
  for: 'endfor',
  comment: 'endcomment',
} as const

/** The tags that stand inside a block, with the blocks that they may stand in. */
export const innerTags: Readonly<Record<string, readonly string[]>> = {
  else: ['if', 'unless', 'case', 'for'],
  elsif: ['if', 'unless'],
  when: ['case'],
  break: ['for'],
  continue: ['for'],
}

/** Every tag that a template may use. */
export const templateTags: readonly string[] = [
  ...Object.keys(blockTags),
  ...Object.keys(innerTags),
  'assign',
  'render',
]

export type TemplateFilter = { readonly name: string; readonly help: string }

/** Every filter that a template may use, with what it does. */
export const templateFilters = [
  { name: 'gbp', help: 'An amount in pounds: £1,234.56' },
  { name: 'long_date', help: 'A date: 27 November 2026' },
  { name: 'full_date', help: 'A date with its weekday: Friday 27 November 2026' },
  { name: 'date_in_words', help: 'A date as deeds write it: twenty-seventh November 2026' },
  { name: 'add_days', help: 'A date some days later: {{ today | add_days: 14 | long_date }}' },
  { name: 'add_working_days', help: 'A date some working days later' },
  { name: 'default', help: 'What to write where the field is empty' },
  { name: 'join', help: 'A list as one text: {{ ask.points | join: ", " }}' },
  { name: 'upcase', help: 'In capitals' },
  { name: 'downcase', help: 'In small letters' },
  { name: 'capitalize', help: 'With a capital first letter' },
  { name: 'append', help: 'With a text after it' },
  { name: 'prepend', help: 'With a text before it' },
  { name: 'plus', help: 'A number and another' },
  { name: 'minus', help: 'A number less another' },
] as const satisfies readonly TemplateFilter[]

export type FilterName = (typeof templateFilters)[number]['name']

export const isFilterName = (name: string): name is FilterName =>
  templateFilters.some((it) => it.name === name)
