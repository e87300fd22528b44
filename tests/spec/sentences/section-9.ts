import { calls, chrome, constant, constants, seenChrome, seenStates, states } from './proofs.ts'
import { context, proved, type Section } from './sentence.ts'

const figure = (row: string) => `${constant} · ${row}`
const loading = `${chrome} › the loading indicator › has a duration of 2000 ms, a throttle of 200 ms, a hide delay of 500 ms and a reset delay of 400 ms`
const awaited = 'stores/chrome/loading.test.ts › a page that is awaited'
const server = `${constants} › the server`
const query = `${calls} › query objects`
const limited = [
  `${server} › refuses more with 422 and the name of the limit (%#)`,
  `${query} › beyond a limit are never sent (%#)`,
] as const
const times = `${constants} › the constants of the specification › realtime: activity time-out 120 s, pong time-out 30 s, unavailable time-out 10 s`

export const section9: Section = {
  title: '9. Business constants and limits',
  sentences: [
    proved(
      'Toast life: 3000 ms default from query;',
      figure('toast life, default from query'),
      figure('toast life, default'),
      `${chrome} › toast query parameters › default life is 3000 ms when none is given`,
    ),
    proved(
      '5000 ms for access-denied redirect;',
      figure('toast life, access-denied redirect'),
      `${states} › when a permission check fails the user is sent to / with an error toast, shown 5000 ms`,
      `${seenStates} › when a permission check fails the user is sent to / with the toast Access denied, shown 5000 ms`,
    ),
    proved(
      '4000 ms for API error toasts.',
      figure('toast life, API error'),
      'spec/section-8-errors.test.ts › the catalogue › %i: the warning toast "Warning", "%s", for 4000 ms',
    ),
    proved(
      'Toast position top-right.',
      `${constants} › the constants of the specification › toasts stand top right`,
      `${seenChrome} › toast query parameters › show a toast at the top right for 3000 ms, and are gone from the address`,
    ),
    proved(
      'Toasts leave the layer stack 200 ms after the last one goes.',
      figure('toasts leave the layer stack after the last one'),
      `${chrome} › toasts › leave the layer stack 200 ms after the last one goes`,
    ),
    proved(
      'Reload guard: once per path within 10 s.',
      figure('reload guard, once per path within'),
      'lib/reload-guard.test.ts › a page › is reloaded once in ten seconds',
      'lib/reload-guard.test.ts › a page › is not kept from reloading by another path',
    ),
    proved('Loading indicator: duration 2000 ms,', figure('loading indicator, duration'), loading),
    proved(
      'throttle 200 ms,',
      figure('loading indicator, throttle'),
      `${awaited} › is said to be loading after 200 ms`,
      `${awaited} › shows nothing when it comes within 200 ms`,
    ),
    proved(
      'hide delay 500 ms,',
      figure('loading indicator, hide delay'),
      `${awaited} › fills the line when it is there, hides it after 500 ms and empties it 400 ms later`,
    ),
    proved(
      'reset delay 400 ms.',
      figure('loading indicator, reset delay'),
      `${awaited} › fills the line when it is there, hides it after 500 ms and empties it 400 ms later`,
    ),
    proved(
      'Auth popup window: 960 by 600 by default.',
      figure('auth popup window, width'),
      figure('auth popup window, height'),
      `${constants} › the auth popup window › is 960 by 600 when nobody says otherwise`,
      'e2e/user/single-sign-on.test.ts › staff sign in at a real provider, in a window of 960 by 600 and on a phone',
      `${constants} › the auth popup window › opens centred over the page, and never above or left of the screen`,
    ),
    proved(
      'Query parsing accepts 20 array entries,',
      figure('query parsing, array entries'),
      `${server} › reads %s · 20 entries`,
      `${query} › of %s are sent · 20 entries`,
      ...limited,
    ),
    proved(
      'depth 5,',
      figure('query parsing, depth'),
      `${server} › reads %s · depth 5`,
      `${query} › of %s are sent · depth 5`,
      ...limited,
    ),
    proved(
      '1000 parameters.',
      figure('query parsing, parameters'),
      `${server} › reads %s · 1000 parameters`,
      `${query} › of %s are sent · 1000 parameters`,
      ...limited,
    ),
    proved(
      'Realtime: activity timeout 120 s, pong timeout 30 s, unavailable timeout 10 s.',
      times,
      `${calls} › realtime › is a secure WebSocket alone, to the Reverb that the configuration names`,
    ),
    proved(
      'Realtime logging is on in development, local and staging.',
      `${constants} › the constants of the specification › realtime logging is on in development, local and staging`,
      `${constants} › realtime logging › in %s is on: %s`,
    ),
    proved(
      'Popover: 300 ms block on re-showing after an outside close;',
      figure('popover, block on re-showing after an outside close'),
      'islands/chrome.test.ts › a popover › stays closed for 300 ms after a press outside closed it',
    ),
    proved(
      'touch close threshold 20 px.',
      figure('popover, touch close threshold in pixels'),
      'islands/chrome.test.ts › a popover › takes a touch that moves more than 20 px for a scroll',
    ),
    proved(
      'Icon service timeout 1500 ms;',
      figure('icon service, time-out'),
      `${constants} › the icon service › is asked on this host, and waited for 1500 ms`,
      `${constants} › the icon service › that does not answer in time leaves pages without its icons`,
    ),
    proved(
      'default local icon endpoint /api/_nuxt_icon.',
      figure('icon service, default local endpoint'),
      'worker/edge/pages.test.ts › the icon service › answers in the form of the Iconify API',
    ),
    proved(
      'Tenant id and API base URL come from runtime config (values not shown).',
      `${calls} › one client configured with a base URL and tenant id from run-time configuration › asks %j at %s`,
      'worker/edge/pages.test.ts › a page › tells its scripts about the firm',
    ),
    context(
      'Business limits such as amounts, counts or date rules are not shown.',
      'says what is open',
    ),
  ],
}
