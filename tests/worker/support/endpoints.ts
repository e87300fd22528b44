import { agencyApi } from '#domain/agency'
import { agentApi } from '#domain/agent-home'
import { callApi } from '#domain/call-api'
import { clientCaseApi } from '#domain/client-case'
import { clientHistoryApi } from '#domain/client-history'
import { conveyanceApi } from '#domain/conveyance-api'
import { deskSettingsApi } from '#domain/desk-settings-api'
import { type Endpoint, pathOf } from '#domain/endpoint'
import { eventApi } from '#domain/event-api'
import { feeScaleApi } from '#domain/fee-scale-api'
import { leadImportApi, quoteImportApi } from '#domain/import-api'
import { leadApi } from '#domain/lead-api'
import { leadIntakeApi } from '#domain/lead-intake-api'
import { messageApi } from '#domain/message'
import { myDayApi } from '#domain/my-day'
import { quoteActivityApi } from '#domain/quote-case-activity'
import { quoteCaseApi } from '#domain/quote-case-api'
import { quoteStatisticsApi } from '#domain/quote-case-statistics-api'
import { quoteOfferApi } from '#domain/quote-offer'
import { roleApi } from '#domain/role-api'
import { routeRuleApi } from '#domain/route-rule-api'
import { savedViewApi } from '#domain/saved-view-api'
import { searchApi } from '#domain/search'
import { sessionApi } from '#domain/session'
import { userApi } from '#domain/user-account-api'
import { visitApi } from '#domain/visit-api'
import { workflowApi } from '#domain/workflow-api'
import { workflowRunningApi } from '#domain/workflow-running'

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
