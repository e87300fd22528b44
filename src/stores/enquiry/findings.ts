import { caseFindingsApi } from '#domain/enquiry/finding/api'
import type { CaseFindings, FindingsBody } from '#domain/enquiry/finding/findings'
import type { Suggestions } from '#domain/enquiry/suggesting/suggesting'
import { call } from '#lib/api'
import { caseId, caseStoreOf } from '#stores/conveyance/case-store'

const findings = caseStoreOf<CaseFindings>('case-findings', (id) =>
  call(caseFindingsApi.show, { params: { id } }),
)

export const $findings = findings.$store

/** What of the firm’s library applies to the case on the page. */
export const { $store: $suggestions } = caseStoreOf<Suggestions>('enquiry-suggestions', (id) =>
  call(caseFindingsApi.suggestions, { params: { id } }),
)

export const saveFindings = async (
  { version }: CaseFindings,
  body: Omit<FindingsBody, 'version'>,
  key: string,
) => {
  const saved = await findings.change(caseFindingsApi.save, body, {
    params: { id: caseId() },
    version,
    key,
  })
  $suggestions.revalidate()
  return saved
}
