import { leadApi } from '#domain/lead/api'
import { assignLead } from '#domain/lead/assignment'
import { planCallBack } from '#domain/lead/calling'
import { loseLead, markSpam, reopenLead } from '#domain/lead/closing'
import { leadExport } from '#domain/lead/export'
import { mergeLeads } from '#domain/lead/merging'
import { writeToLeadByWhatsapp } from '#domain/lead/messaging'
import { stepLead } from '#domain/lead/progress'
import { changeLeadStage, nurtureLead, offerPack } from '#domain/lead/stage'
import { type Api, serve } from '../serve.ts'
import { logLeadCall } from '../tenant/call/logging.ts'
import { editLinkedLead } from '../tenant/contact/linked-lead.ts'
import { exportList } from '../tenant/core/exporting.ts'
import { assignEach, claimNext, leadOwner } from '../tenant/lead/assigning.ts'
import { convertIntoQuote } from '../tenant/lead/converting.ts'
import { createLead } from '../tenant/lead/creating.ts'
import { receivePasted } from '../tenant/lead/intake.ts'
import { savedLeads } from '../tenant/lead/saved-list.ts'
import { leadDesk, matchesOf, toLeadDetail } from '../tenant/lead/view.ts'
import { registerSavedList } from '../tenant/list/saved-lists.ts'
import { requireStageLists } from './stage-lists.ts'

export const leads = (api: Api) => {
  registerSavedList(api, 'leads', savedLeads)
  serve(api, leadApi.create, (request) => createLead(request, request.body))
  serve(api, leadApi.paste, (request) => receivePasted(request, request.body.text))
  serve(api, leadApi.list, ({ leadList, query, user }) => {
    requireStageLists(user, query.view, 'leads.view-any')
    return leadList.page(query)
  })
  serve(api, leadApi.totals, ({ leadList, query, user }) => {
    requireStageLists(user, query.view, 'leads.view-any')
    return leadList.totals(query)
  })
  serve(api, leadApi.export, (request) => {
    const { leadList, query } = request
    const { page } = leadList
    return exportList(request, { list: 'leads', columns: leadExport, query, page })
  })
  serve(api, leadApi.desk, (request) => leadDesk(request))
  serve(api, leadApi.matches, (request) => matchesOf(request, request.query))
  serve(api, leadApi.claim, (request) => ({ lead: claimNext(request) }))
  serve(api, leadApi.assign_all, (request) => assignEach(request, request.body))
  serve(api, leadApi.show, (request) => toLeadDetail(request, request.leads.get(request.params.id)))
  serve(api, leadApi.assign, (request) => {
    const { params, body, now } = request
    request.leads.fresh(params.id, body.version)
    const owner = leadOwner(request, body.owner_id)
    return request.leads.change(params.id, body.version, (it) => assignLead(it, owner, now))
  })
  serve(api, leadApi.merge, (request) => {
    const { params, body, now } = request
    const remaining = request.leads.fresh(params.id, body.version)
    const other = request.leads.get(body.other_id)
    const merging = mergeLeads(remaining, other, now)
    request.leads.keep(merging.merged, other.version)
    return request.leads.keep(merging.kept, remaining.version)
  })
  serve(api, leadApi.convert, (request) =>
    convertIntoQuote(request, request.params.id, request.body.version),
  )
  verbs(api)
  stages(api)
}

const verbs = (api: Api) => {
  serve(api, leadApi.edit, (request) => editLinkedLead(request, request.params.id, request.body))
  serve(api, leadApi.call, (request) => logLeadCall(request, request.params.id, request.body))
  serve(api, leadApi.whatsapp, ({ leads, params, body, now }) =>
    leads.change(params.id, body.version, (it) => writeToLeadByWhatsapp(it, body.text, now)),
  )
  serve(api, leadApi.call_back, ({ leads, params, body, now }) =>
    leads.change(params.id, body.version, (it) => planCallBack(it, body, now)),
  )
  serve(api, leadApi.step, ({ leads, params, body, now }) =>
    leads.change(params.id, body.version, (it) => stepLead(it, body, now)),
  )
  serve(api, leadApi.lose, ({ leads, params, body, now }) =>
    leads.change(params.id, body.version, (it) => loseLead(it, body, now)),
  )
  serve(api, leadApi.spam, ({ leads, params, body, now }) =>
    leads.change(params.id, body.version, (it) => markSpam(it, now)),
  )
  serve(api, leadApi.reopen, ({ leads, params, body, now }) =>
    leads.change(params.id, body.version, (it) => reopenLead(it, now)),
  )
}

const stages = (api: Api) => {
  serve(api, leadApi.stage, ({ leads, params, body, now }) =>
    leads.change(params.id, body.version, (it) => changeLeadStage(it, body.sale_stage, now)),
  )
  serve(api, leadApi.nurture, ({ leads, params, body, now }) =>
    leads.change(params.id, body.version, (it) => nurtureLead(it, body.on, now)),
  )
  serve(api, leadApi.pack, ({ leads, params, body, now }) =>
    leads.change(params.id, body.version, (it) => offerPack(it, now)),
  )
}
