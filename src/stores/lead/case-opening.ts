import { leadApi } from '#domain/lead/api'
import { caseOfLead } from '#domain/lead/case-opening'
import { call } from '#lib/api'

/** What a lead says of its next case. */
export const fetchCaseOfLead = async (id: string) => {
  const { lead } = await call(leadApi.show, { params: { id } })
  return { number: lead.number, ...caseOfLead(lead) }
}

export type CaseOfLead = Awaited<ReturnType<typeof fetchCaseOfLead>>
