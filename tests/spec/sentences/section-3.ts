import { context, proved, type Section } from './sentence.ts'

const entities = 'spec/section-3-entities.test.ts'
const user = `${entities} › the signed-in user`

export const section3: Section = {
  title: '3. Entities and their fields',
  sentences: [
    proved(
      'Entities implied by routes: additional enquiries, AE classifications, communications, communication types, roles, email templates, document templates, template layouts, snippets, users, workflows, conveyances, quotes, leads, quote cases, sale memos, sale-ready packs, requisition replies, tracked emails.',
      `${entities} › the entities that routes imply › %s have a page: %s`,
    ),
    context('Their fields are not shown.', 'says what is open'),
    context('Known facts:', 'introduces the list'),
    proved(
      'Signed-in user: has a permissions list (each entry has a name)',
      `${user} › has a permissions list, each entry with a name, and a roles list of role names`,
      'worker/resources/session.test.ts › who is signed in › a signed-in person reads themselves, with the permissions of their roles',
    ),
    proved(
      'and a roles list (role names as strings).',
      `${user} › has a permissions list, each entry with a name, and a roles list of role names`,
    ),
    context('Other fields are not shown.', 'says what is open'),
    proved(
      'Session: holds a user field.',
      `${entities} › the session holds a user field`,
      'worker/edge/sign-in.test.ts › GET /api/_auth/session tells who the cookie says is here',
      'spec/section-7-calls.test.ts › the calls that are named › GET /auth/user answers with data that holds the user',
    ),
    proved(
      'Environment config: apiDomain, tenantId, environment, and a realtime settings object with app_key and host.',
      `${entities} › the environment configuration holds apiDomain, tenantId, environment, and realtime with app_key and host`,
      'worker/edge/pages.test.ts › a page › tells its scripts about the firm',
    ),
    proved(
      'Toast: severity (info, success, warn, error, secondary, contrast), summary, detail, life, closable, id, group.',
      `${entities} › a toast › has severity, summary, detail, life, closable, id and group`,
      `${entities} › a toast › has one of the severities info, success, warn, error, secondary, contrast`,
      'spec/section-2-chrome.test.ts › toast query parameters › severity may be %s',
    ),
    proved(
      'Route parameters: id, name, graph, matter_type, group.',
      `${entities} › the route parameters are id, name, graph, matter_type and group`,
      'spec/section-5-validation.test.ts › a route may carry a validator; any result other than true produces the 404 page › a parameter that nobody knows is refused',
    ),
  ],
}
