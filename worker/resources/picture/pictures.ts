import { pictureApi } from '#domain/picture/api'
import { shownPicture } from '#tenant/picture/showing'
import { type Api, serve } from '#worker/serve'

export const pictures = (api: Api) => {
  serve(api, pictureApi.show, (request) => shownPicture(request, request.params.id))
}
