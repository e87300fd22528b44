import { standardReplyApi } from '#domain/standard-reply/api'
import type { ReplyUse } from '#domain/standard-reply/standard-reply'
import { call } from '#lib/api'
import { caseId } from '#stores/conveyance/case-store'

/** The standard replies for a use, filled in for the case on the page. */
export const fetchCaseReplies = (use: ReplyUse) =>
  call(standardReplyApi.of_case, { params: { id: caseId() }, query: { use } })
