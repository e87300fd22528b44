import {
  asks,
  clientPart,
  days,
  milestone,
  step,
  waits,
  wd,
  withLender,
  workflow,
} from '#domain/conveyance/workflow/builders'
import type { Workflow } from '#domain/conveyance/workflow/workflow'

const claim = milestone(
  'claim',
  'Claim for a longer lease',
  'Claiming a longer lease',
  'We ask the landlord for a longer lease, at a price that a valuer has worked out.',
  { weight: 60, usual_wd: 50 },
  [
    step('right-checked', 'Check lease and the right to extend', 'check', 'fee_earner', {
      client: 'We check your right to a longer lease',
      due: wd('ready', 2),
    }),
    step('valuation', 'Get valuation of the premium', 'external_order', 'assistant', {
      client: 'A valuer works out the price of the longer lease',
      due: wd('ready', 10),
      depends_on: ['right-checked'],
      waits_on: asks('client', 'the valuation of the premium', 10),
      client_part: clientPart(
        'Instruct a valuer',
        'The price of a longer lease depends on a valuation. We tell you what to ask for, and you can call us first.',
      ),
    }),
    // Leasehold Reform, Housing and Urban Development Act 1993, section 42.
    step('notice-served', 'Serve notice of claim on the landlord', 'document', 'fee_earner', {
      client: 'We give the landlord notice of your claim',
      due: wd('ready', 3),
      depends_on: ['valuation'],
      needs_approval: true,
    }),
    // The landlord has at least two months: section 42(5) of the same Act.
    step('counter-notice', 'Get landlord’s counter-notice', 'document', 'fee_earner', {
      due: days('ready', 61),
      depends_on: ['notice-served'],
      waits_on: waits('freeholder', 'the counter-notice', 42),
    }),
    step('premium-agreed', 'Agree premium and terms', 'call', 'fee_earner', {
      client: 'The price of the longer lease is agreed',
      due: wd('ready', 10),
      depends_on: ['counter-notice'],
      waits_on: asks('freeholder', 'agreement on the premium', 10),
    }),
  ],
)

const grant = milestone(
  'grant',
  'Grant of the longer lease',
  'The longer lease',
  'The landlord’s conveyancer and we agree the wording, and the longer lease is signed.',
  { weight: 40, usual_wd: 20 },
  [
    step('lease-approved', 'Approve draft of the longer lease', 'document', 'fee_earner', {
      due: wd('ready', 5),
      depends_on: ['premium-agreed'],
      waits_on: asks('freeholder', 'the draft of the longer lease', 10),
    }),
    step('lender-consent', 'Get lender’s consent to the longer lease', 'document', 'assistant', {
      due: wd('ready', 10),
      depends_on: ['premium-agreed'],
      condition: withLender,
      waits_on: asks('lender', 'its consent to the longer lease', 10),
    }),
    step('benefit-assigned', 'Prepare assignment of the claim', 'document', 'assistant', {
      due: wd('completion', -5),
      depends_on: ['notice-served'],
    }),
    step('lease-signed', 'Get the longer lease signed', 'document', 'assistant', {
      client: 'You sign the longer lease',
      due: wd('ready', 5),
      depends_on: ['lease-approved', 'lender-consent'],
      waits_on: asks('client', 'the signed lease', 5),
      client_part: clientPart(
        'Sign the longer lease',
        'We send it to you with a note of where to sign. It needs a witness who is not family.',
      ),
    }),
  ],
)

/** The longer lease of a flat that is being sold. */
export const leaseExtensionWorkflow: Workflow = {
  ...workflow('lease-extension', 'Lease extension', 'sale', [claim, grant]),
  is_part: true,
  rules: [],
}
