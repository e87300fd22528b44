import { saleMemoApi } from '#domain/sale-memo/api'
import { memoSteps } from '../../directory/memo-endpoints.ts'
import { type Api, serve } from '../../serve.ts'
import { registerSavedList } from '../../tenant/list/saved-lists.ts'
import {
  askAgent,
  changeMemo,
  matchMemo,
  recordFallThrough,
  rejectMemo,
  typeMemo,
} from '../../tenant/sale-memo/changing.ts'
import { confirmMemo } from '../../tenant/sale-memo/confirming.ts'
import { memoListOf, memosOfAgent } from '../../tenant/sale-memo/list.ts'
import { getMemo } from '../../tenant/sale-memo/memos.ts'
import { memoOfUpload, receiveMemo } from '../../tenant/sale-memo/receiving.ts'
import { savedMemos } from '../../tenant/sale-memo/saved-list.ts'
import { memoView } from '../../tenant/sale-memo/view.ts'

export const saleMemos = (api: Api) => {
  registerSavedList(api, 'sale-memos', savedMemos)
  serve(api, saleMemoApi.list, (request) => memoListOf(request).page(request.query))
  serve(api, saleMemoApi.show, (request) => memoView(request, getMemo(request, request.params.id)))
  serve(api, saleMemoApi.create, (request) =>
    memoView(request, typeMemo(request, request.body.facts)),
  )
  serve(api, saleMemoApi.change, (request) =>
    memoView(request, changeMemo(request, request.params.id, request.body)),
  )
  serve(api, saleMemoApi.match, (request) =>
    memoView(request, matchMemo(request, request.params.id, request.body)),
  )
  serve(api, saleMemoApi.ask, (request) =>
    memoView(request, askAgent(request, request.params.id, request.body.version)),
  )
  serve(api, saleMemoApi.confirm, (request) =>
    memoView(request, confirmMemo(request, request.params.id, request.body)),
  )
  serve(api, saleMemoApi.reject, (request) =>
    memoView(request, rejectMemo(request, request.params.id, request.body)),
  )
  serve(api, saleMemoApi.fall_through, (request) =>
    memoView(request, recordFallThrough(request, request.params.id, request.body)),
  )
  serve(api, saleMemoApi.of_agent, (request) => memosOfAgent(request))
  serve(api, memoSteps.find, (request) => memoOfUpload(request, request.params.id))
  serve(api, memoSteps.receive, (request) => receiveMemo(request, request.params.id, request.body))
}
