import * as z from 'zod/mini'
import { endpointsOf } from '#domain/endpoint'
import { lineText } from '#domain/one-line'
import { atMost } from '#domain/text/at-most'
import { CaseChain } from './chain.ts'

export const ChainLinkBody = z.strictObject({
  position: z.enum(['above', 'below']),
  address: lineText(200).check(z.minLength(1, 'Enter the address.')),
  firm: z.nullable(lineText(200)),
  contact: z.nullable(lineText(200)),
  note: z.nullable(z.string().check(z.trim(), atMost(1000))),
})

export const ChainBody = z.strictObject({
  version: z.int().check(z.minimum(0)),
  links: z.array(ChainLinkBody).check(z.maxLength(20)),
  is_shared: z._default(z.boolean(), false),
})

export const caseChainApi = endpointsOf({
  show: {
    method: 'GET',
    path: '/api/conveyances/:id/chain',
    who: ['staff'],
    can: ['conveyance.view', 'conveyance.update'],
    reply: CaseChain,
  },
  save: {
    method: 'PUT',
    path: '/api/conveyances/:id/chain',
    who: ['staff'],
    can: ['conveyance.update'],
    body: ChainBody,
    reply: CaseChain,
  },
})
