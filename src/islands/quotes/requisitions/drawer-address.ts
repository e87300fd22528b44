import { $route, setSearch } from '#stores/chrome/route'

export type Opened = 'requisition' | 'undertaking'

const OPENED = ['case', 'requisition', 'undertaking']

/** The query with a record of a case open beside the list, or with none. */
const searchWith = (
  search: string,
  open: { readonly kind: Opened; readonly id: string; readonly caseId: string } | null,
) => {
  const params = new URLSearchParams(search)
  for (const name of OPENED) params.delete(name)
  if (open !== null) {
    params.set('case', open.caseId)
    params.set(open.kind, open.id)
  }
  return `?${params}`
}

type Row = { readonly id: string; readonly conveyance_id: string }

/** The address of a row of the list at `path`, open beside it. */
export const drawerHref = (path: string, kind: Opened, { id, conveyance_id }: Row) =>
  path + searchWith($route.get().search, { kind, id, caseId: conveyance_id })

export const closeDrawer = () => setSearch(searchWith($route.get().search, null))

/** What the address opens; null for nothing. */
export const openedIn = (search: string) => {
  const params = new URLSearchParams(search)
  const requisition = params.get('requisition')
  const undertaking = params.get('undertaking')
  if (params.get('case') === null) return null
  if (requisition !== null) return { kind: 'requisition', id: requisition } as const
  return undertaking === null ? null : ({ kind: 'undertaking', id: undertaking } as const)
}
