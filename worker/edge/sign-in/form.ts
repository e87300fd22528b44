import type * as z from 'zod/mini'
import { Refusal } from '#domain/refusal'
import { sessionApi } from '#domain/user/session'
import type { Route } from '#routes'
import { addressOf } from '../address.ts'
import { redirect, withCookies } from '../answers.ts'
import { formFields } from '../body.ts'
import { homeOf } from '../page/guards.ts'
import { missingPage } from '../page/pages.ts'
import { returnPath } from '../page/return-path.ts'
import type { EdgeContext, Visit } from '../visit.ts'
import {
  enrolmentText,
  factorSentText,
  factorText,
  linkText,
  noLinkText,
  passwordText,
  sentText,
  waitText,
} from './labels.ts'
import { requestSignInLink } from './link.ts'
import { isLoginPage, type LoginMessages, loginPageWith } from './login-page.ts'
import type { Outcome } from './outcome.ts'
import { pendingCookie, tryFactor } from './second-factor.ts'
import { cookiesOf, tryCode, tryLink, tryPassword } from './sign-in.ts'

type Form = Readonly<Record<string, string>>

/** Handles the sign-in pages' forms when JavaScript is off; each posts to its own page. */
export const signInForm = async ({ var: { visit } }: EdgeContext) => {
  const address = addressOf(visit.url.pathname, visit.site.audience)
  if (address.kind !== 'route' || !isLoginPage(address.found.name)) return missingPage(visit)
  const { name, route } = address.found
  const form = await formFields(visit.request)
  return name === 'clients-login'
    ? clientForm(visit, route, form)
    : passwordForm(visit, route, form)
}

const passwordForm = async (visit: Visit, route: Route, form: Form) => {
  if ('code' in form) return factorForm(visit, route, form)
  const credentials = parseForm(sessionApi.sign_in.body, pick(form, ['email', 'password']))
  if (credentials === null) return respondWith(visit, route, form, { error: passwordText })
  try {
    return await finish(visit, route, form, await tryPassword(visit, credentials), passwordText)
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    return respondWith(visit, route, form, { error: error.message }, error.status)
  }
}

const factorForm = async (visit: Visit, route: Route, form: Form) => {
  const given = parseForm(sessionApi.second_factor.body, pick(form, ['code']))
  if (given === null)
    return respondWith(visit, route, form, { error: factorText, sent: factorSentText })
  const result = await tryFactor(visit, { ...given, remember: form['remember'] === 'on' }).catch(
    (error: unknown) => {
      if (error instanceof Refusal && error.status === 401) return error
      throw error
    },
  )
  if (result instanceof Refusal) return respondWith(visit, route, form, { error: result.message })
  const asked = result.kind === 'opened' ? '' : factorSentText
  return finish(visit, route, form, result, factorText, asked)
}

const clientForm = async (visit: Visit, route: Route, form: Form) => {
  if (visit.site.firm.external) return respondWith(visit, route, form, { error: noLinkText })
  if (!('token' in form || 'code' in form)) return linkForm(visit, route, form)
  const fieldNames = 'token' in form ? ['token'] : ['email', 'code']
  const key = parseForm(sessionApi.use_link.body, pick(form, fieldNames))
  if (key === null)
    return respondWith(visit, route, form, { error: linkText, sent: sentMessage(form) })
  const outcome = 'token' in key ? await tryLink(visit, key) : await tryCode(visit, key)
  return finish(visit, route, form, outcome, linkText)
}

const linkForm = async (visit: Visit, route: Route, form: Form) => {
  const requested = parseForm(sessionApi.ask_link.body, pick(form, ['email']))
  if (requested === null)
    return respondWith(visit, route, form, {
      error: 'Enter an email address, like name@example.com.',
    })
  const wait = await requestSignInLink(visit, requested.email, wantedIn(visit, form))
  if (wait !== null) return respondWith(visit, route, form, { error: waitText(wait) }, 429)
  return respondWith(visit, route, form, { sent: sentText(requested.email) }, 200)
}

const finish = async (
  visit: Visit,
  route: Route,
  form: Form,
  outcome: Outcome,
  wrong: string,
  sent = sentMessage(form),
) => {
  if (outcome.kind === 'wait')
    return respondWith(visit, route, form, { error: waitText(outcome.seconds), sent }, 429)
  if (outcome.kind === 'wrong') return respondWith(visit, route, form, { error: wrong, sent })
  if (outcome.kind === 'challenged' && outcome.methods.length === 0)
    return respondWith(visit, route, form, { error: enrolmentText })
  if (outcome.kind === 'challenged')
    return withCookies(await respondWith(visit, route, form, { sent: factorSentText }, 200), [
      pendingCookie(visit.site, outcome.token),
    ])
  const location =
    returnPath(visit.site, wantedIn(visit, form)) ?? homeOf(visit.site, outcome.session.type)
  return withCookies(redirect(location, 303), await cookiesOf(visit, outcome))
}

const wantedIn = ({ url }: Visit, form: Form) => form['return'] ?? url.searchParams.get('return')

const respondWith = (
  visit: Visit,
  route: Route,
  { email = '' }: Form,
  messages: LoginMessages,
  status = 422,
) => loginPageWith(visit, route, { ...messages, typed: email }, status)

const sentMessage = ({ email, code }: Form) =>
  email !== undefined && code !== undefined ? sentText(email) : ''

const pick = (form: Form, names: readonly string[]) =>
  Object.fromEntries(Object.entries(form).filter(([name]) => names.includes(name)))

const parseForm = <S extends z.ZodMiniType>(schema: S, form: Form) => {
  const parsed = schema.safeParse(form)
  return parsed.success ? parsed.data : null
}
