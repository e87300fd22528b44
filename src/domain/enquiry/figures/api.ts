import * as z from 'zod/mini'
import { DateOnly } from '#domain/date-schema'
import { endpointsOf } from '#domain/endpoint'
import { EnquiryFiguresRow, FiguresBy } from './figures.ts'

const FiguresQuery = z.strictObject({
  by: FiguresBy,
  /** How far back, today included. */
  days: z._default(z.literal(['30', '90', '365']), '365'),
})

export const EnquiryFigures = z.object({
  from: DateOnly,
  to: DateOnly,
  rows: z.array(EnquiryFiguresRow),
  total: EnquiryFiguresRow,
})
export type EnquiryFigures = z.infer<typeof EnquiryFigures>

export const enquiryFiguresApi = endpointsOf({
  /** The enquiries raised in these days in the cases that the person may see. */
  show: {
    method: 'GET',
    path: '/api/admin/enquiry-figures',
    who: ['staff'],
    can: ['additional-enquiries.view-any'],
    query: FiguresQuery,
    reply: EnquiryFigures,
  },
})
