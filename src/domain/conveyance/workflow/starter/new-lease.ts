import {
  asks,
  flagged,
  leasehold,
  step,
  wd,
  withLender,
} from '#domain/conveyance/workflow/builders'
import { purchaseWorkflow } from '#domain/conveyance/workflow/purchase-default'
import { overlaid } from './overlay.ts'

/** The purchase of a lease that is granted on completion, usually of a new home. */
export const newLeaseWorkflow = overlaid(purchaseWorkflow, {
  key: 'new-lease',
  name: 'New lease',
  selection: { condition: { all: [leasehold, flagged('new_build')] }, order: 10 },
  required: ['reservation', 'lease-agreed', 'warranty'],
  added: [
    {
      after: 'sale-memo',
      steps: [
        step('reservation', 'Check reservation agreement and incentives', 'check', 'fee_earner', {
          due: wd('memo', 2),
          depends_on: ['sale-memo'],
        }),
      ],
    },
    {
      after: 'lease-review',
      steps: [
        step('lease-plan', 'Check lease plan for registration', 'check', 'fee_earner', {
          due: wd('ready', 2),
          depends_on: ['pack-complete'],
        }),
        step('lease-agreed', 'Agree amendments to the draft lease', 'document', 'fee_earner', {
          client: 'We agree the wording of your lease',
          due: wd('ready', 10),
          depends_on: ['lease-review', 'lease-plan'],
          waits_on: asks('other_side', 'the amended lease', 5),
        }),
      ],
    },
    {
      after: 'lender-matters',
      steps: [
        step('warranty', 'Check new-home warranty and cover note', 'document', 'fee_earner', {
          client: 'We check the warranty of your new home',
          due: wd('ready', 5),
          depends_on: ['pack-complete'],
          waits_on: asks('other_side', 'the warranty and cover note', 5),
        }),
        step('incentives-reported', 'Report incentives to lender', 'document', 'fee_earner', {
          due: wd('ready', 2),
          depends_on: ['reservation', 'mortgage-offer'],
          condition: withLender,
        }),
      ],
    },
    {
      after: 'transfer-approved',
      steps: [
        step('landlord-lender', 'Get landlord’s lender’s consent', 'document', 'assistant', {
          due: wd('completion', -5),
          depends_on: ['exchange'],
          waits_on: asks('other_side', 'the consent of the landlord’s lender', 5),
        }),
        step('new-home-inspected', 'Confirm final inspection', 'manual', 'assistant', {
          client: 'Your new home passes its final inspection',
          due: wd('completion', -2),
          depends_on: ['exchange'],
          waits_on: asks('other_side', 'the certificate of final inspection', 5),
        }),
      ],
    },
    {
      after: 'transfer-dated',
      steps: [
        step('lease-dated', 'Date lease and counterpart', 'document', 'assistant', {
          client: 'Your lease begins',
          due: wd('completion', 0),
          depends_on: ['completion'],
        }),
      ],
    },
  ],
})
