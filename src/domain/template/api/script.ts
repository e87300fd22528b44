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

const view = { who: ['staff'], can: ['email-templates.view-any'] } as const
const create = { who: ['staff'], can: ['email-templates.update'], reply: TemplateDetail } as const
const change = { who: ['staff'], can: ['email-templates.update'], reply: TemplateDetail } as const

export const scriptApi = endpointsOf({
  list: {
    ...view,
    method: 'GET',
    path: '/api/admin/templates/scripts',
    query: TemplateListQuery,
    reply: z.object({ rows: z.array(TemplateRow), next: z.nullable(z.string()) }),
  },
  show: {
    ...view,
    method: 'GET',
    path: '/api/admin/templates/scripts/:id',
    reply: TemplateDetail,
  },
  create: {
    ...create,
    method: 'POST',
    path: '/api/admin/templates/scripts',
    body: TemplateBeginning,
  },
  save: {
    ...change,
    method: 'PUT',
    path: '/api/admin/templates/scripts/:id',
    body: TemplateChange,
  },
  send: {
    ...change,
    method: 'POST',
    path: '/api/admin/templates/scripts/:id/review',
    body: TemplateAtVersion,
  },
  withdraw: {
    ...change,
    method: 'POST',
    path: '/api/admin/templates/scripts/:id/withdrawal',
    body: TemplateAtVersion,
  },
  publish: {
    ...change,
    method: 'POST',
    path: '/api/admin/templates/scripts/:id/publication',
    body: TemplatePublication,
  },
  retire: {
    ...change,
    method: 'POST',
    path: '/api/admin/templates/scripts/:id/retirement',
    body: TemplateAtVersion,
  },
  /** The text, stored or not, as it comes out for a case. */
  preview: {
    ...view,
    method: 'POST',
    path: '/api/admin/templates/scripts/previews',
    isHarmless: true,
    body: TemplatePreviewing,
    reply: TemplatePreview,
  },
})
