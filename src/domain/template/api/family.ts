import * as z from 'zod/mini'
import { endpointsOf } from '#domain/endpoint'
import type { Permission } from '#domain/permissions'
import {
  TemplateAtVersion,
  TemplateBeginning,
  TemplateChange,
  TemplateListQuery,
  TemplatePreviewing,
  TemplatePublication,
} from '#domain/template/bodies'
import { TemplateDetail, TemplatePreview, TemplateRow } from '#domain/template/view'

type May<Verb extends string> = Extract<Permission, `${string}.${Verb}`>
type Permissions = {
  readonly view: May<'view-any'>
  readonly create: May<'create'>
  readonly update: May<'update'>
}

const get = { who: ['staff'], method: 'GET' } as const
const put = { who: ['staff'], method: 'PUT', reply: TemplateDetail } as const
const post = { who: ['staff'], method: 'POST', reply: TemplateDetail } as const

/** What staff call for one family of templates. `at`: '/api/admin/templates/documents'. */
export const templateApiOf = <const Path extends string>(
  at: Path,
  { view, create, update }: Permissions,
) =>
  endpointsOf({
    list: {
      ...get,
      can: [view],
      path: at,
      query: TemplateListQuery,
      reply: z.object({ rows: z.array(TemplateRow), next: z.nullable(z.string()) }),
    },
    show: { ...get, can: [view], path: `${at}/:id`, reply: TemplateDetail },
    create: { ...post, can: [create], path: at, body: TemplateBeginning },
    save: { ...put, can: [update], path: `${at}/:id`, body: TemplateChange },
    send: { ...post, can: [update], path: `${at}/:id/review`, body: TemplateAtVersion },
    withdraw: { ...post, can: [update], path: `${at}/:id/withdrawal`, body: TemplateAtVersion },
    publish: { ...post, can: [update], path: `${at}/:id/publication`, body: TemplatePublication },
    retire: { ...post, can: [update], path: `${at}/:id/retirement`, body: TemplateAtVersion },
    /** The text, stored or not, as it comes out for a case. */
    preview: {
      ...post,
      can: [view],
      path: `${at}/previews`,
      isHarmless: true,
      body: TemplatePreviewing,
      reply: TemplatePreview,
    },
  })
