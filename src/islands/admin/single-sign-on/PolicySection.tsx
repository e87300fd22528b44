import { ActButton } from '#components/ActButton.tsx'
import { reasonAgainst } from '#domain/act'
import { singleSignOnActs } from '#domain/user/single-sign-on/acts'
import type { SingleSignOnDetail } from '#domain/user/single-sign-on/api'
import type { SingleSignOnPolicy } from '#domain/user/single-sign-on/settings'
import { Section } from '#islands/admin/message-delivery/Section.tsx'
import { useStep } from '#islands/admin/message-delivery/use-step.ts'
import { savePolicy } from '#stores/user/single-sign-on'

type Props = { detail: SingleSignOnDetail }

/** Turns single sign-on on or off, and every other way of signing in with it. */
export const PolicySection = ({ detail }: Props) => {
  const { is_enabled, is_required } = detail.settings.policy
  const acts = singleSignOnActs(detail)
  return (
    <Section title="Use">
      <Choice
        detail={detail}
        state={is_enabled ? 'Offered on the sign-in page.' : 'Not offered yet.'}
        label={is_enabled ? 'Turn off' : 'Turn on'}
        why={is_enabled ? undefined : reasonAgainst(acts.enable)}
        policy={{ is_enabled: !is_enabled, is_required: false }}
      />
      <Choice
        detail={detail}
        state={is_required ? 'Staff sign in in no other way.' : 'Staff may also use a password.'}
        label={is_required ? 'Allow passwords' : 'Allow only single sign-on'}
        why={is_required ? undefined : reasonAgainst(acts.require)}
        policy={{ is_enabled, is_required: !is_required }}
      />
      <p className="mute">{emergencyText(detail)}</p>
    </Section>
  )
}

const emergencyText = ({ emergency }: SingleSignOnDetail) =>
  emergency.length === 0
    ? 'Nobody could sign in if the provider failed: set up an authenticator for somebody who may change this page.'
    : `If the provider fails, these people can sign in with their password and a code: ${emergency.join(', ')}.`

type ChoiceProps = Props & {
  state: string
  label: string
  why: string | undefined
  policy: SingleSignOnPolicy
}

const Choice = ({ detail, state, label, why, policy }: ChoiceProps) => {
  const { run } = useStep('Couldn’t change this')
  return (
    <p className="row between">
      <span role="status">{state}</span>
      <ActButton
        why={why}
        onPress={() => run((key) => savePolicy(policy, detail.settings.version, key))}
      >
        {label}
      </ActButton>
    </p>
  )
}
