import * as z from 'zod/mini'
import { endpointsOf } from '#domain/endpoint'
import { LinkEntry, LinkWithdrawal, OtherSideOutcomes, OtherSideReplies } from './bodies.ts'
import { EnquiryLinkView } from './link.ts'
import { OtherSideView } from './other-side-view.ts'

const ofCase = { who: ['staff'], path: '/api/conveyances/:id/enquiry-links' } as const

export const enquiryLinkApi = endpointsOf({
  /** The newest first. */
  list: {
    ...ofCase,
    method: 'GET',
    can: ['conveyance.view', 'conveyance.update'],
    reply: z.array(EnquiryLinkView),
  },
  /** The address is shown this once: only its hash is stored. */
  create: {
    ...ofCase,
    method: 'POST',
    can: ['conveyance.update'],
    isSecret: true,
    body: LinkEntry,
    reply: z.object({ link: EnquiryLinkView, url: z.string() }),
  },
  withdraw: {
    who: ['staff'],
    method: 'POST',
    path: '/api/conveyances/:id/enquiry-links/:link/withdrawal',
    can: ['conveyance.update'],
    body: LinkWithdrawal,
    reply: EnquiryLinkView,
  },
})

const shared = {
  who: 'public',
  because: 'the link that the other lawyer was given is the key, until it expires or is withdrawn',
  can: [],
  reply: OtherSideView,
} as const

export const otherSideApi = endpointsOf({
  show: { ...shared, method: 'GET', path: '/api/shared-enquiries/:token' },
  reply: {
    ...shared,
    method: 'POST',
    path: '/api/shared-enquiries/:token/replies',
    body: OtherSideReplies,
  },
  settle: {
    ...shared,
    method: 'POST',
    path: '/api/shared-enquiries/:token/outcomes',
    body: OtherSideOutcomes,
  },
})
