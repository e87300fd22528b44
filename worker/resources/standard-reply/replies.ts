import { standardReplyApi } from '#domain/standard-reply/api'
import { repliesForCase } from '#tenant/standard-reply/filling'
import * as replies from '#tenant/standard-reply/replies'
import { type Api, serve } from '#worker/serve'

export const standardReplies = (api: Api) => {
  serve(api, standardReplyApi.list, (request) => replies.listReplies(request, request.query))
  serve(api, standardReplyApi.create, (request) =>
    replies.createReply(request, request.body.content),
  )
  serve(api, standardReplyApi.save, (request) =>
    replies.saveReply(request, request.params.id, request.body),
  )
  serve(api, standardReplyApi.archive, (request) =>
    replies.setReplyArchived(request, request.params.id, { ...request.body, is_archived: true }),
  )
  serve(api, standardReplyApi.restore, (request) =>
    replies.setReplyArchived(request, request.params.id, { ...request.body, is_archived: false }),
  )
  serve(api, standardReplyApi.of_case, (request) =>
    repliesForCase(request, request.params.id, request.query.use),
  )
}
