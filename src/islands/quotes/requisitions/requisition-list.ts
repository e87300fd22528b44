import type { RequisitionRow } from '#domain/requisition/requisition'
import type { ListParts } from '#islands/lists/list-parts.ts'
import { feeEarnerChoices } from '#stores/user/person-choices'

const parts: ListParts<RequisitionRow> = {
  find: { label: 'Find a requisition', placeholder: 'Client, street, postcode or reference' },
  filters: [
    {
      name: 'view',
      label: 'Show',
      options: [
        { value: 'to_reply', label: 'To reply' },
        { value: 'late', label: 'Late' },
        { value: 'waiting', label: 'Awaiting approval' },
        { value: 'ended', label: 'Ended' },
      ],
    },
    { name: 'fee_earner', label: 'Fee earner', options: feeEarnerChoices },
  ],
}
export default parts
