export type Audience = 'clients' | 'agents' | 'quotes'

/**
 * The pages of the specification as a table of its own, so that the product's table can be wrong. A title
 * that the specification leaves open is the plain name that was decided; where it names no layout, neither
 * does this.
 */
export type SpecifiedPage = {
  readonly path: string
  readonly title: string
  readonly layout: string | undefined
  /** A signed-in user is needed. */
  readonly auth: boolean
  readonly permissions: readonly string[]
}

type Row = readonly [path: string, title: string, permissions?: string]

const asRows = (layout: string | undefined, auth: boolean, rows: readonly Row[]) =>
  rows.map(
    ([path, title, permissions = '']): SpecifiedPage => ({
      path,
      title,
      layout,
      auth,
      permissions: permissions.split(' ').filter(Boolean),
    }),
  )

const templates = (kind: string, resource: string, title: string) => [
  ...asRows('floating-sidebar', true, [
    [`/admin/templates/${kind}`, title, `${resource}.view-any`],
  ]),
  ...asRows('sidebar-floating-content', true, [
    [`/admin/templates/${kind}/create`, title, `${resource}.create`],
    [`/admin/templates/${kind}/:id`, title, `${resource}.update`],
  ]),
]

const own = [
  ...asRows('auth', false, [
    ['/auth/login', 'Sign In'],
    ['/agents/login', 'Sign In'],
    ['/clients/login', 'Sign In'],
  ]),
  ...asRows('default', false, [['/403', 'Forbidden']]),
]

const admin = [
  ...asRows('floating-sidebar', true, [
    ['/admin/additional-enquiries', 'Manage Additional Enquiries', 'additional-enquiries.view-any'],
    [
      '/admin/additional-enquiries/:id',
      'Manage Additional Enquiries',
      'additional-enquiries.view-any',
    ],
    [
      '/admin/additional-enquiry-classifications',
      'Manage AE Classifications',
      'additional-enquiries.view-any',
    ],
    [
      '/admin/additional-enquiry-classifications/:id',
      'Manage AE Classifications',
      'additional-enquiries.view-any',
    ],
    ['/admin/communication-types', 'Communication Types', 'communication-types.view-any'],
    ['/admin/communications', 'Communications', 'communications.view-any'],
    ['/admin/roles', 'Roles', 'roles.view-any'],
    ['/admin/roles/create', 'Create Role', 'roles.create'],
    ['/admin/roles/:id', 'Edit Role', 'roles.update'],
    ['/admin/uikit', 'UI Kit'],
    ['/admin/users', 'Manage Users', 'users.view-any'],
    ['/admin/users/create', 'New User', 'users.create'],
    ['/admin/users/:id', 'Edit User', 'users.update'],
    ['/admin/workflows', 'Manage Workflows', 'workflows.view-any'],
    ['/admin/workflows/create', 'Create Workflow', 'workflows.create'],
    ['/admin/workflows/import', 'Import Workflow', 'workflows.create'],
  ]),
  ...asRows('sidebar-floating-content', true, [
    ['/admin/communications/create', 'Create Communication', 'communications.create'],
    ['/admin/communications/:id', 'Update Communication', 'communications.update'],
    ['/admin/workflows/:id', 'Edit Workflow', 'workflows.update'],
  ]),
  ...asRows('default-full-height', true, [
    [
      '/admin/communication-matrix',
      'Communication Type Matrix',
      'communication-types.view-any communication-types.update',
    ],
    ['/admin/script-editor', 'Template script editor', 'email-templates.view-any'],
  ]),
  ...templates('documents', 'document-templates', 'Document Templates'),
  ...templates('emails', 'email-templates', 'Email Templates'),
  ...templates('layouts', 'template-layouts', 'Template Layouts'),
  ...templates('snippets', 'snippets', 'Snippets'),
]

const clients = [
  ...asRows('clients', false, [
    ['/clients', 'Your Cases'],
    ['/clients/milestones', 'Progress'],
    ['/clients/payment-details', 'Payment Details'],
    ['/clients/documents/:id', 'Document'],
    ['/clients/documents/:matter_type/:group', 'Documents'],
  ]),
  ...asRows('clients', true, [
    ['/clients/case-history', 'Case History'],
    ['/clients/payment', 'Payments'],
    ['/clients/payment-other', 'Other Payment'],
  ]),
]

const staff = [
  ...asRows(undefined, true, [
    ['/', 'Home'],
    ['/agents', 'Agents|Home'],
    ['/conveyances', 'Conveyances', 'conveyance.view-any'],
    ['/conveyances/:id', 'Conveyance', 'conveyance.update conveyance.view'],
    ['/quotes', 'Quotes'],
    ['/quotes/create', 'Create a Quote', 'quotes.create'],
    ['/quotes/agents-breakdown/:name/quote-bdm', 'Agents by BDM'],
    ['/quotes/agents-breakdown/:name/quote-giver', 'Agents by Quote Giver'],
    ['/quotes/leads', 'Leads'],
    ['/quotes/leads/create', 'Create a Lead', 'leads.create'],
    ['/quotes/leads/presold', 'Presold Leads', 'leads.view-any'],
    ['/quotes/leads/sold', 'Sold Leads', 'leads.view-any'],
    ['/quotes/leads/:id', 'Lead'],
    ['/quotes/quote-cases/:id', 'Quote Case'],
    ['/quotes/quote-cases/:id/edit', 'Edit Quote'],
    ['/quotes/quote-cases/:id/draft-edit', 'Draft Quote'],
    ['/quotes/quote-cases/call-logs', 'Call Logs'],
    ['/quotes/quote-cases/logs', 'Quote Activity'],
    ['/quotes/quote-cases/presold-quote-list', 'Presold Quotes', 'quotes.view-any'],
    ['/quotes/quote-cases/sold-quote-list', 'Sold Quotes', 'quotes.view-any'],
    ['/quotes/quote-cases/quote-monthly-giver-stats', 'Monthly Giver Statistics'],
    ['/quotes/quote-cases/stats', 'Quote Statistics'],
    ['/quotes/quote-cases/track-emails/:id', 'Tracked Emails'],
    ['/quotes/quote-cases/track-emails/:id/email/:graph', 'Tracked Email'],
    ['/quotes/requisition-replies', 'Requisition Replies'],
    ['/quotes/sale-memos', 'Sale Memos'],
    ['/quotes/sale-memos/create', 'Create a Sale Memo'],
    ['/quotes/sale-ready-pack', 'Sale-Ready Packs'],
    ['/quotes/sale-ready-pack/create', 'Create a Sale-Ready Pack'],
    ['/quotes/sale-ready-pack/:id', 'Sale-Ready Pack'],
    ['/quotes/sale-ready-pack/:id/edit', 'Edit Sale-Ready Pack'],
    ['/workflows', 'Workflows', 'workflows.view-any'],
    ['/workflows/:id', 'Workflow', 'workflows.view'],
  ]),
  ...asRows('default-full-height', true, [
    ['/quotes/quote-cases/call-status', 'Call Board'],
    ['/quotes/quote-cases/dead-tomorrow', 'Dead Tomorrow'],
    ['/quotes/quote-cases/presold-quote-list-slim', 'Presold Queue', 'quotes.view-any'],
    ['/quotes/quote-cases/sold-quote-list-slim', 'Sold Queue', 'quotes.view-any'],
    ['/quotes/whatsapp', 'WhatsApp'],
  ]),
]

export const pages: readonly SpecifiedPage[] = [...own, ...admin, ...clients, ...staff]

const examples: Readonly<Record<string, string>> = {
  id: '0192f1a0-0000-7000-8000-000000000001',
  name: 'callum-reid',
  graph: 'AAMkAGI2_x-',
  matter_type: 'sale',
  group: 'onboarding',
}

/** An address that a path stands for: '/conveyances/0192…'. */
export const exampleOf = (path: string) =>
  path.replaceAll(/:([a-z_]+)/g, (_, name: string) => examples[name] ?? '')

/** A path as the host of its own audience shows it; null where it belongs to another. */
export const stripped = (path: string, audience: Audience) => {
  if (path === `/${audience}`) return '/'
  return path.startsWith(`/${audience}/`) ? path.slice(audience.length + 1) : null
}
