import {
  addresses,
  chrome,
  errors,
  freePage,
  needsPermissions,
  permittedPage,
  seenChrome,
  seenStates,
  states,
  walked,
  walkLeavesSessions,
} from './proofs.ts'
import { context, proved, type Section } from './sentence.ts'

const guards = `${states} › route guards run in order`
const toasts = 'stores/chrome/toasts.test.ts'
const newBuild = `${seenChrome} › a new build › triggers a page reload on the next navigation, once per path within 10 seconds`
const polled =
  'spec/section-7-calls.test.ts › the latest build › is polled, and a new one loads the next page whole, once per path within 10 s'
const loading = `${chrome} › the loading indicator`
const loggedOut = `${seenStates} › logout clears the auth token, resets all stores and goes to /auth/login`
const signingOut =
  'stores/user/session.test.ts › signing out › ends the session, forgets the bearer and every store, and goes to the sign-in page'

export const section4: Section = {
  title: '4. States and transitions',
  sentences: [
    proved(
      'Route guards run in order: validator, auth-cookie check, permission check, redirect rules.',
      `${guards} › validator first: what can be no id is missing, with a session or without`,
      `${guards} › auth-cookie check second: a visitor is not told that a permission is needed`,
      `${guards} › permission check third`,
      `${guards} › redirect rules last`,
      `${guards} › and then the page`,
    ),
    proved(
      'Visiting the login page while an auth token exists logs the user out first.',
      `${states} › visiting the login page while an auth token exists logs the user out first`,
      'worker/edge/sign-in.test.ts › a visit to a sign-in page › with a token signs out first: %s%s',
      walked,
      walkLeavesSessions,
      `${addresses} › and all of it has signed nobody out`,
    ),
    proved('Logout clears the auth token,', loggedOut, signingOut),
    proved('resets all stores', loggedOut, signingOut),
    proved('and goes to /auth/login.', loggedOut, signingOut),
    proved(
      'Layout starts as auth; becomes coloured-icons-with-outline after a successful user fetch.',
      `${seenChrome} › the layout › starts as auth and becomes coloured-icons-with-outline after the user is fetched, and nothing moves`,
      'stores/user/session.test.ts › the signed-in user › is asked for once, however many want to know',
    ),
    proved(
      'If the user fetch fails, the error is logged and the user is logged out.',
      `${seenStates} › if the user fetch fails, the error is logged and the user is logged out`,
      `${errors} › the catalogue › user fetch fails: logged, and the user is logged out`,
    ),
    proved(
      'A route requiring a permission is refused when the check fails (see section 6).',
      needsPermissions,
      `${guards} › permission check third`,
    ),
    proved('A new build triggers a page reload on the next navigation;', newBuild, polled),
    proved(
      'reload is allowed once per path within 10 seconds.',
      newBuild,
      polled,
      'lib/reload-guard.test.ts › a page › is reloaded once in ten seconds',
    ),
    proved(
      'Chunk load errors reload the target path.',
      `${seenChrome} › chunk load errors › reload the target path`,
    ),
    proved(
      'Loading overlay starts on page-loading start, ends on page-loading end',
      `${loading} › the overlay starts on page-loading start and ends on page-loading end`,
      `${seenChrome} › the full-screen loading overlay › with a spinner (5rem) and the message Loading... shows while page loading is active`,
    ),
    proved(
      'or on an application error.',
      `${loading} › the overlay ends on an application error: %s`,
      `${errors} › the catalogue › an application error ends the loading overlay`,
    ),
    proved(
      'Toasts: added, removed by group, or all removed;',
      `${toasts} › toasts › stand in the order in which they came`,
      `${toasts} › toasts › of a group go together and leave the others`,
      `${toasts} › toasts › go all at once, and none comes back`,
    ),
    proved(
      'auto-close after life ends;',
      `${toasts} › a toast › closes itself when its life is over`,
    ),
    proved(
      'timer pauses on hover where a hover handler is set.',
      `${seenStates} › a toast’s timer pauses on hover`,
      'e2e/chrome/toasts.test.ts › a toast’s timer pauses while the focus is inside it, and runs the rest of its life afterwards',
      `${toasts} › a toast › that is read stands still and runs the rest of its life afterwards`,
    ),
    proved(
      'Quote lists are split into presold and sold;',
      ...permittedPage,
      'worker/resources/quote-lists.test.ts › lists by stage › give the queue six things about each case, and only of that stage',
    ),
    proved('quote cases have edit and draft-edit pages.', ...freePage),
    context('Lifecycle states of entities are not shown.', 'says what is open'),
    proved(
      'An unauthorized API response logs the user out.',
      `${seenStates} › an unauthorized API response › logs the user out`,
      `${errors} › the catalogue › 401: logs its sentence and logs the user out`,
    ),
  ],
}
