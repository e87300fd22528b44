import { assertAllowed } from '#domain/act'
import { hasPermission } from '#domain/permissions'
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
import { Refusal } from '#domain/refusal'
import { type Api, serve } from '../serve.ts'
import { logFollowUp } from '../tenant/call/logging.ts'
import { instructCase } from '../tenant/conveyance/instructing.ts'
import { exportList } from '../tenant/core/exporting.ts'
import { peopleIn } from '../tenant/quote/case/people.ts'
import { newOffer, tellOffer } from '../tenant/quote/case/sending.ts'
import { shownQuoteCase } from '../tenant/quote/case/view.ts'
import type { Desk } from '../tenant/runtime/context.ts'

/** Quotes: drafts, prices sent, what became of them. */
export const quoteCases = (api: Api) => {
  serve(api, quoteCaseApi.create, (asked) => {
    const { body, newId, numbers, by, now } = asked
    const begun = {
      id: newId(),
      number: numbers.quoteNumber(),
      lead_id: body.lead_id ?? null,
      facts: body.facts,
      people: peopleIn(asked, body.facts),
    }
    return asked.quoteCases.add(begin(begun, by, now))
  })
  serve(api, quoteCaseApi.draft, (asked) => {
    const { params, body, now } = asked
    const change = { facts: body.facts, people: peopleIn(asked, body.facts) }
    return asked.quoteCases.change(params.id, body.version, (it) => draft(it, change, now))
  })
  serve(api, quoteCaseApi.discard, ({ quoteCases, params }) => {
    const it = quoteCases.fresh(params.id, null)
    assertAllowed(mayDiscard(it))
    quoteCases.discard(it)
    return { discarded: true as const }
  })
  serve(api, quoteCaseApi.list, ({ quoteCaseList, query, user }) => {
    requireStageLists(user, query.view)
    return quoteCaseList.page(query)
  })
  serve(api, quoteCaseApi.totals, ({ quoteCaseList, query, user }) => {
    requireStageLists(user, query.view)
    return quoteCaseList.totals(query)
  })
  serve(api, quoteCaseApi.export, (asked) => {
    const { quoteCaseList, query, today } = asked
    const { columns: _, ...filters } = query
    const page = (after?: string) => quoteCaseList.page({ ...filters, after, limit: 500 })
    return exportList(asked, { list: 'quotes', columns: quoteCaseExport(today), query, page })
  })
  serve(api, quoteCaseApi.show, (asked) =>
    shownQuoteCase(asked, asked.quoteCases.get(asked.params.id)),
  )
  serve(api, quoteCaseApi.send, (asked) => {
    const { params, body, by, now } = asked
    const { facts } = asked.quoteCases.get(params.id)
    const offer = newOffer(asked, params.id, facts, body.channels)
    const it = asked.quoteCases.change(params.id, body.version, (it) =>
      send(it, offer.sending, by, now),
    )
    tellOffer(asked, it, offer)
    return it
  })
  serve(api, quoteCaseApi.edit, (asked) => {
    const { params, body, by, now } = asked
    const offer = newOffer(asked, params.id, body.facts, body.channels)
    const editing = { ...offer.sending, facts: body.facts, people: peopleIn(asked, body.facts) }
    const fresh = asked.quoteCases.fresh(params.id, body.version)
    const outcome = edit(fresh, editing, by, now)
    const quote_case = asked.quoteCases.keep(outcome, fresh.version)
    tellOffer(asked, quote_case, offer)
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

const requireStageLists = (user: Desk['person'], view: string | undefined) => {
  if ((view === 'presold' || view === 'sold') && !hasPermission(user, 'quotes.view-any'))
    throw new Refusal(403, 'forbidden', 'You need the permission quotes.view-any.')
}
