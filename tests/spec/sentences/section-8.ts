import { calls, errors, isOpen, seenStates, states } from './proofs.ts'
import { context, proved, type Section } from './sentence.ts'

const catalogue = `${errors} › the catalogue`
const toast = (status: number) =>
  `${catalogue} › %i: the warning toast "Warning", "%s", for 4000 ms · ${status}`
const retries = `${calls} › a status of 400 or more`
const missing = `${catalogue} › %s: the 404 page, whoever asks`
const notFound =
  'e2e/spec/pages.test.ts › the error page › shows Page Not Found for 404, with status 404 and the path'

export const section8: Section = {
  title: '8. Error catalogue',
  sentences: [
    context('Situation: Behaviour', 'heads the table'),
    proved(
      "401 response: logs 'Unauthorized access. Redirecting to login...' and logs the user out",
      `${catalogue} › 401: logs its sentence and logs the user out`,
      `${seenStates} › an unauthorized API response › logs the user out`,
    ),
    proved(
      "403 response: warning toast, summary 'Warning', detail 'You do not have permission to do this', 4000 ms",
      toast(403),
      'e2e/user/forbidden.test.ts › the toast of a refused call leads to the page that says why',
    ),
    proved("404 response: warning toast, detail 'Not found', 4000 ms", toast(404)),
    proved('500 response: logs the server error;', `${catalogue} › 500: is logged besides`),
    proved(
      "warning toast, detail 'Server error', 4000 ms",
      toast(500),
      `${catalogue} › 500: a GET that fails twice shows one toast`,
    ),
    proved(
      'Other status: logged to console only',
      `${catalogue} › any other status: logged to the console only`,
      `${catalogue} › no answer at all: logged, no toast`,
    ),
    proved(
      "Route unmatched or validator fails: 404 page, 'Page not found' with the path",
      `${missing} · an unmatched route`,
      `${missing} · a validator that fails`,
      `${catalogue} › the 404 page says "Page not found" with the path`,
      notFound,
    ),
    proved(
      "Permission check fails: redirect to / with 'Access denied' toast, 5000 ms",
      `${catalogue} › permission check fails: sent to / with an error toast for 5000 ms`,
      `${seenStates} › when a permission check fails the user is sent to / with the toast Access denied, shown 5000 ms`,
      `${states} › when a permission check fails the user is sent to / with an error toast, shown 5000 ms`,
    ),
    proved(
      'User fetch fails: logged, user logged out',
      `${catalogue} › user fetch fails: logged, and the user is logged out`,
      `${seenStates} › if the user fetch fails, the error is logged and the user is logged out`,
    ),
    proved(
      "Fatal application error: error page (404 'Page Not Found'; otherwise 'Internal Server Error')",
      notFound,
      `${catalogue} › a fatal error: the page "Internal Server Error"`,
      'worker/spec/section-2-pages.test.ts › an error page shows Internal Server Error, the status defaults to 500, and the trace is in it',
    ),
    proved(
      'Channel authorization fails: subscription error event with the HTTP status;',
      `${errors} › channel authorization that fails › is a subscription error with the HTTP status, which is logged`,
      `${seenStates} › channel authorization that fails › is a subscription error, and the page goes on: %s · a refusal`,
      'realtime/echo.test.ts › Echo › raises the error of a channel that the endpoint refuses',
    ),
    proved(
      'invalid auth response on presence channels is also an error',
      `${seenStates} › channel authorization that fails › is a subscription error, and the page goes on: %s · an answer of a presence channel without its member`,
    ),
    proved(
      'Mount failure: logged to console',
      `${seenStates} › a mount failure is logged to the console`,
    ),
    proved(
      'The HTTP client treats 400 and above as an error.',
      `${retries} › is an error, and a GET is retried once on exactly 408 409 425 429 500 502 503 504`,
      `${retries} › is no error below`,
    ),
    proved(
      'Retryable statuses are 408, 409, 425, 429, 500, 502, 503, 504; GET is retried once by default;',
      `${retries} › is an error, and a GET is retried once on exactly 408 409 425 429 500 502 503 504`,
    ),
    proved('POST, PUT, PATCH and DELETE are not retried.', `${retries} › never retries a %s`),
    proved(
      'A /403 page exists.',
      isOpen,
      'e2e/user/forbidden.test.ts › /403 says in plain words what is missing, who can grant it, and leads back and home',
      'worker/edge/pages.test.ts › a page › /403 has the status 403 on every host',
    ),
    context('Product error codes are not shown.', 'says what is open'),
  ],
}
