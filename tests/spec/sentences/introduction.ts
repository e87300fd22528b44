import { audiences } from './proofs.ts'
import { context, proved, type Section } from './sentence.ts'

export const introduction: Section = {
  title: 'Introduction',
  sentences: [
    proved(
      'The product is a multi-tenant web application for a legal or conveyancing firm.',
      `${audiences} › the first label of the host name decides › and a host that belongs to no firm answers 421: %s`,
      'worker/edge/calls.test.ts › X-Tenant › must name this very firm (%#)',
      'worker/edge/calls.test.ts › the two parts of a session › of another firm are 401 here',
    ),
    proved(
      'It serves staff with permissions, agents and clients.',
      'spec/section-3-entities.test.ts › the signed-in user › is a member of staff, an agent or a client: %s',
      'worker/edge/guards.test.ts › agents and clients on the main host › open their own area alone (%#)',
    ),
    context(
      'This document covers everything the available information shows: routes, guards, permissions, session handling, the calls made, errors and constants.',
      'says what the document is',
    ),
    context(
      "Much of the product's behaviour is not shown, and each such gap is said plainly.",
      'says what the document is',
    ),
  ],
}
