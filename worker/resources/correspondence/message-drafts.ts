import { messageDraftApi } from '#domain/message-draft/api'
import { type Api, serve } from '../../serve.ts'
import { discardDraft, draftsOf, saveDraft } from '../../tenant/message-draft/drafts.ts'

export const messageDrafts = (api: Api) => {
  serve(api, messageDraftApi.list, (request) => draftsOf(request, request.query.record))
  serve(api, messageDraftApi.save, (request) => saveDraft(request, request.params.id, request.body))
  serve(api, messageDraftApi.discard, (request) => discardDraft(request, request.params.id))
}
