import { permissions as all } from '#domain/permissions'
import type { SignedInUser } from '#domain/user/user'
import { $session } from '#stores/user/session'

/** Signs somebody in on the page that is rendered; staff with every permission unless told otherwise. */
export const openSessionAs = (change: Partial<SignedInUser> = {}) => {
  const user: SignedInUser = {
    id: 'u-eleanor',
    type: 'staff',
    first_name: 'Eleanor',
    last_name: 'Shaw',
    email: 'e@harcourt.test',
    job_title: null,
    phone: null,
    permissions: all.map((name) => ({ name })),
    roles: [],
    contact_id: null,
    agency_id: null,
    read_only: false,
    ...change,
  }
  $session.set({ user })
  return user
}
