import { profileApi } from '#domain/user/profile/api'
import { changeOwnPhoto, removePhoto } from '#tenant/user/profile/photo'
import {
  changeOwnProfile,
  changeProfile,
  contactCards,
  profileChoices,
  toProfileView,
} from '#tenant/user/profile/profile'
import { type Api, serve } from '../../serve.ts'

export const profiles = (api: Api) => {
  serve(api, profileApi.show, (request) => toProfileView(request, request.params.id))
  serve(api, profileApi.change, (request) =>
    changeProfile(request, request.params.id, request.body),
  )
  serve(api, profileApi.choices, profileChoices)
  serve(api, profileApi.show_own, (request) => toProfileView(request, request.person.id))
  serve(api, profileApi.change_own, (request) => changeOwnProfile(request, request.body))
  serve(api, profileApi.change_photo, ({ body, ...request }) =>
    changeOwnPhoto(request, body.version, body.photo),
  )
  serve(api, profileApi.remove_photo, ({ params, query, ...request }) =>
    removePhoto(request, params.id, query.version),
  )
  serve(api, profileApi.cards, contactCards)
}
