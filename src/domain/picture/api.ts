import { endpointsOf } from '#domain/endpoint'
import { PictureContent } from './picture.ts'

export const pictureApi = endpointsOf({
  /** 404 for a picture that the reader may not see. */
  show: {
    method: 'GET',
    path: '/api/pictures/:id',
    who: ['staff', 'agent', 'client'],
    forDelegates: 'progress',
    can: [],
    reply: PictureContent,
  },
})
