import type { FormRows } from '#components/form/form-parts.ts'
import { optionsOf } from '#components/form/options-of.ts'
import { sampleNames } from '#domain/template/values/sample-case'

export const scriptHint =
  'if case.tenure == "leasehold" then "lease" else "freehold". Amounts are in pence. A helper begins with its values: (amount) => round(amount * 1.2).'

/** What a script has to result in; all of it before it is published. */
export const scriptTests: FormRows = {
  kind: 'rows',
  name: 'tests',
  label: 'Tests',
  hint: 'Every test has to pass before the script is published.',
  one: 'test',
  blank: { name: '', sample: 'joint', given: '', expected: '' },
  most: 40,
  fields: [
    { name: 'name', label: 'Name', kind: 'text', width: 'w3' },
    {
      name: 'sample',
      label: 'With the case',
      kind: 'select',
      width: 'w3',
      options: optionsOf(sampleNames),
    },
    {
      name: 'given',
      label: 'Given (optional)',
      hint: 'case.price = 25000000 on each line; of a helper its values: 1200, "x"',
      kind: 'lines',
      width: 'w6',
    },
    {
      name: 'expected',
      label: 'Expected',
      hint: 'As it is written; nothing for empty',
      kind: 'text',
      width: 'w6',
    },
  ],
}
