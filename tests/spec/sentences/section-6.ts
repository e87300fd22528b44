import {
  isOpen,
  needsNothingElse,
  needsPermissions,
  needsUser,
  seenStates,
  states,
  walked,
  walkPrinted,
} from './proofs.ts'
import { context, proved, type Section } from './sentence.ts'

const rules = 'spec/section-6-permissions.test.ts'
const row = (resource: string) => [
  `${rules} › the permissions used › of %s are those of its row, each by its own pages alone · ${resource}`,
  needsPermissions,
]
const denied = [
  `${states} › when a permission check fails the user is sent to / with an error toast, shown 5000 ms`,
  `${seenStates} › when a permission check fails the user is sent to / with the toast Access denied, shown 5000 ms`,
] as const
const stored = 'stores/user/permissions.test.ts › what the signed-in person holds'
const held = `${stored} › answers %j with has %s, has any %s, lacks %s`
const cast = `${stored} › answers the roles %j with has %s, has any %s`

export const section6: Section = {
  title: '6. Roles and permissions',
  sentences: [
    proved(
      'Permissions are written resource.action with actions view-any, view, create, update.',
      `${rules} › permissions › are written resource.action with actions view-any, view, create, update`,
    ),
    proved(
      'Each route declares required permissions.',
      needsPermissions,
      needsNothingElse,
      walked,
      walkPrinted,
      `${rules} › permissions › that the pages of the specification need are all known`,
      `${rules} › permissions › are asked for by the same rules where a name is checked by the compiler`,
    ),
    proved('A guard named authenticated applies to most pages.', needsUser, isOpen),
    context('Resource: Permissions used', 'heads the table'),
    proved(
      'additional-enquiries: view-any (enquiries and classifications)',
      ...row('additional-enquiries'),
      `${rules} › the permissions used › are of no resource without a row`,
    ),
    proved(
      'communication-types: view-any (types page); view-any and update (matrix page)',
      ...row('communication-types'),
    ),
    proved('communications: view-any, create, update', ...row('communications')),
    proved('roles: view-any, create, update', ...row('roles')),
    proved(
      'email-templates: view-any (list and script editor), create, update',
      ...row('email-templates'),
    ),
    proved('document-templates: view-any, create, update', ...row('document-templates')),
    proved('template-layouts: view-any, create, update', ...row('template-layouts')),
    proved('snippets: view-any, create, update', ...row('snippets')),
    proved('users: view-any, create (update for edit is implied but not stated)', ...row('users')),
    proved(
      'workflows: view-any (admin list and /workflows list); create (create and import); update (edit); view (/workflows/:id)',
      ...row('workflows'),
    ),
    proved('conveyance: view-any (list); update and view (detail)', ...row('conveyance')),
    proved(
      'quotes: create (create a quote); view-any (presold and sold lists)',
      ...row('quotes'),
      'worker/resources/quote-lists.test.ts › lists by stage › need quotes.view-any, the queue too',
    ),
    proved('leads: create (create a lead); view-any (presold and sold leads)', ...row('leads')),
    proved('When a permission check fails the user is sent to /', ...denied),
    proved("with an error toast: summary 'Access denied',", ...denied),
    proved(
      "detail 'You do not have the required permissions to access the page. Redirected to home.',",
      ...denied,
    ),
    proved('shown 5000 ms.', ...denied),
    context('Check semantics available app-wide:', 'introduces the list'),
    proved(
      'Has permission: true only when the user has at least one permission and, for a single name, holds it;',
      `${rules} › has permission › is true only when the user has at least one permission and, for a single name, holds it`,
      `${stored} › is matched whole, never by a part of its name`,
      held,
    ),
    proved('for a list, holds all.', `${rules} › has permission › for a list, holds all`, held),
    proved(
      'Has any permission: true if at least one of a list is held.',
      `${rules} › has any permission: true if at least one of a list is held`,
      held,
    ),
    proved(
      'Lacks permission: true when the given permission is not held;',
      `${rules} › lacks permission › is true when the given permission is not held`,
      `${rules} › lacks permission › is the opposite of has permission for whatever is named`,
      held,
    ),
    proved(
      'false for empty input.',
      `${rules} › lacks permission › is false for empty input`,
      held,
    ),
    proved(
      "Has role: a single role must be in the user's roles;",
      `${rules} › has role › a single role must be in the user’s roles`,
      `${rules} › has role › a permission is no role, and a role no permission`,
      cast,
    ),
    proved('a list requires all.', `${rules} › has role › a list requires all`, cast),
    proved(
      'Has any role: true if at least one of a list is held; false for an empty list.',
      `${rules} › has any role: true if at least one of a list is held; false for an empty list`,
      cast,
    ),
    proved(
      'Empty or missing input gives false;',
      `${rules} › %s › gives false for empty or missing input`,
      'stores/user/permissions.test.ts › %s › gets no for empty input',
    ),
    proved(
      'a user without permissions or roles gives false.',
      `${rules} › %s › gives false for a user without permissions or roles`,
      'stores/user/permissions.test.ts › %s › holds nothing, and lacks whatever is named',
    ),
    context('Role names and concrete permission sets per role are not shown.', 'says what is open'),
  ],
}
