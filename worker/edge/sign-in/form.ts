import type * as z from 'zod/mini'
import { sessionApi } from '#domain/user/session'
import type { Route } from '#routes'
import { addressOf } from '../address.ts'
import { redirect, withCookies } from '../answers.ts'
import { formFields } from '../body.ts'
import { homeOf } from '../page/guards.ts'
import { missingPage } from '../page/pages.ts'
import { returnPath } from '../page/return-path.ts'
import type { EdgeContext, Visit } from '../visit.ts'
import { linkWords, noLinkWords, passwordWords, sentWords, waitWords } from './labels.ts'
import { askForLink } from './link.ts'
import { isLoginPage, type Said, sayingPage } from './login-page.ts'
import type { Outcome } from './outcome.ts'
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
  const tried = readForm(sessionApi.sign_in.body, pick(form, ['email', 'password']))
  if (tried === null) return saying(visit, route, form, { error: passwordWords })
  return ended(visit, route, form, await tryPassword(visit, tried), passwordWords)
}

const clientForm = async (visit: Visit, route: Route, form: Form) => {
  if (visit.site.firm.external) return saying(visit, route, form, { error: noLinkWords })
  if (!('token' in form || 'code' in form)) return linkForm(visit, route, form)
  const wanted = 'token' in form ? ['token'] : ['email', 'code']
  const key = readForm(sessionApi.use_link.body, pick(form, wanted))
  if (key === null) return saying(visit, route, form, { error: linkWords, sent: sentBefore(form) })
  const outcome = 'token' in key ? await tryLink(visit, key) : await tryCode(visit, key)
  return ended(visit, route, form, outcome, linkWords)
}

const linkForm = async (visit: Visit, route: Route, form: Form) => {
  const asked = readForm(sessionApi.ask_link.body, pick(form, ['email']))
  if (asked === null)
    return saying(visit, route, form, { error: 'Enter an email address, like name@example.com.' })
  const wait = await askForLink(visit, asked.email)
  if (wait !== null) return saying(visit, route, form, { error: waitWords(wait) }, 429)
  return saying(visit, route, form, { sent: sentWords(asked.email) }, 200)
}

const ended = async (visit: Visit, route: Route, form: Form, outcome: Outcome, wrong: string) => {
  if (outcome.kind === 'wait')
    return saying(visit, route, form, { error: waitWords(outcome.seconds) }, 429)
  if (outcome.kind === 'wrong')
    return saying(visit, route, form, { error: wrong, sent: sentBefore(form) })
  const { return: asked = visit.url.searchParams.get('return') } = form
  const location = returnPath(visit.site, asked) ?? homeOf(visit.site, outcome.session.type)
  return withCookies(redirect(location, 303), await cookiesOf(visit, outcome))
}

const saying = (visit: Visit, route: Route, { email = '' }: Form, said: Said, status = 422) =>
  sayingPage(visit, route, { ...said, typed: email }, status)

const sentBefore = ({ email, code }: Form) =>
  email !== undefined && code !== undefined ? sentWords(email) : ''

const pick = (form: Form, names: readonly string[]) =>
  Object.fromEntries(Object.entries(form).filter(([name]) => names.includes(name)))

const readForm = <S extends z.ZodMiniType>(schema: S, form: Form) => {
  const read = schema.safeParse(form)
  return read.success ? read.data : null
}
