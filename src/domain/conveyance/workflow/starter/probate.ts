import { asks, clientPart, flagged, step, waits, wd } from '#domain/conveyance/workflow/builders'
import { saleWorkflow } from '#domain/conveyance/workflow/sale-default'
import { overlaid } from './overlay.ts'

/** A sale by executors or administrators. */
export const probateWorkflow = overlaid(saleWorkflow, {
  key: 'probate',
  name: 'Probate sale',
  selection: { condition: flagged('probate'), order: 5 },
  required: ['executors', 'grant', 'title-of-estate', 'estate-debts'],
  added: [
    {
      after: 'identity',
      steps: [
        step('executors', 'Get every executor’s instructions', 'document', 'assistant', {
          client: 'Every executor tells us to act',
          due: wd('instructed', 5),
          depends_on: ['conflict-check'],
          waits_on: waits('client', 'instructions from every executor', 5),
          client_part: clientPart(
            'Tell us who the executors are',
            'We need each of you to sign our terms. Send us the names and addresses of all.',
          ),
        }),
        step('grant', 'Get the grant of probate', 'document', 'assistant', {
          client: 'The court gives you the power to sell',
          help: 'We can prepare everything while you wait, but contracts are exchanged once the grant is here.',
          due: wd('instructed', 40),
          depends_on: ['executors'],
          waits_on: waits('client', 'the grant of probate', 60),
          client_part: clientPart(
            'Send us the grant of probate',
            'An official copy with the court’s seal. Tell us when you applied if it has not come.',
          ),
        }),
      ],
    },
    {
      after: 'title-check',
      steps: [
        step('title-of-estate', 'Check title against the grant', 'check', 'fee_earner', {
          due: wd('ready', 2),
          depends_on: ['title-check', 'grant'],
        }),
        step('death-certificate', 'Check deaths of joint owners', 'document', 'assistant', {
          due: wd('ready', 3),
          depends_on: ['title-check'],
          optional: true,
        }),
        step('estate-debts', 'Check charges for care and inheritance tax', 'check', 'fee_earner', {
          due: wd('ready', 5),
          depends_on: ['title-check'],
        }),
      ],
    },
    {
      after: 'authority',
      steps: [
        step('beneficiaries', 'Confirm that executors have consulted', 'call', 'fee_earner', {
          due: wd('ready', 1),
          depends_on: ['title-of-estate'],
          optional: true,
        }),
      ],
    },
    {
      after: 'payout-account',
      steps: [
        step('estate-account', 'Verify the executors’ account', 'check', 'cashier', {
          client: 'We check the account of the estate',
          due: wd('ready', 5),
          depends_on: ['executors'],
          waits_on: asks('client', 'the account of the estate', 5),
        }),
      ],
    },
  ],
})
