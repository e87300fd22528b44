import type { Audience } from '#domain/audience'
import type { Permission } from '#domain/permissions'

export type Layout =
  | 'auth'
  | 'clients'
  | 'coloured-icons-with-outline'
  | 'default-full-height'
  | 'default'
  | 'floating-sidebar'
  | 'sidebar-floating-content'

export type { Audience }
export type Area = 'home' | 'quotes' | 'conveyances' | 'workflows' | 'clients' | 'agents' | 'admin'
type AreaIcon = 'sliders-horizontal' | 'file-stack' | 'calculator' | 'house' | 'workflow'
export type SidebarGroup = 'people' | 'words' | 'messages' | 'law' | 'kit'

export type Route = {
  readonly path: string
  readonly title: string
  /** A more exact heading where several pages share a title; the title when absent. */
  readonly heading?: string
  readonly description?: string
  /** When absent: `auth` until the user is fetched, then `coloured-icons-with-outline`. */
  readonly layout?: Layout
  readonly auth: boolean
  /** The permissions that are all required. */
  readonly can: readonly Permission[]
  readonly nav?: { readonly area: Area; readonly label: string; readonly icon: AreaIcon }
  readonly sidebar?: { readonly group: SidebarGroup; readonly label: string }
  /** The page is not of the specification. */
  readonly added?: true
  /** The API paths whose answers are sent with the page; a trailing '?' passes the page's query on. */
  readonly payload?: readonly string[]
}

/** Every page of the product. Literal paths come before paths with parameters. */
export const routes = {
  index: {
    path: '/',
    title: 'Home',
    heading: 'My day',
    auth: true,
    can: [],
    nav: { area: 'home', label: 'Home', icon: 'house' },
    payload: ['/api/my-day'],
  },
  'auth-login': { path: '/auth/login', title: 'Sign In', layout: 'auth', auth: false, can: [] },
  '403': { path: '/403', title: 'Forbidden', layout: 'default', auth: false, can: [] },

  'admin-additional-enquiries': {
    path: '/admin/additional-enquiries',
    title: 'Manage Additional Enquiries',
    layout: 'floating-sidebar',
    auth: true,
    can: ['additional-enquiries.view-any'],
    sidebar: { group: 'law', label: 'Enquiries' },
  },
  'admin-additional-enquiries-id': {
    path: '/admin/additional-enquiries/:id',
    title: 'Manage Additional Enquiries',
    heading: 'Library enquiry',
    layout: 'floating-sidebar',
    auth: true,
    can: ['additional-enquiries.view-any'],
  },
  'admin-additional-enquiry-classifications': {
    path: '/admin/additional-enquiry-classifications',
    title: 'Manage AE Classifications',
    layout: 'floating-sidebar',
    auth: true,
    can: ['additional-enquiries.view-any'],
    sidebar: { group: 'law', label: 'Classifications' },
  },
  'admin-additional-enquiry-classifications-id': {
    path: '/admin/additional-enquiry-classifications/:id',
    title: 'Manage AE Classifications',
    heading: 'Classification',
    layout: 'floating-sidebar',
    auth: true,
    can: ['additional-enquiries.view-any'],
  },
  'admin-communication-matrix': {
    path: '/admin/communication-matrix',
    title: 'Communication Type Matrix',
    layout: 'default-full-height',
    auth: true,
    can: ['communication-types.view-any', 'communication-types.update'],
    sidebar: { group: 'messages', label: 'Matrix' },
  },
  'admin-communication-types': {
    path: '/admin/communication-types',
    title: 'Communication Types',
    layout: 'floating-sidebar',
    auth: true,
    can: ['communication-types.view-any'],
    sidebar: { group: 'messages', label: 'Types' },
  },
  'admin-communications': {
    path: '/admin/communications',
    title: 'Communications',
    layout: 'floating-sidebar',
    auth: true,
    can: ['communications.view-any'],
    sidebar: { group: 'messages', label: 'Communications' },
    nav: { area: 'admin', label: 'Admin', icon: 'sliders-horizontal' },
    payload: ['/api/messages?'],
  },
  'admin-communications-create': {
    path: '/admin/communications/create',
    title: 'Create Communication',
    layout: 'sidebar-floating-content',
    auth: true,
    can: ['communications.create'],
  },
  'admin-communications-id': {
    path: '/admin/communications/:id',
    title: 'Update Communication',
    layout: 'sidebar-floating-content',
    auth: true,
    can: ['communications.update'],
  },
  'admin-message-delivery': {
    path: '/admin/message-delivery',
    title: 'Message Delivery',
    layout: 'floating-sidebar',
    auth: true,
    can: ['message-providers.update'],
    sidebar: { group: 'messages', label: 'Delivery' },
    added: true,
    payload: ['/api/message-providers', '/api/messages?view=outstanding'],
  },
  'admin-roles': {
    path: '/admin/roles',
    title: 'Roles',
    layout: 'floating-sidebar',
    auth: true,
    can: ['roles.view-any'],
    sidebar: { group: 'people', label: 'Roles' },
  },
  'admin-roles-create': {
    path: '/admin/roles/create',
    title: 'Create Role',
    layout: 'floating-sidebar',
    auth: true,
    can: ['roles.create'],
  },
  'admin-roles-id': {
    path: '/admin/roles/:id',
    title: 'Edit Role',
    layout: 'floating-sidebar',
    auth: true,
    can: ['roles.update'],
  },
  'admin-script-editor': {
    path: '/admin/script-editor',
    title: 'Template script editor',
    layout: 'default-full-height',
    auth: true,
    can: ['email-templates.view-any'],
    sidebar: { group: 'words', label: 'Scripts' },
  },
  'admin-set-aside': {
    path: '/admin/set-aside',
    title: 'Set Aside',
    layout: 'floating-sidebar',
    auth: true,
    can: ['set-aside.view-any'],
    sidebar: { group: 'people', label: 'Set aside' },
    added: true,
    payload: ['/api/set-aside'],
  },
  'admin-templates-documents': {
    path: '/admin/templates/documents',
    title: 'Document Templates',
    layout: 'floating-sidebar',
    auth: true,
    can: ['document-templates.view-any'],
    sidebar: { group: 'words', label: 'Documents' },
  },
  'admin-templates-documents-create': {
    path: '/admin/templates/documents/create',
    title: 'Document Templates',
    heading: 'New document template',
    layout: 'sidebar-floating-content',
    auth: true,
    can: ['document-templates.create'],
  },
  'admin-templates-documents-id': {
    path: '/admin/templates/documents/:id',
    title: 'Document Templates',
    heading: 'Document template',
    layout: 'sidebar-floating-content',
    auth: true,
    can: ['document-templates.update'],
  },
  'admin-templates-emails': {
    path: '/admin/templates/emails',
    title: 'Email Templates',
    layout: 'floating-sidebar',
    auth: true,
    can: ['email-templates.view-any'],
    sidebar: { group: 'words', label: 'Emails' },
  },
  'admin-templates-emails-create': {
    path: '/admin/templates/emails/create',
    title: 'Email Templates',
    heading: 'New email template',
    layout: 'sidebar-floating-content',
    auth: true,
    can: ['email-templates.create'],
  },
  'admin-templates-emails-id': {
    path: '/admin/templates/emails/:id',
    title: 'Email Templates',
    heading: 'Email template',
    layout: 'sidebar-floating-content',
    auth: true,
    can: ['email-templates.update'],
  },
  'admin-templates-layouts': {
    path: '/admin/templates/layouts',
    title: 'Template Layouts',
    layout: 'floating-sidebar',
    auth: true,
    can: ['template-layouts.view-any'],
    sidebar: { group: 'words', label: 'Layouts' },
  },
  'admin-templates-layouts-create': {
    path: '/admin/templates/layouts/create',
    title: 'Template Layouts',
    heading: 'New layout',
    layout: 'sidebar-floating-content',
    auth: true,
    can: ['template-layouts.create'],
  },
  'admin-templates-layouts-id': {
    path: '/admin/templates/layouts/:id',
    title: 'Template Layouts',
    heading: 'Layout',
    layout: 'sidebar-floating-content',
    auth: true,
    can: ['template-layouts.update'],
  },
  'admin-templates-snippets': {
    path: '/admin/templates/snippets',
    title: 'Snippets',
    layout: 'floating-sidebar',
    auth: true,
    can: ['snippets.view-any'],
    sidebar: { group: 'words', label: 'Snippets' },
  },
  'admin-templates-snippets-create': {
    path: '/admin/templates/snippets/create',
    title: 'Snippets',
    heading: 'New snippet',
    layout: 'sidebar-floating-content',
    auth: true,
    can: ['snippets.create'],
  },
  'admin-templates-snippets-id': {
    path: '/admin/templates/snippets/:id',
    title: 'Snippets',
    heading: 'Snippet',
    layout: 'sidebar-floating-content',
    auth: true,
    can: ['snippets.update'],
  },
  'admin-uikit': {
    path: '/admin/uikit',
    title: 'UI Kit',
    layout: 'floating-sidebar',
    auth: true,
    can: [],
    sidebar: { group: 'kit', label: 'UI kit' },
  },
  'admin-users': {
    path: '/admin/users',
    title: 'Manage Users',
    layout: 'floating-sidebar',
    auth: true,
    can: ['users.view-any'],
    sidebar: { group: 'people', label: 'Users' },
  },
  'admin-users-create': {
    path: '/admin/users/create',
    title: 'New User',
    layout: 'floating-sidebar',
    auth: true,
    can: ['users.create'],
  },
  'admin-users-id': {
    path: '/admin/users/:id',
    title: 'Edit User',
    layout: 'floating-sidebar',
    auth: true,
    can: ['users.update'],
  },
  'admin-workflows': {
    path: '/admin/workflows',
    title: 'Manage Workflows',
    layout: 'floating-sidebar',
    auth: true,
    can: ['workflows.view-any'],
    sidebar: { group: 'law', label: 'Workflows' },
  },
  'admin-workflows-create': {
    path: '/admin/workflows/create',
    title: 'Create Workflow',
    layout: 'floating-sidebar',
    auth: true,
    can: ['workflows.create'],
  },
  'admin-workflows-import': {
    path: '/admin/workflows/import',
    title: 'Import Workflow',
    layout: 'floating-sidebar',
    auth: true,
    can: ['workflows.create'],
  },
  'admin-workflows-id': {
    path: '/admin/workflows/:id',
    title: 'Edit Workflow',
    layout: 'sidebar-floating-content',
    auth: true,
    can: ['workflows.update'],
  },

  agents: {
    path: '/agents',
    title: 'Agents|Home',
    auth: true,
    can: [],
    payload: ['/api/agent/home'],
  },
  'agents-login': {
    path: '/agents/login',
    title: 'Sign In',
    layout: 'auth',
    auth: false,
    can: [],
  },

  clients: {
    path: '/clients',
    title: 'Your Cases',
    layout: 'clients',
    auth: false,
    can: [],
    payload: ['/api/client/cases'],
  },
  'clients-login': {
    path: '/clients/login',
    title: 'Sign In',
    layout: 'auth',
    auth: false,
    can: [],
  },
  'clients-milestones': {
    path: '/clients/milestones',
    title: 'Progress',
    layout: 'clients',
    auth: false,
    can: [],
    payload: ['/api/client/cases'],
  },
  'clients-payment-details': {
    path: '/clients/payment-details',
    title: 'Payment Details',
    layout: 'clients',
    auth: false,
    can: [],
  },
  'clients-case-history': {
    path: '/clients/case-history',
    title: 'Case History',
    layout: 'clients',
    auth: true,
    can: [],
    payload: ['/api/client/history'],
  },
  'clients-payment': {
    path: '/clients/payment',
    title: 'Payments',
    layout: 'clients',
    auth: true,
    can: [],
  },
  'clients-payment-other': {
    path: '/clients/payment-other',
    title: 'Other Payment',
    layout: 'clients',
    auth: true,
    can: [],
  },
  'clients-documents-id': {
    path: '/clients/documents/:id',
    title: 'Document',
    layout: 'clients',
    auth: false,
    can: [],
  },
  'clients-documents-matter_type-group': {
    path: '/clients/documents/:matter_type/:group',
    title: 'Documents',
    layout: 'clients',
    auth: false,
    can: [],
  },

  conveyances: {
    path: '/conveyances',
    title: 'Conveyances',
    auth: true,
    can: ['conveyance.view-any'],
    nav: { area: 'conveyances', label: 'Conveyances', icon: 'file-stack' },
    payload: ['/api/conveyances?'],
  },
  'conveyances-contacts': {
    path: '/conveyances/contacts',
    title: 'Contacts',
    auth: true,
    can: ['clients.view-any'],
    added: true,
    payload: ['/api/contacts?'],
  },
  'conveyances-contacts-id': {
    path: '/conveyances/contacts/:id',
    title: 'Contact',
    auth: true,
    can: ['clients.view-any'],
    added: true,
    payload: ['/api/contacts/:id'],
  },
  'conveyances-id': {
    path: '/conveyances/:id',
    title: 'Conveyance',
    auth: true,
    can: ['conveyance.update', 'conveyance.view'],
    payload: ['/api/conveyances/:id'],
  },

  quotes: { path: '/quotes', title: 'Quotes', auth: true, can: [] },
  'quotes-create': {
    path: '/quotes/create',
    title: 'Create a Quote',
    auth: true,
    can: ['quotes.create'],
    nav: { area: 'quotes', label: 'Quotes', icon: 'calculator' },
    payload: ['/api/fee-scale'],
  },
  'quotes-agents-breakdown-name-quote-bdm': {
    path: '/quotes/agents-breakdown/:name/quote-bdm',
    title: 'Agents by BDM',
    auth: true,
    can: [],
  },
  'quotes-agents-breakdown-name-quote-giver': {
    path: '/quotes/agents-breakdown/:name/quote-giver',
    title: 'Agents by Quote Giver',
    auth: true,
    can: [],
  },
  'quotes-leads': { path: '/quotes/leads', title: 'Leads', auth: true, can: [] },
  'quotes-leads-create': {
    path: '/quotes/leads/create',
    title: 'Create a Lead',
    auth: true,
    can: ['leads.create'],
  },
  'quotes-leads-presold': {
    path: '/quotes/leads/presold',
    title: 'Presold Leads',
    auth: true,
    can: ['leads.view-any'],
  },
  'quotes-leads-sold': {
    path: '/quotes/leads/sold',
    title: 'Sold Leads',
    auth: true,
    can: ['leads.view-any'],
  },
  'quotes-leads-id': {
    path: '/quotes/leads/:id',
    title: 'Lead',
    auth: true,
    can: [],
  },
  'quotes-quote-cases-call-logs': {
    path: '/quotes/quote-cases/call-logs',
    title: 'Call Logs',
    auth: true,
    can: [],
  },
  'quotes-quote-cases-call-status': {
    path: '/quotes/quote-cases/call-status',
    title: 'Call Board',
    layout: 'default-full-height',
    auth: true,
    can: [],
  },
  'quotes-quote-cases-dead-tomorrow': {
    path: '/quotes/quote-cases/dead-tomorrow',
    title: 'Dead Tomorrow',
    layout: 'default-full-height',
    auth: true,
    can: [],
  },
  'quotes-quote-cases-logs': {
    path: '/quotes/quote-cases/logs',
    title: 'Quote Activity',
    auth: true,
    can: [],
  },
  'quotes-quote-cases-presold-quote-list': {
    path: '/quotes/quote-cases/presold-quote-list',
    title: 'Presold Quotes',
    auth: true,
    can: ['quotes.view-any'],
  },
  'quotes-quote-cases-presold-quote-list-slim': {
    path: '/quotes/quote-cases/presold-quote-list-slim',
    title: 'Presold Queue',
    layout: 'default-full-height',
    auth: true,
    can: ['quotes.view-any'],
  },
  'quotes-quote-cases-sold-quote-list': {
    path: '/quotes/quote-cases/sold-quote-list',
    title: 'Sold Quotes',
    auth: true,
    can: ['quotes.view-any'],
  },
  'quotes-quote-cases-sold-quote-list-slim': {
    path: '/quotes/quote-cases/sold-quote-list-slim',
    title: 'Sold Queue',
    layout: 'default-full-height',
    auth: true,
    can: ['quotes.view-any'],
  },
  'quotes-quote-cases-quote-monthly-giver-stats': {
    path: '/quotes/quote-cases/quote-monthly-giver-stats',
    title: 'Monthly Giver Statistics',
    auth: true,
    can: [],
  },
  'quotes-quote-cases-stats': {
    path: '/quotes/quote-cases/stats',
    title: 'Quote Statistics',
    auth: true,
    can: [],
  },
  'quotes-quote-cases-track-emails-id': {
    path: '/quotes/quote-cases/track-emails/:id',
    title: 'Tracked Emails',
    auth: true,
    can: [],
  },
  'quotes-quote-cases-track-emails-id-email-graph': {
    path: '/quotes/quote-cases/track-emails/:id/email/:graph',
    title: 'Tracked Email',
    auth: true,
    can: [],
  },
  'quotes-quote-cases-id': {
    path: '/quotes/quote-cases/:id',
    title: 'Quote Case',
    auth: true,
    can: [],
    payload: ['/api/quote-cases/:id'],
  },
  'quotes-quote-cases-id-edit': {
    path: '/quotes/quote-cases/:id/edit',
    title: 'Edit Quote',
    auth: true,
    can: [],
    payload: ['/api/quote-cases/:id', '/api/fee-scale'],
  },
  'quotes-quote-cases-id-draft-edit': {
    path: '/quotes/quote-cases/:id/draft-edit',
    title: 'Draft Quote',
    auth: true,
    can: [],
    payload: ['/api/quote-cases/:id', '/api/fee-scale'],
  },
  'quotes-requisition-replies': {
    path: '/quotes/requisition-replies',
    title: 'Requisition Replies',
    auth: true,
    can: [],
  },
  'quotes-sale-memos': {
    path: '/quotes/sale-memos',
    title: 'Sale Memos',
    auth: true,
    can: [],
  },
  'quotes-sale-memos-create': {
    path: '/quotes/sale-memos/create',
    title: 'Create a Sale Memo',
    auth: true,
    can: [],
  },
  'quotes-sale-ready-pack': {
    path: '/quotes/sale-ready-pack',
    title: 'Sale-Ready Packs',
    auth: true,
    can: [],
  },
  'quotes-sale-ready-pack-create': {
    path: '/quotes/sale-ready-pack/create',
    title: 'Create a Sale-Ready Pack',
    auth: true,
    can: [],
  },
  'quotes-sale-ready-pack-id': {
    path: '/quotes/sale-ready-pack/:id',
    title: 'Sale-Ready Pack',
    auth: true,
    can: [],
  },
  'quotes-sale-ready-pack-id-edit': {
    path: '/quotes/sale-ready-pack/:id/edit',
    title: 'Edit Sale-Ready Pack',
    auth: true,
    can: [],
  },
  'quotes-whatsapp': {
    path: '/quotes/whatsapp',
    title: 'WhatsApp',
    layout: 'default-full-height',
    auth: true,
    can: [],
  },

  workflows: {
    path: '/workflows',
    title: 'Workflows',
    description: 'Workflows Index',
    auth: true,
    can: ['workflows.view-any'],
    nav: { area: 'workflows', label: 'Workflows', icon: 'workflow' },
    payload: ['/api/workflows'],
  },
  'workflows-id': {
    path: '/workflows/:id',
    title: 'Workflow',
    auth: true,
    can: ['workflows.view'],
    payload: ['/api/workflows/:id'],
  },
} as const satisfies Record<string, Route>

export type RouteName = keyof typeof routes

/** The table with its general type, for code that walks it. */
export const routeTable: Readonly<Record<RouteName, Route>> = routes

export const isRouteName = (name: string): name is RouteName => Object.hasOwn(routes, name)

export const routeNames = Object.keys(routes).filter(isRouteName)

/** The frame of a page, for somebody or for nobody: what its route says, else `auth` until the user is known. */
export const layoutOf = ({ layout }: Pick<Route, 'layout'>, isKnown: boolean): Layout =>
  layout ?? (isKnown ? 'coloured-icons-with-outline' : 'auth')

export type Found = {
  readonly name: RouteName
  readonly route: Route
  readonly params: Readonly<Record<string, string>>
}

const patterns = routeNames.map((name) => ({
  name,
  route: routeTable[name],
  segments: routes[name].path.split('/'),
}))

const decoded = (segment: string) => {
  try {
    return decodeURIComponent(segment)
  } catch {
    return segment
  }
}

export const findRoute = (path: string): Found | null => {
  const segments = path.split('/')
  for (const { name, route, segments: pattern } of patterns) {
    if (pattern.length !== segments.length) continue
    const params: Record<string, string> = {}
    const matches = pattern.every((part, at) => {
      if (!part.startsWith(':')) return part === segments[at]
      params[part.slice(1)] = decoded(segments[at] ?? '')
      return segments[at] !== ''
    })
    if (matches) return { name, route, params }
  }
  return null
}

/** The one page built for a route: '/conveyances/:id' is built as '/conveyances/_'. */
export const shellOf = (path: string) => path.replaceAll(/:[a-z_]+/g, '_')

type ParamsIn<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Name | ParamsIn<`/${Rest}`>
  : Path extends `${string}:${infer Name}`
    ? Name
    : never
export type RouteParams<Name extends RouteName> = {
  [Param in ParamsIn<(typeof routes)[Name]['path']>]: string
}

/**
 * The path of a page on the host of an audience: on the clients' host '/clients/milestones' is
 * '/milestones'. Without an audience the path is as the table says.
 */
export const href = <Name extends RouteName>(
  name: Name,
  params: RouteParams<Name>,
  audience: Audience | null = null,
) => {
  const texts: Readonly<Record<string, string>> = params
  const path = routes[name].path.replaceAll(/:([a-z_]+)/g, (_, param: string) =>
    encodeURIComponent(texts[param] ?? ''),
  )
  return audience === null ? path : withoutPrefix(path, audience)
}

/** A table path as the host of an audience shows it; other audiences' paths stay whole. */
export const withoutPrefix = (path: string, audience: Audience) => {
  if (path === `/${audience}`) return '/'
  return path.startsWith(`/${audience}/`) ? path.slice(audience.length + 1) : path
}

export const withPrefix = (path: string, audience: Audience) =>
  path === '/' ? `/${audience}` : `/${audience}${path}`
