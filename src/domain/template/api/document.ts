import * as z from 'zod/mini'
import { endpointsOf } from '#domain/endpoint'
import {
  TemplateAtVersion,
  TemplateBeginning,
  TemplateChange,
  TemplateListQuery,
  TemplatePreviewing,
  TemplatePublication,
} from '#domain/template/bodies'
import { TemplateDetail, TemplatePreview, TemplateRow } from '#domain/template/view'

const view = { who: ['staff'], can: ['document-templates.view-any'] } as const
const create = {
  who: ['staff'],
  can: ['document-templates.create'],
  reply: TemplateDetail,
} as const
const change = {
  who: ['staff'],
  can: ['document-templates.update'],
  reply: TemplateDetail,
} as const

export const documentTemplateApi = endpointsOf({
  list: {
    ...view,
    method: 'GET',
    path: '/api/admin/templates/documents',
    query: TemplateListQuery,
    reply: z.object({ rows: z.array(TemplateRow), next: z.nullable(z.string()) }),
  },
  show: {
    ...view,
    method: 'GET',
    path: '/api/admin/templates/documents/:id',
    reply: TemplateDetail,
  },
  create: {
    ...create,
    method: 'POST',
    path: '/api/admin/templates/documents',
    body: TemplateBeginning,
  },
  save: {
    ...change,
    method: 'PUT',
    path: '/api/admin/templates/documents/:id',
    body: TemplateChange,
  },
  send: {
    ...change,
    method: 'POST',
    path: '/api/admin/templates/documents/:id/review',
    body: TemplateAtVersion,
  },
  withdraw: {
    ...change,
    method: 'POST',
    path: '/api/admin/templates/documents/:id/withdrawal',
    body: TemplateAtVersion,
  },
  publish: {
    ...change,
    method: 'POST',
    path: '/api/admin/templates/documents/:id/publication',
    body: TemplatePublication,
  },
  retire: {
    ...change,
    method: 'POST',
    path: '/api/admin/templates/documents/:id/retirement',
    body: TemplateAtVersion,
  },
  /** The text, stored or not, as it comes out for a case. */
  preview: {
    ...view,
    method: 'POST',
    path: '/api/admin/templates/documents/previews',
    isHarmless: true,
    body: TemplatePreviewing,
    reply: TemplatePreview,
  },
})
