import * as z from 'zod/mini'
import { Refusal } from '#domain/refusal'

/** Why single sign-on signed nobody in. */
export const SingleSignOnFault = z.enum([
  'off',
  'expired',
  'unreachable',
  'declined',
  'misconfigured',
  'invalid',
  'no_email',
  'unverified',
  'other_domain',
  'unknown',
  'inactive',
  'linked_elsewhere',
])
export type SingleSignOnFault = z.infer<typeof SingleSignOnFault>

const ASK = 'Ask your administrator'

const texts: Readonly<Record<SingleSignOnFault, (name: string) => string>> = {
  off: () => `Single sign-on is not set up here. ${ASK}, or sign in another way.`,
  expired: () => 'This attempt has expired or was already used. Start again.',
  unreachable: (name) =>
    `${name} is not responding. Try again in a few minutes, or sign in another way.`,
  declined: (name) => `${name} did not sign you in. Try again, or ask your administrator.`,
  misconfigured: (name) =>
    `${name} does not accept this product’s client secret. Tell your administrator.`,
  invalid: (name) =>
    `The answer from ${name} could not be verified, so nobody was signed in. Start again. If it happens again, tell your administrator.`,
  no_email: (name) => `${name} did not give your email address. ${ASK} to let it.`,
  unverified: (name) => `${name} does not confirm your email address. ${ASK} to have it verified.`,
  other_domain: (name) =>
    `Your address at ${name} is not one of this firm’s. Sign in there with your work account.`,
  unknown: (name) => `Nobody here has the address that ${name} gave. ${ASK} to invite you.`,
  inactive: () => `Your account here is not active. ${ASK}.`,
  linked_elsewhere: (name) =>
    `Your account here belongs to another account at ${name}. ${ASK} to remove that link.`,
}

/** What somebody reads who was not signed in; `name` is the provider's. */
export const singleSignOnFaultText = (fault: SingleSignOnFault, name: string) => texts[fault](name)

/** The refusal for somebody who may sign in by the provider alone. */
export const providerRequired = (name: string) =>
  new Refusal(
    403,
    'single_sign_on_required',
    `This firm signs in with ${name} only. Choose “Sign in with ${name}”.`,
  )
