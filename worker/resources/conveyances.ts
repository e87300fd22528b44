import { abortCase } from '#domain/conveyance/abortion'
import { conveyanceApi } from '#domain/conveyance/api'
import { caseFileOf } from '#domain/conveyance/case-file'
import { chase } from '#domain/conveyance/chase'
import { closeCase } from '#domain/conveyance/closure'
import { complete } from '#domain/conveyance/completion'
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
import { historyOf } from '../tenant/conveyance/history.ts'
import { openCase } from '../tenant/conveyance/opening.ts'
import { savedConveyances } from '../tenant/conveyance/saved-list.ts'
import { exportList } from '../tenant/core/exporting.ts'
import { requireMoneyFields, requireWhole } from '../tenant/core/money-only.ts'
import { pointed } from '../tenant/core/naming.ts'
import { savesViews } from '../tenant/list/saved-lists.ts'
import type { RequestContext } from '../tenant/runtime/context.ts'

type Asked = RequestContext & { readonly params: { readonly id: string } }

/** Changes a case and returns it; throws 403 for people limited to money. */
const change = (
  { conveyances, params, person, today }: Asked,
  version: number,
  act: (it: CaseRecords) => CaseChange,
) => {
  requireWhole(person)
  return caseFileOf(conveyances.change(params.id, version, act), today)
}

/** Cases; their tasks are in tasks.ts. */
export const conveyances = (api: Api) => {
  lists(api)
  serve(api, conveyanceApi.assign, (asked) => {
    requireWhole(asked.person)
    return assignCases(asked, asked.body)
  })
  serve(api, conveyanceApi.open, (asked) => {
    requireWhole(asked.person)
    const { body, newId, numbers, today } = asked
    const given = { id: newId(), ref: numbers.caseRef(body.matter_type, today) }
    return caseFileOf(openCase(asked, pointed(asked, body), given), today)
  })
  serve(api, conveyanceApi.show, (asked) => ({
    ...caseFileOf(asked.conveyances.records(asked.params.id), asked.today),
    history: historyOf(asked, asked.params.id),
  }))
  serve(api, conveyanceApi.details, (asked) => {
    const { conveyances, params, by, now, today, person } = asked
    requireMoneyFields(person, asked.body)
    conveyances.get(params.id)
    const { version, ...details } = pointed(asked, asked.body)
    return caseFileOf(
      conveyances.change(params.id, version, (it) => setDetails(it, details, by, now)),
      today,
    )
  })
  serve(api, conveyanceApi.key_dates, (asked) =>
    change(asked, asked.body.version, (it) => setKeyDates(it, asked.body.dates, asked.now)),
  )
  serve(api, conveyanceApi.facts, (asked) =>
    change(asked, asked.body.version, (it) => recordFact(it, asked.body, asked.by, asked.now)),
  )
  holding(api)
  outcomes(api)
}

const outcomes = (api: Api) => {
  serve(api, conveyanceApi.exchange, (asked) =>
    change(asked, asked.body.version, (it) => exchange(it, asked.body, asked.by, asked.now)),
  )
  serve(api, conveyanceApi.completion, (asked) =>
    change(asked, asked.body.version, (it) => complete(it, asked.body, asked.by, asked.now)),
  )
  serve(api, conveyanceApi.abortion, (asked) =>
    change(asked, asked.body.version, (it) => abortCase(it, asked.body, asked.by, asked.now)),
  )
  serve(api, conveyanceApi.closure, (asked) =>
    change(asked, asked.body.version, (it) => closeCase(it, asked.body, asked.by, asked.now)),
  )
}

const holding = (api: Api) => {
  serve(api, conveyanceApi.set_holder, (asked) =>
    change(asked, asked.body.version, (it) => setHolder(it, asked.body, asked.now)),
  )
  serve(api, conveyanceApi.clear_holder, (asked) =>
    change(asked, asked.query.version, (it) => clearHolder(it, asked.now)),
  )
  serve(api, conveyanceApi.chase, (asked) =>
    change(asked, asked.body.version, (it) => chase(it, asked.body, asked.now)),
  )
  serve(api, conveyanceApi.hold, (asked) =>
    change(asked, asked.body.version, (it) => holdCase(it, asked.body, asked.by, asked.now)),
  )
  serve(api, conveyanceApi.resume, (asked) =>
    change(asked, asked.query.version, (it) => resumeCase(it, asked.now)),
  )
}

const lists = (api: Api) => {
  savesViews(api, 'conveyances', savedConveyances)
  serve(api, conveyanceApi.list, ({ conveyanceList, query }) => conveyanceList.page(query))
  serve(api, conveyanceApi.totals, ({ conveyanceList, query }) => conveyanceList.totals(query))
  serve(api, conveyanceApi.export, (asked) => {
    const { conveyanceList, query } = asked
    const { page } = conveyanceList
    return exportList(asked, { list: 'conveyances', columns: conveyanceExport, query, page })
  })
  serve(api, conveyanceApi.fee_earners, ({ users }) =>
    users
      .feeEarners()
      .map((it) => ({ id: it.id, name: fullName(it) }))
      .toSorted((a, b) => a.name.localeCompare(b.name)),
  )
}
