import { type Acts, firstRefusal, refuseIf } from '#domain/act'
import type { SingleSignOnDetail } from './api.ts'

export type SingleSignOnAct = 'test' | 'enable' | 'require'

type Subject = Pick<
  SingleSignOnDetail,
  'settings' | 'secret_set_at' | 'emergency' | 'is_own_linked'
>

/** What may be done with single sign-on as it is set up. */
export const singleSignOnActs = (subject: Subject): Acts<SingleSignOnAct> => {
  const test = refuseIf(
    subject.settings.provider === null,
    'single_sign_on.no_provider',
    'Save a provider first.',
  )
  const enable = firstRefusal(test, notReady(subject))
  return { test, enable, require: firstRefusal(enable, notRequirable(subject)) }
}

const notReady = ({ secret_set_at, settings: { report } }: Subject) =>
  firstRefusal(
    refuseIf(secret_set_at === null, 'single_sign_on.no_secret', 'Save the client secret first.'),
    refuseIf(
      report === null || report.problem !== null,
      'single_sign_on.not_tested',
      'Test the provider first.',
    ),
  )

const notRequirable = ({ settings: { policy }, is_own_linked, emergency }: Subject) =>
  firstRefusal(
    refuseIf(!policy.is_enabled, 'single_sign_on.off', 'Turn single sign-on on first.'),
    refuseIf(
      !is_own_linked,
      'single_sign_on.not_tried',
      'Sign in with the provider once yourself first.',
    ),
    refuseIf(
      emergency.length === 0,
      'single_sign_on.no_emergency',
      'Set up an authenticator for somebody who may change this page first. They can then still sign in when the provider fails.',
    ),
  )
