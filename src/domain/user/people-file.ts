import { issueText } from '#domain/text/issue-text'
import { Invitation } from './account.ts'

type Field =
  | 'email'
  | 'first_name'
  | 'last_name'
  | 'roles'
  | 'team'
  | 'job_title'
  | 'phone'
  | 'fee_earner'

/** The headings that a file of people may have, in lower case; the first of each is the one that is asked for. */
const headings: Readonly<Record<Field, readonly string[]>> = {
  email: ['email', 'e-mail', 'email address'],
  first_name: ['first name', 'forename'],
  last_name: ['last name', 'surname'],
  roles: ['role', 'roles'],
  team: ['team'],
  job_title: ['job title', 'title'],
  phone: ['phone', 'telephone'],
  fee_earner: ['fee earner'],
}

const required = ['email', 'first_name', 'last_name', 'roles'] as const

export const peopleHeadings = Object.values(headings).flatMap(([first]) => first ?? [])

type Table = {
  readonly columns: readonly string[]
  readonly rows: readonly { readonly line: number; readonly cells: readonly string[] }[]
}

/** A row of a file of people: whom it invites, or what is wrong with it. */
export type PersonRow = {
  readonly line: number
  readonly email: string
  readonly name: string
  readonly roles: string
  readonly invitation: Invitation | null
  readonly faults: readonly string[]
}

/** The headings that a file lacks; none when it can be read. */
export const missingHeadings = ({ columns }: Pick<Table, 'columns'>) =>
  required
    .filter((field) => columnOf(columns, field) < 0)
    .flatMap((field) => headings[field][0] ?? [])

const columnOf = (columns: readonly string[], field: Field) =>
  columns.findIndex((it) => headings[field].includes(it.trim().toLowerCase()))

/** The people of a file, each with their faults; `roles` are those that may be given. */
export const peopleIn = ({ columns, rows }: Table, roles: readonly string[]): PersonRow[] => {
  const seen = new Set<string>()
  return rows.map(({ line, cells }) => {
    const cell: Cell = (field) => (cells[columnOf(columns, field)] ?? '').trim()
    const email = cell('email').toLowerCase()
    const isRepeated = email !== '' && seen.has(email)
    seen.add(email)
    return personIn(line, cell, roles, isRepeated)
  })
}

type Cell = (field: Field) => string

const personIn = (
  line: number,
  cell: Cell,
  roles: readonly string[],
  isRepeated: boolean,
): PersonRow => {
  const named = namesIn(cell('roles')).map((name) => standardName(name, roles))
  const parsed = Invitation.safeParse(invitationIn(cell, named))
  const faults = [
    ...(parsed.error?.issues.map(issueText) ?? []),
    ...named
      .filter((it) => !roles.includes(it))
      .map((it) => `There is no role ${it} that you can give.`),
    ...(isRepeated ? ['This address is in the file twice.'] : []),
  ]
  return {
    line,
    email: cell('email'),
    name: `${cell('first_name')} ${cell('last_name')}`.trim(),
    roles: named.join(', '),
    invitation: faults.length === 0 && parsed.success ? parsed.data : null,
    faults,
  }
}

const standardName = (name: string, roles: readonly string[]) =>
  roles.find((it) => it.toLowerCase() === name.toLowerCase()) ?? name

const invitationIn = (cell: Cell, roles: readonly string[]) => ({
  type: 'staff',
  email: cell('email'),
  first_name: cell('first_name'),
  last_name: cell('last_name'),
  roles,
  team: cell('team') || null,
  job_title: cell('job_title') || null,
  phone: cell('phone') || null,
  is_fee_earner: /^(y|yes|true|1)$/i.test(cell('fee_earner')),
  agency_id: null,
})

const namesIn = (text: string) =>
  text
    .split(/[;|,]/)
    .map((it) => it.trim())
    .filter((it) => it !== '')
