import { atom, computed, onMount } from 'nanostores'
import type { Branch, Negotiator } from '#domain/agent/agency'
import type { AgencyDetails, BranchDetails, NegotiatorDetails } from '#domain/agent/bodies'
import { agencyRecordApi, branchApi, negotiatorApi } from '#domain/agent/records-api'
import type { AgencyView, MergePreview } from '#domain/agent/view'
import type { Named } from '#domain/party'
import { call } from '#lib/api'
import { $route } from '#stores/chrome/route'
import { createFetcherStore } from '#stores/list/fetching'
import { followArea } from '#stores/list/following'
import { saverOf } from '#stores/record/saving'

const $id = computed($route, (route) =>
  route.name === 'admin-agencies-id' ? (route.params['id'] ?? null) : null,
)

export const $agency = createFetcherStore<AgencyView>(['agency/', $id], {
  fetcher: (_, id) => call(agencyRecordApi.show, { params: { id: String(id) } }),
})

onMount($agency, () => followArea('agencies', () => $agency.revalidate()))

export const $bdms = createFetcherStore<Named[]>(['agency-bdms'], {
  fetcher: () => call(agencyRecordApi.bdms),
})

const show = (view: AgencyView) => {
  if (view.agency.id === $id.get()) $agency.mutate(view)
}

const { save, change } = saverOf<AgencyView>({ show, showCurrent: show })
export const changeAgencyRecord = change

type Versioned = { readonly id: string; readonly version: number }

const at = ({ id, version }: Versioned, key?: string) => ({ params: { id }, version, key })
const query = ({ id, version }: Versioned) => ({ params: { id }, query: { version } })

export const createAgency = (body: AgencyDetails, key: string) =>
  call(agencyRecordApi.create, { body, key })

export const changeAgency = (it: Versioned, body: AgencyDetails, key: string) =>
  change(agencyRecordApi.change, body, at(it, key))

export const archiveAgency = (it: Versioned, despite_open: boolean, key: string) =>
  change(agencyRecordApi.archive, { despite_open }, at(it, key))

export const restoreAgency = (it: Versioned) => save(call(agencyRecordApi.restore, query(it)))

export const addBranch = (agencyId: string, body: BranchDetails, key: string) =>
  save(call(agencyRecordApi.add_branch, { params: { id: agencyId }, body, key }))

export const changeBranch = (it: Versioned, body: BranchDetails, key: string) =>
  change(branchApi.change, body, at(it, key))

export const archiveBranch = (it: Branch) => change(branchApi.archive, {}, at(it))

export const restoreBranch = (it: Branch) => save(call(branchApi.restore, query(it)))

export const addNegotiator = (branchId: string, body: NegotiatorDetails, key: string) =>
  save(call(branchApi.add_negotiator, { params: { id: branchId }, body, key }))

export const changeNegotiator = (it: Versioned, body: NegotiatorDetails, key: string) =>
  change(negotiatorApi.change, body, at(it, key))

export const moveNegotiator = (it: Versioned, branch_id: string, key: string) =>
  change(negotiatorApi.move, { branch_id }, at(it, key))

export const archiveNegotiator = (it: Negotiator) => change(negotiatorApi.archive, {}, at(it))

export const restoreNegotiator = (it: Negotiator) => save(call(negotiatorApi.restore, query(it)))

export const inviteNegotiator = (it: Negotiator) => change(negotiatorApi.invite, {}, at(it))

/** What a merge is asked for: the record that stays, and the one that goes; null while there is none. */
export type MergeChoice = {
  readonly of: 'agency' | 'branch'
  readonly id: string
  readonly other_id: string
}

export const $mergeChoice = atom<MergeChoice | null>(null)

const $mergeKey = computed($mergeChoice, (choice) => choice && JSON.stringify(choice))

/** What the chosen merge would move. */
export const $mergePreview = createFetcherStore<MergePreview>(['agency-merge/', $mergeKey], {
  fetcher: (_, key) => {
    const { of, id, other_id }: MergeChoice = JSON.parse(String(key))
    const options = { params: { id }, query: { other_id } }
    return call(of === 'agency' ? agencyRecordApi.preview : branchApi.preview, options)
  },
})

type Merge = { readonly other_id: string; readonly other_version: number }

export const mergeAgency = (it: Versioned, body: Merge, key: string) =>
  change(agencyRecordApi.merge, body, at(it, key))

export const mergeBranch = (it: Versioned, body: Merge, key: string) =>
  change(branchApi.merge, body, at(it, key))
