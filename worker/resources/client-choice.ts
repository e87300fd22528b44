import { clientChoiceApi } from '#domain/contact/choice/api'
import { type Api, serve } from '../serve.ts'
import { ownChoice, saveOwnChoice } from '../tenant/contact/choosing.ts'

export const clientChoice = (api: Api) => {
  serve(api, clientChoiceApi.show, (request) => ownChoice(request))
  serve(api, clientChoiceApi.change, (request) => saveOwnChoice(request, request.body))
}
