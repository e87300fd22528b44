import { assertAllowed } from '#domain/act'
import { mayDiscard } from '#domain/quote/case/acts'
import { quoteCaseApi } from '#domain/quote/case/api'
import { begin, draft } from '#domain/quote/case/drafting'
import { die } from '#domain/quote/case/dying'
import { edit } from '#domain/quote/case/editing'
import { quoteCaseExport } from '#domain/quote/case/export'
import { extend } from '#domain/quote/case/extension'
import { hold, resume } from '#domain/quote/case/holding'
import { revive } from '#domain/quote/case/revival'
import { send } from '#domain/quote/case/sending'
import { changeStage } from '#domain/quote/case/staging'
import { skipCall, writeByWhatsapp } from '#domain/quote/case/writing'
import { type Api, serve } from '../serve.ts'
import { logFollowUp } from '../tenant/call/logging.ts'
import { freshLinked, withKnownClients } from '../tenant/contact/linked-quote.ts'
import { instructCase } from '../tenant/conveyance/instructing.ts'
import { exportList } from '../tenant/core/exporting.ts'
import { savesViews } from '../tenant/list/saved-lists.ts'
import { peopleIn } from '../tenant/quote/case/people.ts'
import { savedPresold, savedQuotes, savedSold } from '../tenant/quote/case/saved-list.ts'
import { keepOffer, newOffer } from '../tenant/quote/case/sending.ts'
import { toQuoteCaseDetail } from '../tenant/quote/case/view.ts'
import { requireStageLists } from './stage-lists.ts'

export const quoteCases = (api: Api) => {
  savesViews(api, 'quotes', savedQuotes)
  savesViews(api, 'quotes-presold', savedPresold)
  savesViews(api, 'quotes-sold', savedSold)
  serve(api, quoteCaseApi.create, (asked) => {
    const { body, newId, numbers, by, now } = asked
    const begun = {
      id: newId(),
      number: numbers.quoteNumber(),
      lead_id: body.lead_id ?? null,
      facts: withKnownClients(asked, body.facts),
      people: peopleIn(asked, body.facts),
    }
    return asked.quoteCases.add(begin(begun, by, now))
  })
  serve(api, quoteCaseApi.draft, (asked) => {
    const { params, body, now } = asked
    const change = {
      facts: withKnownClients(asked, body.facts),
      people: peopleIn(asked, body.facts),
    }
    return asked.quoteCases.change(params.id, body.version, (it) => draft(it, change, now))
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
  serve(api, quoteCaseApi.export, (asked) => {
    const { quoteCaseList, query, today } = asked
    const { page } = quoteCaseList
    return exportList(asked, { list: 'quotes', columns: quoteCaseExport(today), query, page })
  })
  serve(api, quoteCaseApi.show, (asked) =>
    toQuoteCaseDetail(asked, asked.quoteCases.get(asked.params.id)),
  )
  serve(api, quoteCaseApi.send, (asked) => {
    const { params, body, by, now } = asked
    const fresh = freshLinked(asked, params.id, body.version)
    const offer = newOffer(asked, fresh.facts, body.channels)
    return keepOffer(asked, send(fresh, offer.sending, by, now), fresh.version, offer)
  })
  serve(api, quoteCaseApi.edit, (asked) => {
    const { params, body, by, now } = asked
    const fresh = freshLinked(asked, params.id, body.version, body.facts)
    const { facts } = fresh
    const offer = newOffer(asked, facts, body.channels)
    const editing = { ...offer.sending, facts, people: peopleIn(asked, facts) }
    const outcome = edit(fresh, editing, by, now)
    const quote_case = keepOffer(asked, outcome, fresh.version, offer)
    return { quote_case, difference: outcome.difference }
  })
  verbs(api)
  serve(api, quoteCaseApi.instruct, (asked) => ({ conveyances: instructCase(asked) }))
}

const verbs = (api: Api) => {
  serve(api, quoteCaseApi.follow_up, (asked) => logFollowUp(asked, asked.params.id, asked.body))
  serve(api, quoteCaseApi.skip, ({ quoteCases, params, body, now }) =>
    quoteCases.change(params.id, body.version, (it) => skipCall(it, body, now)),
  )
  serve(api, quoteCaseApi.whatsapp, ({ quoteCases, params, body, now }) =>
    quoteCases.change(params.id, body.version, (it) => writeByWhatsapp(it, body.text, now)),
  )
  serve(api, quoteCaseApi.stage, ({ quoteCases, params, body, now }) =>
    quoteCases.change(params.id, body.version, (it) => changeStage(it, body, now)),
  )
  serve(api, quoteCaseApi.extend, ({ quoteCases, params, body, now }) =>
    quoteCases.change(params.id, body.version, (it) => extend(it, body, now)),
  )
  serve(api, quoteCaseApi.hold, ({ quoteCases, params, body, now }) =>
    quoteCases.change(params.id, body.version, (it) => hold(it, body, now)),
  )
  serve(api, quoteCaseApi.resume, ({ quoteCases, params, now }) =>
    quoteCases.change(params.id, null, (it) => resume(it, now)),
  )
  serve(api, quoteCaseApi.die, ({ quoteCases, params, body, now }) =>
    quoteCases.change(params.id, body.version, (it) => die(it, body, now)),
  )
  serve(api, quoteCaseApi.revive, ({ quoteCases, params, body, now }) =>
    quoteCases.change(params.id, body.version, (it) => revive(it, body, now)),
  )
}
