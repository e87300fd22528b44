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

const view = { who: ['staff'], can: ['template-layouts.view-any'] } as const
const create = { who: ['staff'], can: ['template-layouts.create'], reply: TemplateDetail } as const
const change = { who: ['staff'], can: ['template-layouts.update'], reply: TemplateDetail } as const

export const layoutApi = endpointsOf({
  list: {
    ...view,
    method: 'GET',
    path: '/api/admin/templates/layouts',
    query: TemplateListQuery,
    reply: z.object({ rows: z.array(TemplateRow), next: z.nullable(z.string()) }),
  },
  show: { ...view, method: 'GET', path: '/api/admin/templates/layouts/:id', reply: TemplateDetail },
  create: {
    ...create,
    method: 'POST',
    path: '/api/admin/templates/layouts',
    body: TemplateBeginning,
  },
  save: {
    ...change,
    method: 'PUT',
    path: '/api/admin/templates/layouts/:id',
    body: TemplateChange,
  },
  send: {
    ...change,
    method: 'POST',
    path: '/api/admin/templates/layouts/:id/review',
    body: TemplateAtVersion,
  },
  withdraw: {
    ...change,
    method: 'POST',
    path: '/api/admin/templates/layouts/:id/withdrawal',
    body: TemplateAtVersion,
  },
  publish: {
    ...change,
    method: 'POST',
    path: '/api/admin/templates/layouts/:id/publication',
    body: TemplatePublication,
  },
  retire: {
    ...change,
    method: 'POST',
    path: '/api/admin/templates/layouts/:id/retirement',
    body: TemplateAtVersion,
  },
  /** The text, stored or not, as it comes out for a case. */
  preview: {
    ...view,
    method: 'POST',
    path: '/api/admin/templates/layouts/previews',
    isHarmless: true,
    body: TemplatePreviewing,
    reply: TemplatePreview,
  },
})
