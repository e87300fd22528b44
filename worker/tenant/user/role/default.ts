import type { StepRole } from '#domain/conveyance/workflow/step-role'
import { type Permission, permissions } from '#domain/permissions'
import type { Role, Scopes } from './roles.ts'

const verbs: Readonly<Record<string, string>> = {
  va: 'view-any',
  v: 'view',
  c: 'create',
  u: 'update',
}
const templates = ['email-templates', 'document-templates', 'template-layouts', 'snippets']

/** Expands `{ quotes: 'va c' }` to quotes.view-any and quotes.create; `templates` is all four kinds of template. */
const grants = (table: Readonly<Record<string, string>>): Permission[] =>
  Object.entries(table).flatMap(([resource, verbKeys]) =>
    (resource === 'templates' ? templates : [resource]).flatMap((of) =>
      verbKeys.split(' ').map((verb) => permissionOf(`${of}.${verbs[verb]}`)),
    ),
  )

const permissionOf = (name: string): Permission => {
  const permission = permissions.find((it) => it === name)
  if (permission === undefined) throw new Error(`There is no permission ${name}.`)
  return permission
}

const allScopes: Scopes = { conveyance: 'all', quotes: 'all' }
const noScopes: Scopes = { conveyance: 'none', quotes: 'none' }

const readGrants = {
  clients: 'va',
  agencies: 'va',
  'additional-enquiries': 'va',
  'communication-types': 'va',
  communications: 'va',
  roles: 'va',
  templates: 'va',
  users: 'va',
  workflows: 'va v',
  conveyance: 'va v u',
  quotes: 'va',
  leads: 'va',
  complaints: 'va',
  retention: 'va',
  'data-requests': 'va',
  breaches: 'va',
}

type Default = Omit<
  Role,
  'id' | 'version' | 'system' | 'read_only' | 'money_only' | 'queue' | 'second_factor'
> & {
  readonly read_only?: true
  readonly money_only?: true
  readonly queue?: StepRole
}

export const defaultRoles: readonly Default[] = [
  {
    name: 'Owner',
    description: 'Runs the firm: everything, for every record.',
    permissions,
    scope: allScopes,
  },
  {
    name: 'Practice manager',
    description: 'Runs the office: people, workflows, communications and reports.',
    permissions: grants({
      inbox: 'va',
      deeds: 'u',
      complaints: 'va u',
      retention: 'va u',
      'data-requests': 'va u',
      breaches: 'va u',
      agencies: 'va c u',
      clients: 'va u',
      'client-merges': 'c',
      'set-aside': 'va u',
      'date-corrections': 'c',
      'message-providers': 'u',
      'additional-enquiries': 'va c u',
      'communication-types': 'va u',
      communications: 'va c u',
      roles: 'va',
      templates: 'va c u',
      users: 'va u',
      workflows: 'va v c u',
      conveyance: 'va v u',
      'aml-checks': 'c u',
      quotes: 'va c',
      leads: 'va c',
      reports: 'va',
      audit: 'va',
      'fee-scales': 'u',
      desk: 'u',
    }),
    scope: allScopes,
  },
  {
    name: 'Head of conveyancing',
    description: 'Supervises every case.',
    permissions: grants({
      inbox: 'va',
      deeds: 'u',
      complaints: 'va u',
      clients: 'va u',
      'client-merges': 'c',
      'date-corrections': 'c',
      'additional-enquiries': 'va c u',
      'communication-types': 'va',
      communications: 'va',
      templates: 'va u',
      users: 'va',
      workflows: 'va v u',
      conveyance: 'va v u',
      'aml-checks': 'c u',
      quotes: 'va',
      undertakings: 'va u',
      'sale-memos': 'c u',
      'sale-ready-packs': 'va c u',
    }),
    scope: allScopes,
    queue: 'supervisor',
  },
  {
    name: 'Conveyancer',
    description: 'Runs their own cases and their team’s.',
    permissions: grants({
      inbox: 'va',
      deeds: 'u',
      clients: 'va u',
      'additional-enquiries': 'va',
      templates: 'va',
      workflows: 'va v',
      conveyance: 'va v u',
      'aml-checks': 'c',
      'requisition-replies': 'u',
      'sale-ready-packs': 'c u',
      messages: 'va',
    }),
    scope: { conveyance: 'team', quotes: 'own' },
  },
  {
    name: 'Legal assistant',
    description: 'Works on the cases of their team.',
    permissions: grants({
      inbox: 'va',
      clients: 'va u',
      'additional-enquiries': 'va',
      templates: 'va',
      workflows: 'v',
      conveyance: 'va v u',
      'aml-checks': 'c',
      documents: 'c u',
    }),
    scope: { conveyance: 'team', quotes: 'own' },
  },
  {
    name: 'Post-completion executive',
    description: 'Does the work that follows completion.',
    permissions: grants({
      inbox: 'va',
      clients: 'va u',
      templates: 'va',
      workflows: 'v',
      conveyance: 'va v u',
      'requisition-replies': 'u',
    }),
    scope: { conveyance: 'completed', quotes: 'none' },
    queue: 'post_completion',
  },
  {
    name: 'New-business adviser',
    description: 'Gives quotes and follows them up.',
    permissions: grants({
      inbox: 'va',
      clients: 'va u',
      templates: 'va',
      quotes: 'va c',
      leads: 'va c',
      'sale-memos': 'c',
      'sale-ready-packs': 'c',
    }),
    scope: { conveyance: 'none', quotes: 'team' },
  },
  {
    name: 'New-business manager',
    description: 'Runs the new-business desk.',
    permissions: grants({
      inbox: 'va',
      agencies: 'va c u',
      clients: 'va u',
      'client-merges': 'c',
      'communication-types': 'va',
      communications: 'va',
      templates: 'va c u',
      users: 'va',
      quotes: 'va c',
      leads: 'va c',
      reports: 'va',
      'fee-scales': 'u',
      desk: 'u',
    }),
    scope: { conveyance: 'none', quotes: 'all' },
  },
  {
    name: 'Business development manager',
    description: 'Looks after agencies and introducers.',
    permissions: grants({
      agencies: 'va c u',
      clients: 'va',
      quotes: 'va c',
      leads: 'va c',
      agents: 'u',
      reports: 'va',
    }),
    scope: { conveyance: 'none', quotes: 'own' },
  },
  {
    name: 'Cashier',
    description: 'Receives and pays money.',
    permissions: grants({
      clients: 'va',
      conveyance: 'va v u',
      payments: 'va c u',
      'bank-details': 'u',
      breaches: 'va',
    }),
    scope: { conveyance: 'all', quotes: 'none' },
    queue: 'cashier',
    money_only: true,
  },
  {
    name: 'Compliance',
    description:
      'Reads everything; responsible for anti-money-laundering, legal practice and finance compliance.',
    permissions: grants({
      ...readGrants,
      audit: 'va',
      complaints: 'va u',
      retention: 'va u',
      'data-requests': 'va u',
      breaches: 'va u',
      'aml-checks': 'u',
      undertakings: 'va u',
    }),
    scope: allScopes,
    queue: 'compliance',
    read_only: true,
  },
  {
    name: 'Template editor',
    description: 'Writes templates, communications and workflows; has no access to cases.',
    permissions: grants({
      'additional-enquiries': 'va c u',
      'communication-types': 'va u',
      communications: 'va c u',
      templates: 'va c u',
      workflows: 'va v c u',
    }),
    scope: noScopes,
  },
  {
    name: 'Auditor',
    description: 'Reads everything and changes nothing.',
    permissions: grants({ ...readGrants, audit: 'va' }),
    scope: allScopes,
    read_only: true,
  },
  {
    name: 'Agent',
    description: 'An estate agent or broker: the cases of their agency.',
    permissions: grants({ quotes: 'c', leads: 'c' }),
    scope: noScopes,
  },
  {
    name: 'Client',
    description: 'A client: their own cases.',
    permissions: [],
    scope: noScopes,
  },
]

export const roleFrom = ({ read_only, money_only, queue, ...it }: Default, id: string): Role => ({
  ...it,
  id,
  version: 1,
  system: true,
  read_only: read_only === true,
  money_only: money_only === true,
  queue: queue ?? null,
  second_factor: null,
})
