import type { NameReasonEntry } from '#domain/payee/bodies'
import { nameResults } from '#domain/payee/labels'
import { type NameCheckProviderKind, nameAnswered, nameExplained } from '#domain/payee/name-check'
import { type PayeeView, payeeView } from '#domain/payee/payee'
import { wrongState } from '#domain/refusal'
import { staffOfCase } from '#tenant/conveyance/changing-case'
import type { RequestContext } from '#tenant/runtime/context'
import type { NameCheckProvider } from '#worker/integrations/name-check/port'
import { testNameCheck } from '#worker/integrations/name-check/test-provider'
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
  const provider = providers[nameCheckProvider(context).kind]
  if (provider === null)
    throw wrongState(
      'payee.no_name_provider',
      'No provider of name checks is connected. Record what your bank says.',
    )
  const change = waitingIn(before)
  const { holder, id, sealed } = change
  const question = { holder, ...context.payeeSecrets.open(id, sealed) }
  const answer = provider.ask(question, context.newId())
  const by = { id: context.by.id, name: context.by.name }
  const payee = recordsOf(context).replace(
    nameAnswered(before, change, answer, { asked: provider.name, by, at: context.now }),
  )
  const detail = { ...about(payee), asked: provider.name, result: nameResults[answer.result] }
  context.recordEvents(
    [{ name: 'payee.name-checked', ...ofCaseChange(conveyance), detail }],
    staffOfCase(conveyance),
  )
  return payeeView(payee)
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
  return payeeView(payee)
}
