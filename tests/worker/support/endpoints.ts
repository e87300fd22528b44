import { agencyApi } from '#domain/agent/agency'
import { agentApi } from '#domain/agent/home'
import { visitApi } from '#domain/agent/visit-api'
import { callApi } from '#domain/call/api'
import { messageApi } from '#domain/communication/message'
import { conveyanceApi } from '#domain/conveyance/api'
import { myDayApi } from '#domain/conveyance/my-day'
import { clientCaseApi } from '#domain/conveyance/portal/case'
import { clientHistoryApi } from '#domain/conveyance/portal/history'
import { workflowApi } from '#domain/conveyance/workflow/api'
import { workflowRunningApi } from '#domain/conveyance/workflow/running'
import { type Endpoint, pathOf } from '#domain/endpoint'
import { eventApi } from '#domain/event-api'
import { leadImportApi, quoteImportApi } from '#domain/import/api'
import { leadApi } from '#domain/lead/api'
import { deskSettingsApi } from '#domain/lead/desk/settings-api'
import { leadIntakeApi } from '#domain/lead/intake-api'
import { savedViewApi } from '#domain/list/saved-view-api'
import { searchApi } from '#domain/list/search'
import { quoteActivityApi } from '#domain/quote/case/activity'
import { quoteCaseApi } from '#domain/quote/case/api'
import { quoteStatisticsApi } from '#domain/quote/figures/api'
import { quoteOfferApi } from '#domain/quote/offer'
import { feeScaleApi } from '#domain/quote/scale/api'
import { userApi } from '#domain/user/account-api'
import { roleApi } from '#domain/user/role/api'
import { routeRuleApi } from '#domain/user/route-rule/api'
import { sessionApi } from '#domain/user/session'

const { user } = sessionApi

/** Every call that the Tenant answers; signing in and out is the edge's. */
export const endpoints: readonly (readonly [string, Endpoint])[] = Object.entries({
  ...named('session', { user }),
  ...named('conveyance', conveyanceApi),
  ...named('client-case', clientCaseApi),
  ...named('client-history', clientHistoryApi),
  ...named('agent', agentApi),
  ...named('quote-case', quoteCaseApi),
  ...named('quote-activity', quoteActivityApi),
  ...named('quote-statistics', quoteStatisticsApi),
  ...named('quote-offer', quoteOfferApi),
  ...named('fee-scale', feeScaleApi),
  ...named('lead', leadApi),
  ...named('lead-intake', leadIntakeApi),
  ...named('lead-import', leadImportApi),
  ...named('quote-import', quoteImportApi),
  ...named('call', callApi),
  ...named('desk-settings', deskSettingsApi),
  ...named('message', messageApi),
  ...named('search', searchApi),
  ...named('my-day', myDayApi),
  ...named('agency', agencyApi),
  ...named('user', userApi),
  ...named('role', roleApi),
  ...named('workflow', workflowApi),
  ...named('workflow-running', workflowRunningApi),
  ...named('route-rule', routeRuleApi),
  ...named('saved-view', savedViewApi),
  ...named('visit', visitApi),
  ...named('event', eventApi),
})

function named(noun: string, api: Readonly<Record<string, Endpoint>>): Record<string, Endpoint> {
  return Object.fromEntries(Object.entries(api).map(([verb, it]) => [`${noun}.${verb}`, it]))
}

/** The endpoint's path with every parameter one and the same. */
export const pathWith = (it: Endpoint, id: string, task = 'conflict-check') =>
  pathOf(it.path, { id, task, token: id, name: id, session: id })
