import { agencyApi } from '#domain/agent/choice'
import { agencyRecordApi, branchApi, negotiatorApi } from '#domain/agent/records-api'
import { type Api, serve } from '../serve.ts'
import * as branches from '../tenant/agent/branches.ts'
import * as changing from '../tenant/agent/changing.ts'
import { exportAgencies } from '../tenant/agent/file.ts'
import { importAgency } from '../tenant/agent/importing.ts'
import { inviteNegotiator } from '../tenant/agent/inviting.ts'
import { agencyListOf } from '../tenant/agent/list.ts'
import { mergeAgencyInto, mergeBranchInto } from '../tenant/agent/merging.ts'
import * as negotiators from '../tenant/agent/negotiators.ts'
import { previewAgencyMerge, previewBranchMerge } from '../tenant/agent/previewing.ts'
import { savedAgencies } from '../tenant/agent/saved-list.ts'
import { agencyView, viewAtBranch } from '../tenant/agent/view.ts'
import { registerSavedList } from '../tenant/list/saved-lists.ts'

export const agencies = (api: Api) => {
  registerSavedList(api, 'agencies', savedAgencies)
  serve(api, agencyApi.list, ({ agencies, query }) => agencies.choices(query.q))
  serve(api, agencyRecordApi.list, (request) => agencyListOf(request).page(request.query))
  serve(api, agencyRecordApi.export, (request) => exportAgencies(request, request.query))
  serve(api, agencyRecordApi.import, (request) => importAgency(request, request.body))
  serve(api, agencyRecordApi.bdms, (request) => changing.bdmsOf(request))
  serve(api, agencyRecordApi.show, (request) => agencyView(request, request.params.id))
  serve(api, agencyRecordApi.preview, (request) =>
    previewAgencyMerge(request, request.params.id, request.query.other_id),
  )
  serve(api, agencyRecordApi.create, (request) =>
    agencyView(request, changing.createAgency(request, request.body).id),
  )
  serve(api, agencyRecordApi.change, (request) =>
    agencyView(request, changing.changeAgency(request, request.params.id, request.body).id),
  )
  serve(api, agencyRecordApi.archive, (request) =>
    agencyView(request, changing.archiveAgency(request, request.params.id, request.body).id),
  )
  serve(api, agencyRecordApi.restore, (request) =>
    agencyView(
      request,
      changing.restoreAgency(request, request.params.id, request.query.version).id,
    ),
  )
  serve(api, agencyRecordApi.merge, (request) =>
    agencyView(request, mergeAgencyInto(request, request.params.id, request.body).id),
  )
  serve(api, agencyRecordApi.add_branch, (request) =>
    agencyView(request, branches.addBranch(request, request.params.id, request.body).agency_id),
  )
  serveBranches(api)
  serveNegotiators(api)
}

const serveBranches = (api: Api) => {
  serve(api, branchApi.preview, (request) =>
    previewBranchMerge(request, request.params.id, request.query.other_id),
  )
  serve(api, branchApi.change, (request) =>
    agencyView(request, branches.changeBranch(request, request.params.id, request.body).agency_id),
  )
  serve(api, branchApi.archive, (request) =>
    agencyView(
      request,
      branches.archiveBranch(request, request.params.id, request.body.version).agency_id,
    ),
  )
  serve(api, branchApi.restore, (request) =>
    agencyView(
      request,
      branches.restoreBranch(request, request.params.id, request.query.version).agency_id,
    ),
  )
  serve(api, branchApi.merge, (request) =>
    agencyView(request, mergeBranchInto(request, request.params.id, request.body).agency_id),
  )
  serve(api, branchApi.add_negotiator, (request) =>
    viewAtBranch(request, negotiators.addNegotiator(request, request.params.id, request.body)),
  )
}

const serveNegotiators = (api: Api) => {
  serve(api, negotiatorApi.change, (request) =>
    viewAtBranch(request, negotiators.changeNegotiator(request, request.params.id, request.body)),
  )
  serve(api, negotiatorApi.move, (request) =>
    viewAtBranch(request, negotiators.moveNegotiator(request, request.params.id, request.body)),
  )
  serve(api, negotiatorApi.archive, (request) =>
    viewAtBranch(
      request,
      negotiators.archiveNegotiator(request, request.params.id, request.body.version),
    ),
  )
  serve(api, negotiatorApi.restore, (request) =>
    viewAtBranch(
      request,
      negotiators.restoreNegotiator(request, request.params.id, request.query.version),
    ),
  )
  serve(api, negotiatorApi.invite, (request) =>
    viewAtBranch(request, inviteNegotiator(request, request.params.id, request.body.version)),
  )
}
