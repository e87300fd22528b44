import { computed } from 'nanostores'
import { lazy } from 'react'
import { optionsOf } from '#components/form/options-of.ts'
import type { BulkAct } from '#components/list/BulkBar.tsx'
import type { Filter } from '#components/list/list-filter.ts'
import type { BuiltView } from '#components/list/list-views.ts'
import type { ConveyanceView } from '#domain/conveyance/api'
import { assignmentBlock, taskBlock } from '#domain/conveyance/bulk'
import type { ConveyanceRow } from '#domain/conveyance/conveyance'
import { statusNames } from '#domain/conveyance/labels'
import { matterNames } from '#domain/matter-names'
import type { ListParts } from '#islands/lists/list-parts.ts'
import { $conveyanceRows, $conveyanceTotals } from '#stores/conveyance/conveyances'
import { agencyChoices } from '#stores/list/choices'
import { feeEarnerChoices } from '#stores/user/person-choices'

// Milestones differ by matter type, so only those of the loaded rows are offered.
const stageOptions = async () => {
  const stages = $conveyanceRows.get().rows.map(({ stage }) => [stage.key, stage.name] as const)
  return optionsOf(Object.fromEntries(stages))
}

const filters: readonly Filter[] = [
  { name: 'fee_earner', label: 'Fee earner', options: feeEarnerChoices },
  { name: 'status', label: 'Status', options: optionsOf(statusNames) },
  { name: 'matter_type', label: 'Matter', options: optionsOf(matterNames) },
  { name: 'stage', label: 'Stage', options: stageOptions },
  { name: 'agency', label: 'Agency', options: agencyChoices },
]

const views: readonly (BuiltView & { readonly key: ConveyanceView })[] = [
  { key: 'mine', label: 'My cases' },
  { key: 'stuck', label: 'Stuck 5 days', hurts: true },
  { key: 'ready', label: 'Ready to exchange' },
  { key: 'completing', label: 'Completing this week' },
  { key: 'after-completion', label: 'After completion' },
  { key: 'expiring', label: 'Expiring soon', hurts: true },
  { key: 'not-told', label: 'No client contact for 7 days' },
  { key: 'all', label: 'All' },
]

const figures = computed($conveyanceTotals, ({ data }) =>
  data === undefined
    ? undefined
    : {
        ...data,
        sums: [
          { label: 'Price', amount: data.price },
          { label: 'Fees', amount: data.fees },
        ],
      },
)

const bulk: readonly BulkAct<ConveyanceRow>[] = [
  {
    key: 'assign',
    label: 'Reassign',
    icon: 'user-check',
    title: (cases) => `Reassign ${cases}`,
    Form: lazy(() => import('#islands/conveyances/acts/AssignForm.tsx')),
    done: 'reassigned',
    blockOf: assignmentBlock,
  },
  {
    key: 'task',
    label: 'Add task',
    icon: 'plus',
    title: (cases) => `Add a task to ${cases}`,
    Form: lazy(() => import('./BulkTaskForm.tsx')),
    done: 'given a task',
    blockOf: taskBlock,
  },
  {
    key: 'message',
    label: 'Message',
    icon: 'mail',
    title: (cases) => `Write to the people of ${cases}`,
    Form: lazy(() => import('./bulk-message/BulkMessageForm.tsx')),
    done: 'written to',
    blockOf: assignmentBlock,
  },
]

const parts: ListParts<ConveyanceRow> = {
  views,
  countsViews: true,
  filters,
  dates: {
    label: 'Next date',
    kinds: [
      { value: 'exchange', label: 'Exchange date or target' },
      { value: 'completion', label: 'Completion date or target' },
      { value: 'expiry', label: 'Offer, search and form expiries' },
    ],
    usual: ['exchange', 'completion'],
  },
  find: { placeholder: 'Name, street, postcode or reference' },
  exported: (...asked) =>
    import('#stores/conveyance/acts').then((it) => it.exportConveyances(...asked)),
  figures,
  bulk,
}
export default parts
