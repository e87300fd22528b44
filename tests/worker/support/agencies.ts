import type { AgencyView } from '#domain/agent/view'
import type { Answer, Caller } from './firm.ts'

/** The agency that a call answered. */
export const viewOf = ({ status, text, body }: Answer): AgencyView => {
  if (status !== 200) throw new Error(`${status} ${text}`)
  return body.data
}

export const details = (given: object = {}) => ({
  name: 'Cooper Lyle',
  type: 'estate_agent',
  status: 'active',
  ...given,
})

/** An agency with branches and their negotiators, by name: `{ Clifton: ['Ann Reid'] }`. */
export const anAgency = async (
  by: Caller,
  name: string,
  branches: Readonly<Record<string, readonly string[]>> = {},
): Promise<AgencyView> => {
  let view = viewOf(await by.post('/api/agencies', details({ name })))
  for (const [branch, negotiators] of Object.entries(branches)) {
    view = viewOf(await by.post(`/api/agencies/${view.agency.id}/branches`, { name: branch }))
    const { id } = branchOf(view, branch)
    for (const negotiator of negotiators)
      view = viewOf(await by.post(`/api/branches/${id}/negotiators`, { name: negotiator }))
  }
  return view
}

export const branchOf = ({ branches }: AgencyView, name: string) => {
  const branch = branches.find((it) => it.name === name)
  if (branch === undefined) throw new Error(`there is no ${name}`)
  return branch
}

export const negotiatorOf = ({ negotiators }: AgencyView, name: string) => {
  const negotiator = negotiators.find((it) => it.name === name)
  if (negotiator === undefined) throw new Error(`there is no ${name}`)
  return negotiator
}

/** The referral of a quote by somebody at a branch. */
export const referralOf = (view: AgencyView, branchName: string, name: string) => {
  const [branch, negotiator] = [branchOf(view, branchName), negotiatorOf(view, name)]
  return {
    agency_id: view.agency.id,
    agency: view.agency.name,
    branch_id: branch.id,
    branch: branch.name,
    negotiator_id: negotiator.id,
    negotiator: negotiator.name,
    fee: 0,
  }
}
