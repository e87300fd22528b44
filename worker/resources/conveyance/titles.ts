import { caseChainApi } from '#domain/conveyance/chain/api'
import { caseTitleApi } from '#domain/conveyance/title/api'
import { type Api, serve } from '../../serve.ts'
import { chainOf, saveChain, saveTitle, titleOf } from '../../tenant/conveyance/title/titles.ts'

/** The title and the chain of a case. */
export const caseTitles = (api: Api) => {
  serve(api, caseTitleApi.show, (request) => titleOf(request, request.params.id))
  serve(api, caseTitleApi.save, (request) => saveTitle(request, request.params.id, request.body))
  serve(api, caseChainApi.show, (request) => chainOf(request, request.params.id))
  serve(api, caseChainApi.save, (request) => saveChain(request, request.params.id, request.body))
}
