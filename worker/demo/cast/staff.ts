import { keysOf, tableFrom } from '#domain/entries'
import type { Named } from '#domain/party'
import { emptyProfile } from '#domain/user/profile/profile'
import { fullName } from '#domain/user/user'
import type { User } from '#tenant/user/users'
import type { Calendar } from '../calendar.ts'
import { idAt } from '../ids.ts'
import type { Random } from '../random.ts'
import type { Cast, StaffKey } from './cast.ts'

type Post = {
  readonly role: string
  readonly job_title: string
  readonly team: string | null
  readonly extension: number
  readonly is_fee_earner?: true
}

const residential = 'Residential'
const newBusiness = 'New business'

/** One post for each default role. */
const posts: Readonly<Record<StaffKey, Post>> = {
  owner: { role: 'Owner', job_title: 'Managing partner', team: null, extension: 201 },
  manager: { role: 'Practice manager', job_title: 'Practice manager', team: null, extension: 204 },
  supervisor: {
    role: 'Head of conveyancing',
    job_title: 'Head of conveyancing',
    team: residential,
    extension: 211,
    is_fee_earner: true,
  },
  conveyancer: {
    role: 'Conveyancer',
    job_title: 'Senior conveyancer',
    team: residential,
    extension: 214,
    is_fee_earner: true,
  },
  assistant: {
    role: 'Legal assistant',
    job_title: 'Legal assistant',
    team: residential,
    extension: 217,
  },
  postcompletion: {
    role: 'Post-completion executive',
    job_title: 'Post-completion executive',
    team: residential,
    extension: 221,
  },
  adviser: {
    role: 'New-business adviser',
    job_title: 'New-business adviser',
    team: newBusiness,
    extension: 231,
  },
  newbusiness: {
    role: 'New-business manager',
    job_title: 'New-business manager',
    team: newBusiness,
    extension: 233,
  },
  bdm: {
    role: 'Business development manager',
    job_title: 'Business development manager',
    team: newBusiness,
    extension: 236,
  },
  cashier: { role: 'Cashier', job_title: 'Legal cashier', team: null, extension: 241 },
  compliance: {
    role: 'Compliance',
    job_title: 'Compliance officer (COLP and MLRO)',
    team: null,
    extension: 243,
  },
  editor: {
    role: 'Template editor',
    job_title: 'Knowledge and templates',
    team: null,
    extension: 246,
  },
  auditor: { role: 'Auditor', job_title: 'External auditor', team: null, extension: 249 },
}

/** Days since the staff joined. */
const JOINED_DAYS_AGO = 700

const userFrom = (cast: Cast, key: StaffKey, id: string, joined: string): User => {
  const { role, job_title, team, extension, is_fee_earner } = posts[key]
  const [first_name, last_name] = cast.staff[key]
  return {
    id,
    version: 1,
    type: 'staff',
    first_name,
    last_name,
    email: `${key}@${cast.domain}`,
    job_title,
    phone: `${cast.phone}${extension}`,
    status: 'active',
    roles: [role],
    team,
    is_fee_earner: is_fee_earner === true,
    profile: { ...emptyProfile, phone_extension: String(extension) },
    contact_id: null,
    agency_id: null,
    created_at: joined,
    updated_at: joined,
  }
}

const keys = keysOf(posts)

export type Staff = Readonly<Record<StaffKey, User>>

/** The firm's staff, one in each role, who joined before all other events. */
export const staffOf = (cast: Cast, random: Random, calendar: Calendar): Staff =>
  tableFrom(keys, (key) => {
    const joined = calendar.at(calendar.daysAgo(JOINED_DAYS_AGO), 540 + keys.indexOf(key))
    return userFrom(cast, key, idAt(random, joined), joined)
  })

export const namedOf = (user: Pick<User, 'id' | 'first_name' | 'last_name'>): Named => ({
  id: user.id,
  name: fullName(user),
})
