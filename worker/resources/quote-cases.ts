import { assertAllowed } from '#domain/act'
import { mayDiscard } from '#domain/quote/case/acts'
import { quoteCaseApi } from '#domain/quote/case/api'
import { closeAsLost } from '#domain/quote/case/closing'
import { createDraft, saveDraft } from '#domain/quote/case/drafting'
import { editQuoteCase } from '#domain/quote/case/editing'
import { quoteCaseExport } from '#domain/quote/case/export'
import { extendQuote } from '#domain/quote/case/extension'
import { holdQuoteCase, resumeQuoteCase } from '#domain/quote/case/holding'
import { logWhatsapp, skipCall } from '#domain/quote/case/messaging'
import { reviveQuoteCase } from '#domain/quote/case/revival'
import { sendQuote } from '#domain/quote/case/sending'
import { changeQuoteStage } from '#domain/quote/case/stage'
import { introducerOf } from '#domain/quote/facts'
import { type Api, serve } from '../serve.ts'
import { withReferral } from '../tenant/agent/choosing.ts'
import { logFollowUp } from '../tenant/call/logging.ts'
import { freshLinked, withKnownClients } from '../tenant/contact/linked-quote.ts'
import { instructCase, previewInstruction } from '../tenant/conveyance/instructing.ts'
import { exportList } from '../tenant/core/exporting.ts'
import { registerSavedList } from '../tenant/list/saved-lists.ts'
import { peopleIn } from '../tenant/quote/case/people.ts'
import { previewSending } from '../tenant/quote/case/previews.ts'
import { savedPresold, savedQuotes, savedSold } from '../tenant/quote/case/saved-list.ts'
import { newOffer, saveOffer } from '../tenant/quote/case/sending.ts'
import { toQuoteCaseDetail } from '../tenant/quote/case/view.ts'
import { requireStageLists } from './stage-lists.ts'

export const quoteCases = (api: Api) => {
  registerSavedList(api, 'quotes', savedQuotes)
  registerSavedList(api, 'quotes-presold', savedPresold)
  registerSavedList(api, 'quotes-sold', savedSold)
  serve(api, quoteCaseApi.create, (request) => {
    const { body, newId, numbers, by, now } = request
    const lead = body.lead_id ? request.leads.find(body.lead_id) : null
    const introducedBy = lead?.introducer?.agency_id ?? null
    const opening = {
      id: newId(),
      number: numbers.quoteNumber(body.lead_id),
      lead_id: body.lead_id ?? null,
      facts: withKnownClients(request, withReferral(request, body.facts, introducedBy)),
      people: peopleIn(request, body.facts),
    }
    return request.quoteCases.add(createDraft(opening, by, now))
  })
  serve(api, quoteCaseApi.draft, (request) => {
    const { params, body, now } = request
    const current = request.quoteCases.get(params.id)
    const entered = withReferral(request, body.facts, introducerOf(current.facts))
    const change = {
      facts: withKnownClients(request, entered),
      people: peopleIn(request, body.facts, current),
    }
    return request.quoteCases.change(params.id, body.version, (it) => saveDraft(it, change, now))
  })
  serve(api, quoteCaseApi.discard, ({ quoteCases, params }) => {
    const it = quoteCases.fresh(params.id, null)
    assertAllowed(mayDiscard(it))
    quoteCases.discard(it)
    return { discarded: true as const }
  })
  serve(api, quoteCaseApi.list, ({ quoteCaseList, query, user }) => {
    requireStageLists(user, query.view, 'quotes.view-any')
    return quoteCaseList.page(query)
  })
  serve(api, quoteCaseApi.totals, ({ quoteCaseList, query, user }) => {
    requireStageLists(user, query.view, 'quotes.view-any')
    return quoteCaseList.totals(query)
  })
  serve(api, quoteCaseApi.export, (request) => {
    const { quoteCaseList, query, today } = request
    const { page } = quoteCaseList
    return exportList(request, { list: 'quotes', columns: quoteCaseExport(today), query, page })
  })
  serve(api, quoteCaseApi.show, (request) =>
    toQuoteCaseDetail(request, request.quoteCases.get(request.params.id)),
  )
  serve(api, quoteCaseApi.send, (request) => {
    const { params, body, by, now } = request
    const fresh = freshLinked(request, params.id, body.version)
    const offer = newOffer(request, fresh.facts, body.channels)
    return saveOffer(request, sendQuote(fresh, offer.sending, by, now), fresh.version, offer)
  })
  serve(api, quoteCaseApi.edit, (request) => {
    const { params, body, by, now } = request
    const already = introducerOf(request.quoteCases.get(params.id).facts)
    const entered = withReferral(request, body.facts, already)
    const fresh = freshLinked(request, params.id, body.version, entered)
    const { facts } = fresh
    const offer = newOffer(request, facts, body.channels)
    const editing = { ...offer.sending, facts, people: peopleIn(request, facts, fresh) }
    const outcome = editQuoteCase(fresh, editing, by, now)
    const quote_case = saveOffer(request, outcome, fresh.version, offer)
    return { quote_case, difference: outcome.difference }
  })
  serve(api, quoteCaseApi.preview_sending, (request) => previewSending(request, request.params.id))
  verbs(api)
  serve(api, quoteCaseApi.instruct, (request) => ({ conveyances: instructCase(request) }))
  serve(api, quoteCaseApi.preview_instruction, (request) =>
    previewInstruction(request, request.params.id, request.query),
  )
}

const verbs = (api: Api) => {
  serve(api, quoteCaseApi.follow_up, (request) =>
    logFollowUp(request, request.params.id, request.body),
  )
  serve(api, quoteCaseApi.skip, ({ quoteCases, params, body, now }) =>
    quoteCases.change(params.id, body.version, (it) => skipCall(it, body, now)),
  )
  serve(api, quoteCaseApi.whatsapp, ({ quoteCases, params, body, now }) =>
    quoteCases.change(params.id, body.version, (it) => logWhatsapp(it, body.text, now)),
  )
  serve(api, quoteCaseApi.stage, ({ quoteCases, params, body, now }) =>
    quoteCases.change(params.id, body.version, (it) => changeQuoteStage(it, body, now)),
  )
  serve(api, quoteCaseApi.extend, ({ quoteCases, params, body, now }) =>
    quoteCases.change(params.id, body.version, (it) => extendQuote(it, body, now)),
  )
  serve(api, quoteCaseApi.hold, ({ quoteCases, params, body, now }) =>
    quoteCases.change(params.id, body.version, (it) => holdQuoteCase(it, body, now)),
  )
  serve(api, quoteCaseApi.resume, ({ quoteCases, params, now }) =>
    quoteCases.change(params.id, null, (it) => resumeQuoteCase(it, now)),
  )
  serve(api, quoteCaseApi.die, ({ quoteCases, params, body, now }) =>
    quoteCases.change(params.id, body.version, (it) => closeAsLost(it, body, now)),
  )
  serve(api, quoteCaseApi.revive, ({ quoteCases, params, body, now }) =>
    quoteCases.change(params.id, body.version, (it) => reviveQuoteCase(it, body, now)),
  )
}
