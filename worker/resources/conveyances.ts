import { abortCase, reinstateCase } from '#domain/conveyance/abortion'
import { conveyanceApi } from '#domain/conveyance/api'
import { chase } from '#domain/conveyance/chase'
import { reopenCase } from '#domain/conveyance/closing/reopening'
import { archiveCase, closeCase } from '#domain/conveyance/closure'
import { complete } from '#domain/conveyance/completion'
import {
  correctCompletionDate,
  varyCompletionDate,
} from '#domain/conveyance/completion-date/changing'
import type { CaseRecords } from '#domain/conveyance/conveyance'
import { setDetails } from '#domain/conveyance/details'
import { exchange } from '#domain/conveyance/exchange'
import { conveyanceExport } from '#domain/conveyance/export'
import { holdCase, resumeCase } from '#domain/conveyance/hold'
import { recordFact } from '#domain/conveyance/plan/fact-recording'
import { clearHolder, setHolder } from '#domain/conveyance/plan/holder-setting'
import { setKeyDates } from '#domain/conveyance/plan/key-date-setting'
import type { CaseChange } from '#domain/conveyance/settling'
import { fullName } from '#domain/user/user'
import { type Api, serve } from '../serve.ts'
import { assignCases } from '../tenant/conveyance/assigning.ts'
import { caseFileFor } from '../tenant/conveyance/case-file.ts'
import { caseTimeline } from '../tenant/conveyance/history.ts'
import { noticePreviews } from '../tenant/conveyance/notices.ts'
import { savedConveyances } from '../tenant/conveyance/saved-list.ts'
import { exportList } from '../tenant/core/exporting.ts'
import { requireBeyondMoney, requireMoneyFields } from '../tenant/core/money-only.ts'
import { resolveReferences, resolveSpeaker } from '../tenant/core/resolving-references.ts'
import { followPrice } from '../tenant/funds/following.ts'
import { assertExplained } from '../tenant/funds/receipt/standing.ts'
import { followIdentity } from '../tenant/identity/following.ts'
import { openDirectCase } from '../tenant/lead/case-opening.ts'
import { assertNilBalance } from '../tenant/ledger/closing.ts'
import { registerSavedList } from '../tenant/list/saved-lists.ts'
import { followRiskOf } from '../tenant/risk/following.ts'
import { assertRiskHolds } from '../tenant/risk/standing.ts'
import type { RequestContext } from '../tenant/runtime/context.ts'
import { assertNoMatch } from '../tenant/sanctions/screening.ts'
import type { User } from '../tenant/user/users.ts'

type CaseRequest = RequestContext & { readonly params: { readonly id: string } }

/** Changes a case and returns it; throws 403 for people limited to money. */
const change = (
  { store, conveyances, params, person, today }: CaseRequest,
  version: number,
  act: (it: CaseRecords) => CaseChange,
) => {
  requireBeyondMoney(person)
  return caseFileFor({ store, today }, conveyances.change(params.id, version, act))
}

/** Cases; their tasks are in tasks.ts. */
export const conveyances = (api: Api) => {
  lists(api)
  serve(api, conveyanceApi.assign, (request) => {
    requireBeyondMoney(request.person)
    return assignCases(request, request.body)
  })
  serve(api, conveyanceApi.open, (request) => {
    requireBeyondMoney(request.person)
    return caseFileFor(request, openDirectCase(request, request.body))
  })
  serve(api, conveyanceApi.show, (request) => ({
    ...caseFileFor(request, request.conveyances.records(request.params.id)),
    history: caseTimeline(request, request.params.id),
  }))
  serve(api, conveyanceApi.details, (request) => {
    const { conveyances, params, now, person } = request
    requireMoneyFields(person, request.body)
    const before = conveyances.get(params.id)
    const agency = before.agency?.agency.id ?? null
    const { version, ...details } = resolveReferences(request, request.body, { agency })
    conveyances.change(params.id, version, (it) => setDetails(it, details, now))
    if (details.clients) followIdentity(request, params.id)
    followPrice(request, before)
    followRiskOf(request, params.id)
    return caseFileFor(request, conveyances.records(params.id))
  })
  serve(api, conveyanceApi.key_dates, (request) =>
    change(request, request.body.version, (it) => setKeyDates(it, request.body.dates, request.now)),
  )
  serve(api, conveyanceApi.facts, (request) =>
    change(request, request.body.version, (it) =>
      recordFact(it, request.body, request.by, request.now),
    ),
  )
  holding(api)
  outcomes(api)
  filing(api)
}

const outcomes = (api: Api) => {
  serve(api, conveyanceApi.exchange, (request) =>
    change(request, request.body.version, (it) => {
      assertNoMatch(request.store, it.conveyance)
      assertRiskHolds(request, it.conveyance)
      assertExplained(request, it)
      return exchange(it, resolveSpeaker(request, request.body), request.by, request.now)
    }),
  )
  serve(api, conveyanceApi.completion, (request) =>
    change(request, request.body.version, (it) => {
      assertNoMatch(request.store, it.conveyance)
      assertRiskHolds(request, it.conveyance)
      assertExplained(request, it)
      return complete(it, request.body, request.by, request.now)
    }),
  )
  serve(api, conveyanceApi.variation, (request) =>
    change(request, request.body.version, (it) =>
      varyCompletionDate(it, request.body, request.by, request.now),
    ),
  )
  serve(api, conveyanceApi.correction, (request) =>
    change(request, request.body.version, (it) =>
      correctCompletionDate(it, request.body, request.by, request.now),
    ),
  )
  serve(api, conveyanceApi.abortion, (request) =>
    change(request, request.body.version, (it) =>
      abortCase(it, request.body, request.by, request.now),
    ),
  )
  serve(api, conveyanceApi.reinstatement, (request) =>
    change(request, request.body.version, (it) => reinstateCase(it, request.body, request.now)),
  )
  serve(api, conveyanceApi.closure, (request) =>
    change(request, request.body.version, (it) => {
      const closed = closeCase(it, request.body, request.by, request.now)
      assertNilBalance(request, request.params.id)
      return closed
    }),
  )
}

const filing = (api: Api) => {
  serve(api, conveyanceApi.archive, (request) =>
    change(request, request.body.version, (it) => archiveCase(it, request.now)),
  )
  serve(api, conveyanceApi.reopen, (request) =>
    change(request, request.body.version, (it) => reopenCase(it, request.body, request.now)),
  )
}

const holding = (api: Api) => {
  serve(api, conveyanceApi.set_holder, (request) =>
    change(request, request.body.version, (it) => setHolder(it, request.body, request.now)),
  )
  serve(api, conveyanceApi.clear_holder, (request) =>
    change(request, request.query.version, (it) => clearHolder(it, request.now)),
  )
  serve(api, conveyanceApi.chase, (request) =>
    change(request, request.body.version, (it) => chase(it, request.body, request.now)),
  )
  serve(api, conveyanceApi.hold, (request) =>
    change(request, request.body.version, (it) =>
      holdCase(it, request.body, request.by, request.now),
    ),
  )
  serve(api, conveyanceApi.resume, (request) =>
    change(request, request.body.version, (it) => resumeCase(it, request.body, request.now)),
  )
  serve(api, conveyanceApi.notices, (request) =>
    noticePreviews(request, request.params.id, request.query),
  )
}

const lists = (api: Api) => {
  registerSavedList(api, 'conveyances', savedConveyances)
  serve(api, conveyanceApi.list, ({ conveyanceList, query }) => conveyanceList.page(query))
  serve(api, conveyanceApi.totals, ({ conveyanceList, query }) => conveyanceList.totals(query))
  serve(api, conveyanceApi.export, (request) => {
    const { conveyanceList, query } = request
    const { page } = conveyanceList
    return exportList(request, { list: 'conveyances', columns: conveyanceExport, query, page })
  })
  serve(api, conveyanceApi.fee_earners, ({ users }) => byName(users.feeEarners()))
  serve(api, conveyanceApi.assignees, ({ users }) => byName(users.activeStaff()))
}

const byName = (users: readonly User[]) =>
  users
    .map((it) => ({ id: it.id, name: fullName(it) }))
    .toSorted((a, b) => a.name.localeCompare(b.name))
