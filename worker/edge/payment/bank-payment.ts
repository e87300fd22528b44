import { bankPaymentStart } from '#domain/payment-request/bank/api'
import { notFound, Refusal } from '#domain/refusal'
import type { SessionClaim } from '#domain/user/session-content'
import { type BankPaymentPlan, bankPaymentSteps } from '#worker/directory/bank-payment-endpoints'
import { derivedKeys } from '#worker/directory/derived-key'
import { PAYMENT_PURPOSE, paymentSecretsOf } from '#worker/directory/payment-secret'
import { createBankPayment, TrueLayerRefusal } from '#worker/integrations/bank-payment/truelayer'
import { trueLayerAddresses } from '#worker/integrations/bank-payment/truelayer-address'
import { jsonBody } from '../body.ts'
import { as } from '../cache-rules.ts'
import { askTenant } from '../document/asking.ts'
import { requireSession, requireTenant } from '../sign-in/credentials.ts'
import type { EdgeContext, Visit } from '../visit.ts'

/**
 * `POST /api/client/payments/:request/bank-payments`: where the signed-in client pays from their bank. Throws 404 for a
 * request that is not theirs, 409 for one that no bank may pay now, 422, and 502 when the provider does not answer.
 */
export const startBankPayment = async (c: EdgeContext) => {
  const { visit } = c.var
  if (visit.site.firm.external) throw notFound()
  const session = await requireSession(visit)
  requireTenant(visit)
  const params = { request: c.req.param('request') ?? '' }
  const entry = await jsonBody(visit.request, bankPaymentStart.start.body)
  const plan = await askTenant(visit, session, bankPaymentSteps.plan, params, entry)
  const made = plan.is === 'made' ? plan.payment : await begun(visit, session, params, plan)
  const { payment, amount, url } = made
  return as('api', Response.json({ data: { payment, amount, url } }))
}

type TrueLayerPlan = Extract<BankPaymentPlan, { is: 'truelayer' }>

const begun = async (
  visit: Visit,
  session: SessionClaim,
  params: { readonly request: string },
  { sealed_secret, sealed_key, client_id, key_id, ...plan }: TrueLayerPlan,
) => {
  const { env, site, request } = visit
  const secrets = paymentSecretsOf(site.firm.tenant, derivedKeys(env, PAYMENT_PURPOSE))
  const account = {
    addresses: trueLayerAddresses(env),
    ...{ client_id, key_id },
    client_secret: secrets.open('bank-secret', sealed_secret),
    private_key: secrets.open('bank-key', sealed_key),
  }
  const id = request.headers.get('Idempotency-Key') ?? crypto.randomUUID()
  const { id: payment, url } = await answered(createBankPayment(account, { ...plan, id }))
  const { amount, reference } = plan
  return askTenant(visit, session, bankPaymentSteps.file, params, {
    payment,
    ...{ amount, reference, url },
  })
}

const answered = async <T>(answer: Promise<T>): Promise<T> => {
  try {
    return await answer
  } catch (error) {
    console.error(JSON.stringify({ bank_payment_provider: String(error) }))
    throw error instanceof TrueLayerRefusal
      ? new Refusal(
          409,
          'bank_payment_provider.refused',
          'Payments from your bank do not work now. No money has left your account. Pay by bank transfer, or call us.',
        )
      : new Refusal(
          502,
          'bank_payment_provider.silent',
          'The payment could not be started. No money has left your account. Try again in a few minutes.',
        )
  }
}
