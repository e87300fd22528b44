import { endpointsOf } from '#domain/endpoint'
import { TitleBody } from './bodies.ts'
import { CaseTitle } from './title.ts'

export const caseTitleApi = endpointsOf({
  show: {
    method: 'GET',
    path: '/api/conveyances/:id/title',
    who: ['staff'],
    can: ['conveyance.view', 'conveyance.update'],
    reply: CaseTitle,
  },
  save: {
    method: 'PUT',
    path: '/api/conveyances/:id/title',
    who: ['staff'],
    can: ['conveyance.update'],
    body: TitleBody,
    reply: CaseTitle,
  },
})
