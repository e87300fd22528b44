import { audiences, isRoute, walked } from './proofs.ts'
import { context, proved, type Section } from './sentence.ts'

const areas = 'spec/section-1-areas.test.ts › %s has a page for each of its parts'
const host = `${audiences} › a host whose first label is the %s label`
const strips = (label: string) => [
  `${host} › keeps $path as $short: the prefix is stripped · ${label}`,
  `${host} › leads from $path to $short for good · ${label}`,
  `${host} › keeps only its own routes, so not $path · ${label}`,
  walked,
  'e2e/spec/pages.test.ts › every link of every page leads somewhere on %s › %s',
]

export const section1: Section = {
  title: '1. What the product does and for whom',
  sentences: [
    context('The product is a case-management system with these areas:', 'introduces the list'),
    proved(
      'An admin area: users, roles, workflows, templates (documents, emails, layouts, snippets), communications, communication types and their matrix, additional enquiries and their classifications, a template script editor and a UI kit page.',
      `${areas} · an admin area`,
      'e2e/spec/chrome.test.ts › the layout › with a sidebar names the pages that the person may open, by group',
    ),
    proved('An agents area.', `${areas} · an agents area`),
    proved(
      'A clients portal: case history, documents, milestones, payments.',
      `${areas} · a clients portal`,
    ),
    proved('A conveyances area.', `${areas} · a conveyances area`),
    proved(
      'A quotes and leads area: quotes, leads, quote cases, sale memos, sale-ready packs, requisition replies, a messaging page.',
      `${areas} · a quotes and leads area`,
    ),
    proved('A workflows area.', `${areas} · a workflows area`),
    proved(
      'Users are staff holding roles and permissions, agents and clients.',
      'spec/section-3-entities.test.ts › the signed-in user › is a member of staff, an agent or a client: %s',
      'spec/section-3-entities.test.ts › the signed-in user › has a permissions list, each entry with a name, and a roles list of role names',
      'worker/resources/session.test.ts › who is signed in › a signed-in person reads themselves, with the permissions of their roles',
    ),
    proved(
      'The application is multi-tenant: every API request carries a tenant id.',
      'spec/section-7-calls.test.ts › one client configured with a base URL and tenant id from run-time configuration › sends %s with JSON headers both ways, the tenant and the stored token',
      'worker/edge/calls.test.ts › X-Tenant › is demanded',
      'worker/edge/calls.test.ts › X-Tenant › must name this very firm (%#)',
    ),
    proved(
      'It also receives live server-pushed events over a broadcast channel; which events exist is not shown.',
      'e2e/realtime/external.test.ts › a firm with a back end of its own › is heard over its own Reverb, in channels that its own API allows',
      'realtime/echo.test.ts › Echo › hears a class of Laravel by its short name, and any event by its own',
    ),
    proved(
      'Three audiences are chosen by the first label of the host name: clients, agents, quotes.',
      `${audiences} › the first label of the host name decides › %s is %i`,
      `${audiences} › the first label of the host name decides › and a host that belongs to no firm answers 421: %s`,
      `${host} › keeps $path as $short: the prefix is stripped`,
      `${host} › has /403 as every host has`,
      'e2e/spec/walk.test.ts › a session counts on no host but the one that it was opened on',
    ),
    proved(
      'The labels can be changed by configuration;',
      `${audiences} › the labels can be changed by configuration › to the firm’s own: %s is %i`,
      `${audiences} › the labels can be changed by configuration › and then the usual ones are labels like any other: such a host keeps all routes`,
    ),
    proved(
      'the defaults are clients, agents and quotes.',
      `${audiences} › the labels can be changed by configuration › and are clients, agents and quotes by default: %s is %i`,
    ),
    proved(
      'A host whose first label is the clients label keeps only routes under /clients and the prefix is stripped.',
      ...strips('clients'),
    ),
    proved('The agents label does the same for /agents.', ...strips('agents')),
    proved('The quotes label does the same for /quotes.', ...strips('quotes')),
    proved(
      'A www host or any other host keeps all routes.',
      `${audiences} › a www host or any other host keeps all routes: %s › $path`,
      `${audiences} › a www host or any other host keeps all routes: %s › $path · http://www.localhost:8787`,
      walked,
      isRoute,
    ),
    context('What each feature does in business terms is not shown.', 'says what is open'),
  ],
}
