import * as z from 'zod/mini'
import { endpointsOf } from '#domain/endpoint'
import {
  ClassificationChange,
  ClassificationEntry,
  ClassificationMerger,
  ClassificationMove,
  ClassificationOrder,
  ClassificationState,
} from './bodies.ts'
import { ClassificationDetail, ClassificationRow } from './classification.ts'

const change = {
  who: ['staff'],
  can: ['additional-enquiries.update'],
  reply: ClassificationDetail,
} as const

export const enquiryClassificationApi = endpointsOf({
  /** In the order of the firm. */
  list: {
    method: 'GET',
    path: '/api/enquiry-classifications',
    who: ['staff'],
    can: [],
    reply: z.array(ClassificationRow),
  },
  show: {
    method: 'GET',
    path: '/api/enquiry-classifications/:code',
    who: ['staff'],
    can: ['additional-enquiries.view-any'],
    reply: ClassificationDetail,
  },
  create: {
    ...change,
    can: ['additional-enquiries.create'],
    method: 'POST',
    path: '/api/enquiry-classifications',
    body: ClassificationEntry,
  },
  save: {
    ...change,
    method: 'PUT',
    path: '/api/enquiry-classifications/:code',
    body: ClassificationChange,
  },
  /** Stops or allows its use by new enquiries. */
  set_active: {
    ...change,
    method: 'PUT',
    path: '/api/enquiry-classifications/:code/use',
    body: ClassificationState,
  },
  /** Gives everything that has it to another one, and retires it. */
  merge: {
    ...change,
    method: 'POST',
    path: '/api/enquiry-classifications/:code/merger',
    body: ClassificationMerger,
  },
  /** Gives some of what has it to another one; it stays in use. */
  move: {
    ...change,
    method: 'POST',
    path: '/api/enquiry-classifications/:code/moves',
    body: ClassificationMove,
  },
  order: {
    method: 'PUT',
    path: '/api/enquiry-classification-order',
    who: ['staff'],
    can: ['additional-enquiries.update'],
    body: ClassificationOrder,
    reply: z.array(ClassificationRow),
  },
})
