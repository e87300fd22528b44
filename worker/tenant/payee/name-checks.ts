import type { NameReasonEntry } from '#domain/payee/bodies'
import { nameResults } from '#domain/payee/labels'
import { type NameCheckProviderKind, nameAnswered, nameExplained } from '#domain/payee/name-check'
import type { Payee, PayeeView } from '#domain/payee/payee'
import { wrongState } from '#domain/refusal'
import { staffOfCase } from '#tenant/conveyance/changing-case'
import type { RequestContext } from '#tenant/runtime/context'
import type { NameCheckProvider } from '#worker/integrations/name-check/port'
import { testNameCheck } from '#worker/integrations/name-check/test-provider'
import { viewOf } from './held.ts'
import { ofCaseChange, type PayeeAddress, payeeTo, recordsOf, waitingIn } from './payees.ts'
import { about } from './recording.ts'

const providers: Readonly<Record<NameCheckProviderKind, NameCheckProvider | null>> = {
  none: null,
  test: testNameCheck,
}

/** The test provider in the local environment alone; elsewhere people record what their bank says. */
export const nameCheckProvider = ({
  isLocal,
}: Pick<RequestContext, 'isLocal'>): { kind: NameCheckProviderKind } => ({
  kind: isLocal ? 'test' : 'none',
})

/** Asks the provider about the details that wait; throws 409 where there is none, or it has answered. */
export const askName = (
  context: RequestContext,
  address: PayeeAddress,
  version: number,
): PayeeView => {
  const { conveyance, before } = payeeTo(context, 'ask', address, version)
  const answered = answeredName(context, before)
  const { name_check } = waitingIn(answered)
  if (answered === before || name_check === undefined)
    throw wrongState(
      'payee.no_name_provider',
      'No provider of name checks is connected. Record what your bank says.',
    )
  const payee = recordsOf(context).replace(answered)
  const { asked, result } = name_check
  const detail = { ...about(payee), asked, result: nameResults[result] }
  context.recordEvents(
    [{ name: 'payee.name-checked', ...ofCaseChange(conveyance), detail }],
    staffOfCase(conveyance),
  )
  return viewOf(context, conveyance, payee)
}

/** The payee with what the provider says of the name on new details; as it is where there is no provider. */
export const answeredName = (context: RequestContext, payee: Payee): Payee => {
  const provider = providers[nameCheckProvider(context).kind]
  if (provider === null) return payee
  const change = waitingIn(payee)
  const question = { holder: change.holder, ...context.payeeSecrets.open(change.id, change.sealed) }
  const answer = provider.ask(question, context.newId())
  const by = { id: context.by.id, name: context.by.name }
  return nameAnswered(payee, change, answer, { asked: provider.name, by, at: context.now })
}

/** Says why an account is theirs although its name came back close, or not at all. */
export const explainName = (
  context: RequestContext,
  address: PayeeAddress,
  { version, reason }: NameReasonEntry,
): PayeeView => {
  const { conveyance, before } = payeeTo(context, 'explain', address, version)
  const payee = recordsOf(context).replace(nameExplained(before, waitingIn(before), reason))
  context.recordEvents(
    [
      {
        name: 'payee.name-explained',
        ...ofCaseChange(conveyance),
        detail: { ...about(payee), reason },
      },
    ],
    staffOfCase(conveyance),
  )
  return viewOf(context, conveyance, payee)
}
