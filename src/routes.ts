import type { Audience } from '#domain/audience'
import { entriesOf } from '#domain/entries'
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
  /** The group of the sidebar that lists the page. */
  readonly sidebar?: SidebarGroup
  /** Its name in the sidebar; the title when absent. */
  readonly label?: string
  /** The page is not of the specification. */
  readonly added?: true
  /** The API paths whose answers are sent with the page; a trailing '?' passes the page's query on. */
  readonly payload?: readonly string[]
}

type Page = Omit<Route, 'path'>
type Options = Partial<Omit<Page, 'title' | 'can'>> & {
  readonly can?: Permission | readonly Permission[]
}

/** A page that needs a session unless its options say otherwise. */
const page = (title: string, { can = [], ...options }: Options = {}): Page => ({
  title,
  auth: true,
  can: typeof can === 'string' ? [can] : can,
  ...options,
})

/** A page beside the sidebar of Admin. */
const admin: typeof page = (title, options) =>
  page(title, { layout: 'floating-sidebar', ...options })

/** Every page of the product. Literal paths come before paths with parameters. */
const pages = {
  '/': page('Home', {
    heading: 'My day',
    nav: { area: 'home', label: 'Home', icon: 'house' },
    payload: ['/api/my-day'],
  }),
  '/auth/login': page('Sign In', { layout: 'auth', auth: false }),
  '/auth/password': page('Set your password', { layout: 'auth', auth: false, added: true }),
  '/auth/enrolment': page('Set up a second step', { layout: 'auth', auth: false, added: true }),
  '/auth/single-sign-on': page('Sign In', { layout: 'auth', auth: false, added: true }),
  '/security': page('Sign-in and security', { added: true, payload: ['/api/security'] }),
  '/cover': page('Cover while away', { added: true }),
  '/profile': page('Your profile', { added: true, payload: ['/api/own-profile'] }),
  '/403': page('Forbidden', { layout: 'default', auth: false }),

  '/admin/additional-enquiries': admin('Manage Additional Enquiries', {
    can: 'additional-enquiries.view-any',
    sidebar: 'law',
    label: 'Enquiries',
  }),
  '/admin/additional-enquiries/:id': admin('Manage Additional Enquiries', {
    can: 'additional-enquiries.view-any',
    heading: 'Library enquiry',
  }),
  '/admin/additional-enquiry-classifications': admin('Manage AE Classifications', {
    can: 'additional-enquiries.view-any',
    sidebar: 'law',
    label: 'Classifications',
  }),
  '/admin/additional-enquiry-classifications/:id': admin('Manage AE Classifications', {
    can: 'additional-enquiries.view-any',
    heading: 'Classification',
  }),
  '/admin/agencies': admin('Agencies', {
    can: 'agencies.view-any',
    sidebar: 'people',
    added: true,
    payload: ['/api/agency-records?'],
  }),
  '/admin/agencies/create': admin('New Agency', { can: 'agencies.create', added: true }),
  '/admin/agencies/import': admin('Import Agencies', {
    can: ['agencies.create', 'agencies.update'],
    added: true,
  }),
  '/admin/agencies/:id': admin('Agency', {
    can: 'agencies.view-any',
    added: true,
    payload: ['/api/agencies/:id'],
  }),
  '/admin/audit': admin('Audit Log', {
    can: 'audit.view-any',
    sidebar: 'people',
    label: 'Audit log',
    added: true,
  }),
  '/admin/breaches': admin('Breaches', {
    can: 'breaches.view-any',
    sidebar: 'law',
    added: true,
  }),
  '/admin/communication-matrix': page('Communication Type Matrix', {
    can: ['communication-types.view-any', 'communication-types.update'],
    layout: 'default-full-height',
    sidebar: 'messages',
    label: 'Matrix',
  }),
  '/admin/communication-types': admin('Communication Types', {
    can: 'communication-types.view-any',
    sidebar: 'messages',
    label: 'Types',
  }),
  '/admin/communications': admin('Communications', {
    can: 'communications.view-any',
    sidebar: 'messages',
    nav: { area: 'admin', label: 'Admin', icon: 'sliders-horizontal' },
    payload: ['/api/messages?'],
  }),
  '/admin/communications/create': page('Create Communication', {
    can: 'communications.create',
    layout: 'sidebar-floating-content',
  }),
  '/admin/communications/:id': page('Update Communication', {
    can: 'communications.update',
    layout: 'sidebar-floating-content',
  }),
  '/admin/complaints': admin('Complaints', {
    can: 'complaints.view-any',
    sidebar: 'law',
    added: true,
  }),
  '/admin/custom-fields': admin('Custom Fields', {
    can: 'workflows.view-any',
    sidebar: 'law',
    label: 'Custom fields',
    added: true,
  }),
  '/admin/data-requests': admin('Data Requests', {
    can: 'data-requests.view-any',
    sidebar: 'law',
    label: 'Data requests',
    added: true,
  }),
  '/admin/message-delivery': admin('Message Delivery', {
    can: 'message-providers.update',
    sidebar: 'messages',
    label: 'Delivery',
    added: true,
    payload: ['/api/message-providers', '/api/messages?view=outstanding'],
  }),
  '/admin/roles': admin('Roles', { can: 'roles.view-any', sidebar: 'people' }),
  '/admin/roles/compare': admin('Compare Roles', { can: 'roles.view-any', added: true }),
  '/admin/roles/create': admin('Create Role', { can: 'roles.create' }),
  '/admin/roles/:id': admin('Edit Role', { can: 'roles.update' }),
  '/admin/script-editor': page('Template script editor', {
    can: 'email-templates.view-any',
    layout: 'default-full-height',
    sidebar: 'words',
    label: 'Scripts',
  }),
  '/admin/retention': admin('Retention', {
    can: 'retention.view-any',
    sidebar: 'law',
    added: true,
  }),
  '/admin/set-aside': admin('Set Aside', {
    can: 'set-aside.view-any',
    sidebar: 'people',
    label: 'Set aside',
    added: true,
    payload: ['/api/set-aside'],
  }),
  '/admin/set-up': admin('Set-up', {
    can: 'firm.update',
    sidebar: 'people',
    added: true,
    payload: ['/api/set-up', '/api/firm'],
  }),
  '/admin/single-sign-on': admin('Single Sign-on', {
    can: 'single-sign-on.update',
    sidebar: 'people',
    label: 'Single sign-on',
    added: true,
    payload: ['/api/single-sign-on'],
  }),
  '/admin/suspicions': admin('Suspicions', { sidebar: 'law', added: true }),
  '/admin/templates/documents': admin('Document Templates', {
    can: 'document-templates.view-any',
    sidebar: 'words',
    label: 'Documents',
  }),
  '/admin/templates/documents/create': page('Document Templates', {
    can: 'document-templates.create',
    heading: 'New document template',
    layout: 'sidebar-floating-content',
  }),
  '/admin/templates/documents/:id': page('Document Templates', {
    can: 'document-templates.update',
    heading: 'Document template',
    layout: 'sidebar-floating-content',
  }),
  '/admin/templates/emails': admin('Email Templates', {
    can: 'email-templates.view-any',
    sidebar: 'words',
    label: 'Emails',
  }),
  '/admin/templates/emails/create': page('Email Templates', {
    can: 'email-templates.create',
    heading: 'New email template',
    layout: 'sidebar-floating-content',
  }),
  '/admin/templates/emails/:id': page('Email Templates', {
    can: 'email-templates.update',
    heading: 'Email template',
    layout: 'sidebar-floating-content',
  }),
  '/admin/templates/layouts': admin('Template Layouts', {
    can: 'template-layouts.view-any',
    sidebar: 'words',
    label: 'Layouts',
  }),
  '/admin/templates/layouts/create': page('Template Layouts', {
    can: 'template-layouts.create',
    heading: 'New layout',
    layout: 'sidebar-floating-content',
  }),
  '/admin/templates/layouts/:id': page('Template Layouts', {
    can: 'template-layouts.update',
    heading: 'Layout',
    layout: 'sidebar-floating-content',
  }),
  '/admin/templates/snippets': admin('Snippets', { can: 'snippets.view-any', sidebar: 'words' }),
  '/admin/templates/snippets/create': page('Snippets', {
    can: 'snippets.create',
    heading: 'New snippet',
    layout: 'sidebar-floating-content',
  }),
  '/admin/templates/snippets/:id': page('Snippets', {
    can: 'snippets.update',
    heading: 'Snippet',
    layout: 'sidebar-floating-content',
  }),
  '/admin/uikit': admin('UI Kit', { sidebar: 'kit', label: 'UI kit' }),
  '/admin/users': admin('Manage Users', {
    can: 'users.view-any',
    sidebar: 'people',
    label: 'Users',
  }),
  '/admin/users/create': admin('New User', { can: 'users.create' }),
  '/admin/users/:id': admin('Edit User', { can: 'users.update' }),
  '/admin/webhooks': admin('Webhooks', {
    can: 'workflows.view-any',
    sidebar: 'law',
    label: 'Webhooks',
    added: true,
  }),
  '/admin/workflows': admin('Manage Workflows', {
    can: 'workflows.view-any',
    sidebar: 'law',
    label: 'Workflows',
  }),
  '/admin/workflows/create': admin('Create Workflow', { can: 'workflows.create' }),
  '/admin/workflows/import': admin('Import Workflow', { can: 'workflows.create' }),
  '/admin/workflows/:id': page('Edit Workflow', {
    can: 'workflows.update',
    layout: 'sidebar-floating-content',
  }),

  '/agents': page('Agents|Home', { heading: 'Home', payload: ['/api/agent/home'] }),
  '/agents/enrolment': page('Set up a second step', { layout: 'auth', auth: false, added: true }),
  '/agents/security': page('Sign-in and security', { added: true, payload: ['/api/security'] }),
  '/agents/login': page('Sign In', { layout: 'auth', auth: false }),

  '/clients': page('Your Cases', {
    layout: 'clients',
    auth: false,
    payload: [
      '/api/client/cases',
      '/api/client/messages',
      '/api/client/payments',
      '/api/client-questions',
    ],
  }),
  '/clients/login': page('Sign In', { layout: 'auth', auth: false }),
  '/clients/milestones': page('Progress', {
    layout: 'clients',
    auth: false,
    payload: ['/api/client/cases'],
  }),
  '/clients/payment-details': page('Payment Details', { layout: 'clients', auth: false }),
  '/clients/case-history': page('Case History', {
    layout: 'clients',
    payload: ['/api/client/cases', '/api/client/messages', '/api/client/history'],
  }),
  '/clients/people-who-help': page('People Who Help You', { layout: 'clients', added: true }),
  '/clients/your-data': page('Your Data', { layout: 'clients', added: true }),
  '/clients/messages': page('How We Tell You', { layout: 'clients', added: true }),
  '/clients/payment': page('Payments', {
    layout: 'clients',
    payload: ['/api/client/payments'],
  }),
  '/clients/payment-other': page('Other Payment', {
    layout: 'clients',
    payload: ['/api/client/payments'],
  }),
  '/clients/documents': page('Documents', {
    layout: 'clients',
    added: true,
    payload: ['/api/client/cases'],
  }),
  '/clients/documents/:id': page('Document', { layout: 'clients', auth: false }),
  '/clients/funds/:id': page('Where Your Money Comes From', { layout: 'clients', added: true }),
  '/clients/identity/:id': page('Prove Your Identity', { layout: 'clients', added: true }),
  '/clients/sale-pack/:id': page('Questions about Your Home', { layout: 'clients', added: true }),
  '/clients/shared-pack/:id': page('Sale-Ready Pack', {
    layout: 'clients',
    auth: false,
    added: true,
  }),
  '/clients/witness/:id': page('Sign as a Witness', {
    layout: 'clients',
    auth: false,
    added: true,
  }),
  '/clients/documents/:matter_type/:group': page('Documents', { layout: 'clients', auth: false }),

  '/conveyances': page('Conveyances', {
    can: 'conveyance.view-any',
    nav: { area: 'conveyances', label: 'Conveyances', icon: 'file-stack' },
    payload: ['/api/conveyances?', '/api/people-away'],
  }),
  '/conveyances/create': page('New Case', { can: 'conveyance.update', added: true }),
  '/conveyances/bank': page('Client Account', {
    can: 'payments.view-any',
    added: true,
    payload: ['/api/bank'],
  }),
  '/conveyances/completions': page('Completions', {
    can: 'conveyance.view-any',
    added: true,
    payload: ['/api/conveyances/completions?'],
  }),
  '/conveyances/contacts': page('Contacts', {
    can: 'clients.view-any',
    added: true,
    payload: ['/api/contacts?'],
  }),
  '/conveyances/contacts/:id': page('Contact', {
    can: 'clients.view-any',
    added: true,
    payload: ['/api/contacts/:id'],
  }),
  '/conveyances/:id': page('Conveyance', {
    can: ['conveyance.update', 'conveyance.view'],
    payload: ['/api/conveyances/:id'],
  }),

  '/quotes': page('Quotes'),
  '/quotes/create': page('Create a Quote', {
    can: 'quotes.create',
    nav: { area: 'quotes', label: 'Quotes', icon: 'calculator' },
    payload: ['/api/fee-scale'],
  }),
  '/quotes/agents-breakdown/:name/quote-bdm': page('Agents by BDM'),
  '/quotes/agents-breakdown/:name/quote-giver': page('Agents by Quote Giver'),
  '/quotes/inbox': page('Inbox', {
    can: 'inbox.view-any',
    layout: 'default-full-height',
    added: true,
  }),
  '/quotes/leads': page('Leads'),
  '/quotes/leads/create': page('Create a Lead', { can: 'leads.create' }),
  '/quotes/leads/presold': page('Presold Leads', { can: 'leads.view-any' }),
  '/quotes/leads/sold': page('Sold Leads', { can: 'leads.view-any' }),
  '/quotes/leads/:id': page('Lead'),
  '/quotes/quote-cases/call-logs': page('Call Logs'),
  '/quotes/quote-cases/call-status': page('Call Board', { layout: 'default-full-height' }),
  '/quotes/quote-cases/dead-tomorrow': page('Dead Tomorrow', { layout: 'default-full-height' }),
  '/quotes/quote-cases/logs': page('Quote Activity'),
  '/quotes/quote-cases/presold-quote-list': page('Presold Quotes', { can: 'quotes.view-any' }),
  '/quotes/quote-cases/presold-quote-list-slim': page('Presold Queue', {
    can: 'quotes.view-any',
    layout: 'default-full-height',
  }),
  '/quotes/quote-cases/sold-quote-list': page('Sold Quotes', { can: 'quotes.view-any' }),
  '/quotes/quote-cases/sold-quote-list-slim': page('Sold Queue', {
    can: 'quotes.view-any',
    layout: 'default-full-height',
  }),
  '/quotes/quote-cases/quote-monthly-giver-stats': page('Monthly Giver Statistics'),
  '/quotes/quote-cases/stats': page('Quote Statistics'),
  '/quotes/quote-cases/track-emails/:id': page('Tracked Emails', {
    payload: ['/api/quote-cases/:id', '/api/quote-cases/:id/correspondence'],
  }),
  '/quotes/quote-cases/track-emails/:id/email/:graph': page('Tracked Email', {
    payload: ['/api/quote-cases/:id'],
  }),
  '/quotes/quote-cases/:id': page('Quote Case', { payload: ['/api/quote-cases/:id'] }),
  '/quotes/quote-cases/:id/edit': page('Edit Quote', {
    payload: ['/api/quote-cases/:id', '/api/fee-scale'],
  }),
  '/quotes/quote-cases/:id/draft-edit': page('Draft Quote', {
    payload: ['/api/quote-cases/:id', '/api/fee-scale'],
  }),
  '/quotes/requisition-replies': page('Requisition Replies'),
  '/quotes/sale-memos': page('Sale Memos'),
  '/quotes/sale-memos/create': page('Create a Sale Memo'),
  '/quotes/sale-memos/:id': page('Sale Memo', { added: true, payload: ['/api/sale-memos/:id'] }),
  '/quotes/sale-ready-pack': page('Sale-Ready Packs'),
  '/quotes/sale-ready-pack/create': page('Create a Sale-Ready Pack'),
  '/quotes/sale-ready-pack/:id': page('Sale-Ready Pack', {
    payload: ['/api/sale-ready-packs/:id'],
  }),
  '/quotes/sale-ready-pack/:id/edit': page('Edit Sale-Ready Pack', {
    payload: ['/api/sale-ready-packs/:id'],
  }),
  '/quotes/whatsapp': page('WhatsApp', { layout: 'default-full-height' }),

  '/workflows': page('Workflows', {
    can: 'workflows.view-any',
    description: 'Workflows Index',
    nav: { area: 'workflows', label: 'Workflows', icon: 'workflow' },
    payload: ['/api/workflows'],
  }),
  '/workflows/:id': page('Workflow', { can: 'workflows.view', payload: ['/api/workflows/:id'] }),
} satisfies Readonly<Record<`/${string}`, Page>>

type PagePath = keyof typeof pages

type Dashed<Segments extends string> = Segments extends `${infer First}/${infer Rest}`
  ? `${Dashed<First>}-${Dashed<Rest>}`
  : Segments extends `:${infer Param}`
    ? Param
    : Segments

/** The name of a page: 'admin-users-id' for '/admin/users/:id'. */
type NameOf<Of extends PagePath> = Of extends '/'
  ? 'index'
  : Of extends `/${infer Segments}`
    ? Dashed<Segments>
    : never

export type RouteName = NameOf<PagePath>
type Routes = { readonly [Of in PagePath as NameOf<Of>]: Route & { readonly path: Of } }

const nameOf = (path: PagePath) =>
  path === '/' ? 'index' : path.slice(1).replaceAll('/', '-').replaceAll(':', '')

/** Every page by its name, with the literal type of its path. */
export const routes = Object.fromEntries(
  entriesOf(pages).map(([path, it]) => [nameOf(path), { path, ...it }]),
) as Routes

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
