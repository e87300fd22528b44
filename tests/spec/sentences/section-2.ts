import {
  addresses,
  freePage,
  isOpen,
  needsNothingElse,
  needsUser,
  openPage,
  permittedPage,
  saysTitle,
  userPage,
  walked,
} from './proofs.ts'
import { context, proved, type Section } from './sentence.ts'

const served = 'worker/spec/section-2-pages.test.ts'
const paths =
  'spec/section-5-validation.test.ts › a route may carry a validator; any result other than true produces the 404 page'

export const section2: Section = {
  title: '2. Screens and routes',
  sentences: [
    proved(
      ':id and other colon names are route parameters.',
      `${paths} › $path takes what can name a record`,
      'worker/edge/pages.test.ts › a page › is the same shell for every id',
    ),
    proved(
      'Most pages need an authenticated user, marked auth.',
      needsUser,
      isOpen,
      walked,
      `${addresses} › no %s address is a way round`,
    ),
  ],
}

export const section2General: Section = {
  title: '2. Screens and routes: General',
  sentences: [
    proved('/ : Home (auth, title Home).', ...userPage),
    proved(
      '/auth/login : login route, named auth-login.',
      ...openPage,
      'spec/section-2-pages.test.ts › every page of the specification › /auth/login is named auth-login',
      `${addresses} › a way back never leads to another site`,
      'e2e/spec/walk.test.ts › the quotes host borrows the main host’s sign-in and comes back to the page that was asked for',
    ),
    proved(
      '/403 : forbidden page.',
      ...openPage,
      'e2e/user/forbidden.test.ts › /403 says in plain words what is missing, who can grant it, and leads back and home',
      'worker/edge/pages.test.ts › a page › /403 has the status 403 on every host',
      'worker/spec/section-1-audiences.test.ts › a host whose first label is the %s label › has /403 as every host has',
    ),
    proved(
      'A not-found page is shown when no route matches',
      `${served} › a not-found page › is shown when no route matches: %s`,
      walked,
      `${addresses} › a page’s address %s is that page’s own, missing, or moved to its own`,
      `${addresses} › what people who mean harm try first gets them nowhere`,
    ),
    proved(
      'or a route validator fails:',
      `${served} › a not-found page › is shown when the validator of $path fails`,
      `${addresses} › an address whose parameter can name nothing is missing`,
    ),
    proved(
      "status 404, message 'Page not found' with the path.",
      'e2e/spec/pages.test.ts › the error page › shows Page Not Found for 404, with status 404 and the path',
    ),
    proved(
      "The error page shows 'Page Not Found' for 404",
      'e2e/spec/pages.test.ts › the error page › shows Page Not Found for 404, with status 404 and the path',
      'spec/section-8-errors.test.ts › the catalogue › the 404 page says "Page not found" with the path',
    ),
    proved(
      "and 'Internal Server Error' for any other status, each with its own view.",
      'e2e/spec/pages.test.ts › the error page › shows Internal Server Error for any other status',
      'spec/section-8-errors.test.ts › the catalogue › a fatal error: the page "Internal Server Error"',
    ),
    proved(
      'Error status defaults to 500.',
      `${served} › an error page shows Internal Server Error, the status defaults to 500, and the trace is in it`,
    ),
  ],
}

export const section2Admin: Section = {
  title: '2. Screens and routes: Admin',
  sentences: [
    proved('Admin (auth plus permission; titles as shown)', ...permittedPage, walked),
    ...[
      '/admin/additional-enquiries, /admin/additional-enquiries/:id: Manage Additional Enquiries',
      '/admin/additional-enquiry-classifications, /:id: Manage AE Classifications',
      '/admin/communication-matrix: Communication Type Matrix',
      '/admin/communication-types: Communication Types',
      '/admin/communications, /create, /:id: Communications; Create Communication; Update Communication',
      '/admin/roles, /create, /:id: Create Role; Edit Role',
      '/admin/script-editor: Template script editor',
      '/admin/templates/documents, /create, /:id: Document Templates',
      '/admin/templates/emails, /create, /:id: Email Templates',
      '/admin/templates/layouts, /create, /:id: Template Layouts',
      '/admin/templates/snippets, /create, /:id: Snippets',
    ].map((row) => proved(row, ...permittedPage)),
    proved('/admin/uikit: UI Kit', ...freePage),
    proved('/admin/users, /create, /:id: Manage Users; New User; Edit User', ...permittedPage),
    proved(
      '/admin/workflows, /create, /import, /:id: Manage, Create, Import and Edit Workflow',
      ...permittedPage,
    ),
  ],
}

export const section2Areas: Section = {
  title: '2. Screens and routes: Agents, Clients, Conveyances, Quotes, Workflows',
  sentences: [
    proved('/agents (title Agents|Home, auth).', ...freePage),
    proved('/agents/login.', ...openPage),
    proved(
      '/clients, /clients/login, /clients/milestones, /clients/payment-details (no auth metadata).',
      ...openPage,
    ),
    proved('/clients/case-history, /clients/payment, /clients/payment-other (auth).', ...freePage),
    proved(
      '/clients/documents/:id and /clients/documents/:matter_type/:group (no auth metadata).',
      ...openPage,
    ),
    proved('/conveyances (auth).', ...permittedPage),
    proved('/conveyances/:id (auth, title Conveyance).', ...permittedPage),
    proved('/quotes (auth).', ...freePage),
    proved(
      '/quotes/create (title Create a Quote, nav title Quotes).',
      ...permittedPage,
      'spec/section-2-pages.test.ts › every page of the specification › /quotes/create has the navigation title Quotes',
    ),
    proved(
      '/quotes/agents-breakdown/:name/quote-bdm and /quotes/agents-breakdown/:name/quote-giver.',
      ...freePage,
    ),
    proved(
      '/quotes/leads, /leads/create, /leads/presold, /leads/sold, /leads/:id.',
      ...permittedPage,
      needsNothingElse,
    ),
    proved('/quotes/quote-cases/:id, /:id/edit, /:id/draft-edit.', ...freePage),
    proved(
      '/quotes/quote-cases/ call-logs, call-status, dead-tomorrow, logs, presold-quote-list, presold-quote-list-slim, sold-quote-list, sold-quote-list-slim, quote-monthly-giver-stats, stats.',
      ...permittedPage,
      needsNothingElse,
    ),
    proved('/quotes/quote-cases/track-emails/:id and /track-emails/:id/email/:graph.', ...freePage),
    proved('/quotes/requisition-replies.', ...freePage),
    proved('/quotes/sale-memos and /quotes/sale-memos/create.', ...freePage),
    proved('/quotes/sale-ready-pack, /create, /:id, /:id/edit.', ...freePage),
    proved('/quotes/whatsapp.', ...freePage),
    proved(
      '/workflows (title Workflows, description Workflows Index)',
      ...permittedPage,
      'spec/section-2-pages.test.ts › every page of the specification › /workflows has the description Workflows Index',
    ),
    proved('and /workflows/:id.', ...permittedPage),
  ],
}

const layout = 'spec/section-2-pages.test.ts › the layout'
const chrome = 'spec/section-2-chrome.test.ts'
const seen = 'e2e/spec/chrome.test.ts'

export const section2Chrome: Section = {
  title: '2. Screens and routes: Layouts and page chrome',
  sentences: [
    proved(
      'Available layouts: auth, clients, coloured-icons-with-outline, default-full-height, default, floating-sidebar, sidebar-floating-content.',
      `${layout} › is one of the seven, and each of them is written`,
      `${layout} › comes from route metadata: %s`,
    ),
    proved(
      'The layout comes from route metadata;',
      `${layout} › comes from route metadata: %s`,
      'e2e/spec/pages.test.ts › the layout of $path is the one of its route',
      `${seen} › the layout › of %s stays %s when the user is fetched`,
    ),
    proved(
      'when none is given, auth is used.',
      `${layout} › is auth when none is given, and coloured-icons-with-outline once the user is fetched`,
      'e2e/spec/pages.test.ts › the layout of $path is the one of its route',
    ),
    proved(
      'After the user is fetched successfully, the layout becomes coloured-icons-with-outline.',
      `${seen} › the layout › starts as auth and becomes coloured-icons-with-outline after the user is fetched, and nothing moves`,
    ),
    proved(
      'It starts as auth.',
      `${seen} › the layout › starts as auth and becomes coloured-icons-with-outline after the user is fetched, and nothing moves`,
    ),
    proved(
      "Page title and description come from route meta fields title and description, prefixed with the product's brand name.",
      saysTitle,
    ),
    proved('An author meta tag and a social title are set.', saysTitle),
    proved(
      'Body uses a sans-serif font and full-height layout.',
      `${seen} › the layout › has a body of a sans-serif font and of full height`,
    ),
    proved(
      "A full-screen loading overlay with a spinner (5rem) and the message 'Loading...' shows while page loading is active.",
      `${seen} › the full-screen loading overlay › with a spinner (5rem) and the message Loading... shows while page loading is active`,
      'spec/section-9-constants.test.ts › the constants of the specification › the spinner of the loading overlay is 5rem',
    ),
    proved(
      'Navigation scrolls to top and restores scroll position.',
      `${seen} › navigation › scrolls to top and restores scroll position`,
    ),
    proved(
      'A page whose hash matches scrolls to that element.',
      `${seen} › navigation › to a page whose hash matches scrolls to that element`,
    ),
    proved(
      'The app remembers the previous route whenever the path changes, so a later screen can return to it.',
      `${chrome} › the app remembers the previous route whenever the path changes › so a later screen can return to it`,
      'e2e/chrome/return-link.test.ts › a case leads back to the list as somebody left it',
      `${chrome} › the app remembers the previous route whenever the path changes › and not when only the query or the hash does`,
    ),
    proved(
      "After the shell mounts, a handler runs on the current route's query parameters; what it does is not shown.",
      `${chrome} › toast query parameters › a handler runs on the current route’s query parameters`,
      'e2e/chrome/return-link.test.ts › a toast is shown before the way back is read, and the rest of the address is the page’s own',
      `${seen} › toast query parameters › show a toast at the top right for 3000 ms, and are gone from the address`,
    ),
    proved(
      'Toast query parameters: show_toast, toast_severity, toast_summary, toast_detail, toast_life. A toast is shown from them;',
      `${chrome} › toast query parameters › show_toast, toast_severity, toast_summary, toast_detail, toast_life: a toast is shown from them`,
      `${chrome} › toast query parameters › severity may be %s`,
      `${seen} › toast query parameters › show a toast at the top right for 3000 ms, and are gone from the address`,
    ),
    proved(
      'default life is 3000 ms when none is given.',
      `${chrome} › toast query parameters › default life is 3000 ms when none is given`,
      `${seen} › toast query parameters › show a toast at the top right for 3000 ms, and are gone from the address`,
    ),
    context('The content of individual pages is not shown.', 'says what is open'),
  ],
}
