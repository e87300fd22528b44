import { calls, states } from './proofs.ts'
import { context, proved, type Section } from './sentence.ts'

const client = `${calls} › one client configured with a base URL and tenant id from run-time configuration`
const headers = `${client} › sends %s with JSON headers both ways, the tenant and the stored token`
const query = `${calls} › query objects`
const named = `${calls} › the calls that are named`
const realtime = `${calls} › realtime`
const joining = 'worker/edge/broadcasting.test.ts › joining a channel'
const external = 'e2e/realtime/external.test.ts › a firm with a back end of its own'

export const section7: Section = {
  title: '7. The calls it makes',
  sentences: [
    proved(
      'All product API calls go through one client configured with a base URL and tenant id from runtime config.',
      `${client} › is the only way to the API: what else asks the network asks its own host for what is no record`,
      `${client} › asks %j at %s`,
      'architecture.test.ts › imports › go only in the directions of the architecture',
    ),
    proved(
      'Every request sends JSON content type and accept headers, an X-Tenant header with the tenant id, and an Authorization bearer header with the stored auth token.',
      headers,
      `${external} › signs its staff in there, and asks it for everything from then on`,
    ),
    proved(
      'When the body is form data containing a file, the content-type header is dropped so it is sent as multipart.',
      `${client} › drops the content type of form data that holds a file, and of nothing else`,
    ),
    proved(
      'Query objects are serialised with nested keys.',
      `${query} › are serialised with nested keys, in index form`,
    ),
    context('Method: Path: Notes', 'heads the table'),
    proved(
      'GET: /auth/user: response has data holding the user',
      `${named} › GET /auth/user answers with data that holds the user`,
      'worker/resources/session.test.ts › who is signed in › a signed-in person reads themselves, with the permissions of their roles',
    ),
    proved(
      'GET: /api/_auth/session: accepts JSON, no retry;',
      `${named} › GET /api/_auth/session accepts JSON and is never retried`,
    ),
    proved(
      'returns session with user',
      'worker/edge/sign-in.test.ts › GET /api/_auth/session tells who the cookie says is here',
      `${states} › DELETE /api/_auth/session clears the session`,
    ),
    proved(
      'DELETE: /api/_auth/session: clears the session',
      `${states} › DELETE /api/_auth/session clears the session`,
      `${named} › DELETE /api/_auth/session clears the session on the page’s own host`,
    ),
    proved(
      'POST: {apiDomain}/broadcasting/auth: form data with socket id and channel name;',
      `${external} › is heard over its own Reverb, in channels that its own API allows`,
      `${joining} › is a form and nothing else`,
    ),
    proved(
      'bearer token and X-Tenant headers;',
      `${named} › POST {apiDomain}/broadcasting/auth sends the bearer and the tenant`,
      `${joining} › needs both halves of a session, and the tenant`,
    ),
    proved(
      'response carries an auth string',
      `${joining} › is signed for a socket of one’s own and a channel that one may hear`,
    ),
    proved(
      'and, for presence channels, channel data',
      `${joining} › names the member of a presence channel`,
    ),
    context('Other behaviour:', 'introduces the list'),
    proved(
      'The server is polled for the latest build id to detect updates;',
      `${calls} › the latest build › is polled, and a new one loads the next page whole, once per path within 10 s`,
      `${calls} › the latest build › is asked for when the tab comes into view`,
    ),
    proved(
      'a build manifest is fetched by GET builds/meta/{buildId}.json',
      'worker/edge/pages.test.ts › the build › has an id that is never kept, and a record of each',
      `${calls} › the latest build › that leaves the page in view as it is becomes the current one`,
      `${calls} › the latest build › counts as changed where a build has no record of its pages`,
    ),
    proved(
      'and a page payload by GET {path}/_payload.json.',
      'worker/edge/pages.test.ts › a payload › holds what the page shows first, under the addresses of its calls',
      'lib/api.test.ts › what travelled with the page › is fetched with the bearer for a page that needs it, and for no other',
      'e2e/spec/walk.test.ts › the payload of a page is guarded as the page is',
      'nightly/addresses.test.ts › and so is the payload of each',
    ),
    context('The poll interval is not shown.', 'says what is open'),
    proved(
      'Redirect rules are looked up by path from a route-rules store;',
      'e2e/user/route-rules.test.ts › a redirect of the firm › is followed as soon as it is saved, by visitors too, and only in this firm',
      'worker/resources/route-rules.test.ts › the redirects of a firm › are written whole, recorded, and known to the edge',
    ),
    context('their content is not shown.', 'says what is open'),
    proved(
      'Realtime: a secure WebSocket connection (ports 80/443, WebSocket transport only) using the Reverb broadcaster with app key and host from config.',
      `${realtime} › is a secure WebSocket alone, to the Reverb that the configuration names`,
      `${realtime} › is plain only from a plain page to this very machine`,
      `${realtime} › is at port 443, or at 80 where the page is plain, unless the host says otherwise: %s`,
    ),
    proved(
      'Private, presence and public channels are supported.',
      `${realtime} › opens private, presence and public channels: %s`,
      'realtime/channels.test.ts › a public channel › is joined without a signature and confirmed with an empty object',
      'realtime/pusher-js.test.ts › pusher-js › joins private channels with a signature from the endpoint',
      'realtime/pusher-js.test.ts › pusher-js › knows the members of a presence channel as they come and go',
    ),
    context('Event names and payloads are not shown.', 'says what is open'),
    context(
      'Specific business endpoints (users, quotes, leads, workflows and so on) are not shown.',
      'says what is open',
    ),
  ],
}
