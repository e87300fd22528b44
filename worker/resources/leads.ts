import { leadApi } from '#domain/lead/api'
import { assignLead } from '#domain/lead/assignment'
import { planCallBack } from '#domain/lead/calling'
import { loseLead, markSpam, reopenLead } from '#domain/lead/closing'
import { leadExport } from '#domain/lead/export'
import { mergeLeads } from '#domain/lead/merging'
import { stepLead } from '#domain/lead/progress'
import { changeLeadStage, nurtureLead, offerPack } from '#domain/lead/staging'
import { writeToLeadByWhatsapp } from '#domain/lead/writing'
import { type Api, serve } from '../serve.ts'
import { logLeadCall } from '../tenant/call/logging.ts'
import { editLinkedLead } from '../tenant/contact/linked-lead.ts'
import { exportList } from '../tenant/core/exporting.ts'
import { assignEach, claimNext, leadOwner } from '../tenant/lead/assigning.ts'
import { convertIntoQuote } from '../tenant/lead/converting.ts'
import { createLead } from '../tenant/lead/creating.ts'
import { takePasted } from '../tenant/lead/intake.ts'
import { savedLeads } from '../tenant/lead/saved-list.ts'
import { leadDesk, matchesOf, toLeadDetail } from '../tenant/lead/view.ts'
import { savesViews } from '../tenant/list/saved-lists.ts'
import { requireStageLists } from './stage-lists.ts'

export const leads = (api: Api) => {
  savesViews(api, 'leads', savedLeads)
  serve(api, leadApi.create, (asked) => createLead(asked, asked.body))
  serve(api, leadApi.paste, (asked) => takePasted(asked, asked.body.text))
  serve(api, leadApi.list, ({ leadList, query, user }) => {
    requireStageLists(user, query.view, 'leads.view-any')
    return leadList.page(query)
  })
  serve(api, leadApi.totals, ({ leadList, query, user }) => {
    requireStageLists(user, query.view, 'leads.view-any')
    return leadList.totals(query)
  })
  serve(api, leadApi.export, (asked) => {
    const { leadList, query } = asked
    const { page } = leadList
    return exportList(asked, { list: 'leads', columns: leadExport, query, page })
  })
  serve(api, leadApi.desk, (asked) => leadDesk(asked))
  serve(api, leadApi.matches, (asked) => matchesOf(asked, asked.query))
  serve(api, leadApi.claim, (asked) => ({ lead: claimNext(asked) }))
  serve(api, leadApi.assign_all, (asked) => assignEach(asked, asked.body))
  serve(api, leadApi.show, (asked) => toLeadDetail(asked, asked.leads.get(asked.params.id)))
  serve(api, leadApi.assign, (asked) => {
    const { params, body, now } = asked
    asked.leads.fresh(params.id, body.version)
    const owner = leadOwner(asked, body.owner_id)
    return asked.leads.change(params.id, body.version, (it) => assignLead(it, owner, now))
  })
  serve(api, leadApi.merge, (asked) => {
    const { params, body, now } = asked
    const kept = asked.leads.fresh(params.id, body.version)
    const other = asked.leads.get(body.other_id)
    const merging = mergeLeads(kept, other, now)
    asked.leads.keep(merging.merged, other.version)
    return asked.leads.keep(merging.kept, kept.version)
  })
  serve(api, leadApi.convert, (asked) =>
    convertIntoQuote(asked, asked.params.id, asked.body.version),
  )
  verbs(api)
  stages(api)
}

const verbs = (api: Api) => {
  serve(api, leadApi.edit, (asked) => editLinkedLead(asked, asked.params.id, asked.body))
  serve(api, leadApi.call, (asked) => logLeadCall(asked, asked.params.id, asked.body))
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
