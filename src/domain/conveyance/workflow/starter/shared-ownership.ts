import {
  asks,
  clientPart,
  flagged,
  step,
  waits,
  wd,
  withLender,
} from '#domain/conveyance/workflow/builders'
import { purchaseWorkflow } from '#domain/conveyance/workflow/purchase-default'
import { overlaid } from './overlay.ts'

/** The purchase of a share from a housing provider, with rent on the rest. */
export const sharedOwnershipWorkflow = overlaid(purchaseWorkflow, {
  key: 'shared-ownership',
  name: 'Shared ownership',
  selection: { condition: flagged('shared_ownership'), order: 5 },
  required: ['eligibility', 'key-information', 'offer-approved'],
  added: [
    {
      after: 'sale-memo',
      steps: [
        step('eligibility', 'Get housing provider’s offer', 'document', 'assistant', {
          client: 'The housing provider confirms its offer',
          due: wd('instructed', 5),
          waits_on: waits('other_side', 'the offer of the share', 5),
        }),
      ],
    },
    {
      after: 'lease-review',
      steps: [
        step('share-terms', 'Check share, rent and staircasing', 'check', 'fee_earner', {
          client: 'We check your share and the rent',
          due: wd('ready', 3),
          depends_on: ['lease-review', 'eligibility'],
        }),
        step('key-information', 'Go through key information document', 'call', 'fee_earner', {
          client: 'We go through the key facts of shared ownership',
          due: wd('ready', 5),
          depends_on: ['share-terms'],
          waits_on: waits('client', 'your questions about the key facts', 3),
          client_part: clientPart(
            'Read the key information document',
            'It says what you pay, what you may do and how to buy more. We call you to go through it.',
          ),
        }),
      ],
    },
    {
      after: 'mortgage-offer',
      steps: [
        step('offer-approved', 'Get provider’s approval of the mortgage', 'document', 'assistant', {
          due: wd('ready', 5),
          depends_on: ['mortgage-offer'],
          condition: withLender,
          waits_on: asks('other_side', 'its approval of the mortgage offer', 5),
        }),
      ],
    },
    {
      after: 'tax-confirmed',
      steps: [
        step('tax-election', 'Take instructions on market value election', 'call', 'fee_earner', {
          client: 'You choose how tax is worked out',
          due: wd('ready', 3),
          depends_on: ['tax-confirmed', 'share-terms'],
          waits_on: waits('client', 'the choice between tax on the share and on the full price', 3),
        }),
      ],
    },
    {
      after: 'balance',
      steps: [
        step('rent-agreed', 'Agree first rent and service charge', 'check', 'assistant', {
          client: 'We check your first rent',
          due: wd('completion', -5),
          depends_on: ['exchange'],
          waits_on: asks('other_side', 'the first rent and service charge', 5),
        }),
      ],
    },
    {
      after: 'notices',
      steps: [
        step(
          'provider-told',
          'Send completion documents to provider',
          'document',
          'post_completion',
          {
            due: wd('completion', 10),
            depends_on: ['completion'],
          },
        ),
      ],
    },
  ],
})
