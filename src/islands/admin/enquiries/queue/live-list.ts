import { computed } from 'nanostores'
import { lazy } from 'react'
import { mayChaseEnquiry } from '#domain/enquiry/chasing/chasing'
import { holderLabels } from '#domain/enquiry/labels'
import type { LiveEnquiry } from '#domain/enquiry/queue/api'
import { entriesOf } from '#domain/entries'
import type { ListParts } from '#islands/lists/list-parts.ts'
import { $classifications } from '#stores/enquiry/classifications'
import { $liveTotals } from '#stores/enquiry/queue'
import { assigneeChoices } from '#stores/user/person-choices'

const classificationOptions = async () =>
  ($classifications.get().data ?? []).map(({ code, name }) => ({ value: code, label: name }))

const figures = computed($liveTotals, ({ data }) =>
  data === undefined
    ? undefined
    : { count: data.count, capped: false, late: data.late > 0 ? `${data.late} overdue` : null },
)

const parts: ListParts<LiveEnquiry> = {
  figures,
  filters: [
    {
      name: 'holder',
      label: 'Who has it',
      options: entriesOf(holderLabels).map(([value, label]) => ({ value, label })),
    },
    {
      name: 'due',
      label: 'Due',
      options: [
        { value: 'overdue', label: 'Overdue' },
        { value: 'week', label: 'Within 7 days' },
      ],
    },
    { name: 'person', label: 'Who deals with it', options: assigneeChoices },
    { name: 'classification', label: 'Classification', options: classificationOptions },
  ],
  bulkNeeds: 'conveyance.update',
  bulk: [
    {
      key: 'assign',
      label: 'Assign',
      icon: 'user-check',
      title: (rows) => `Assign ${rows}`,
      Form: lazy(() => import('./AssignEnquiries.tsx')),
      done: 'assigned',
      blockOf: () => null,
    },
    {
      key: 'chase',
      label: 'Chase',
      icon: 'mail',
      title: (rows) => `Chase ${rows}`,
      Form: lazy(() => import('./ChaseEnquiries.tsx')),
      done: 'chased',
      blockOf: (it) =>
        mayChaseEnquiry(it) === true ? null : 'with us, or with nobody to write to',
    },
  ],
}
export default parts
