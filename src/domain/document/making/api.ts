import * as z from 'zod/mini'
import { Document } from '#domain/document/document'
import { endpointsOf } from '#domain/endpoint'
import { MakingOrder, TemplateFilling } from './order.ts'
import { CaseTemplate, MakingPreview } from './view.ts'

const staff = { who: ['staff'], can: ['conveyance.update'] } as const

export const documentMakingApi = endpointsOf({
  /** The templates in force that suit the case, by name. */
  templates: {
    ...staff,
    method: 'GET',
    path: '/api/conveyances/:id/document-templates',
    reply: z.array(CaseTemplate),
  },
  preview: {
    ...staff,
    method: 'POST',
    path: '/api/conveyances/:id/document-previews',
    isHarmless: true,
    body: TemplateFilling,
    reply: MakingPreview,
  },
})

/** Answered by the edge, as a file is made outside the firm’s object. */
export const fileMaking = endpointsOf({
  make: {
    ...staff,
    method: 'POST',
    path: '/api/conveyances/:id/made-files',
    body: MakingOrder,
    reply: Document,
  },
})
