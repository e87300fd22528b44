import {
  singleSignOnSecretSetting,
  singleSignOnSetting,
} from '#tenant/user/single-sign-on/settings'
import { CLIENT_SECRET, type StandInIssuer } from './stand-in-issuer.ts'
import { cookiesIn, type WholeProduct } from './whole-product.ts'

const START = '/auth/single-sign-on/start'
const CALLBACK = '/auth/single-sign-on/callback'

/** Turns single sign-on on at a firm. */
export const offer = (
  { firm }: Pick<WholeProduct, 'firm'>,
  { issuer, client_id }: Pick<StandInIssuer, 'issuer' | 'client_id'>,
  { is_required = false }: { is_required?: boolean } = {},
) =>
  firm.inside(({ settings, singleSignOnSecrets }) => {
    const provider = { name: 'Acme ID', issuer, client_id, domains: ['harcourt.test'] }
    settings.put(singleSignOnSetting, {
      version: 1,
      provider,
      policy: { is_enabled: true, is_required },
      report: null,
      is_testing: false,
    })
    const secret = { sealed: singleSignOnSecrets.seal(provider, CLIENT_SECRET), at: '2026-11-23' }
    settings.put(singleSignOnSecretSetting, { secret })
  })

/** Begins an attempt in a browser: where it is sent, and its cookie. */
export const begin = async ({ visit }: WholeProduct, query = '') => {
  const answer = await visit(START + query)
  return { address: answer.headers.get('Location') ?? '', Cookie: cookiesIn(answer), answer }
}

export const comeBack = ({ visit }: WholeProduct, query: string, Cookie: string) =>
  visit(CALLBACK + query, { headers: { Cookie } })

/** Begins an attempt, signs in at the provider and comes back. */
export const attempt = async (product: WholeProduct, issuer: StandInIssuer, email: string) => {
  const { address, Cookie } = await begin(product)
  return comeBack(product, issuer.consent(address, email), Cookie)
}

/** The reasons of the refusals in the audit log, and what else it says of single sign-on. */
export const recorded = ({ firm }: WholeProduct) =>
  firm.inside(({ store }) =>
    store
      .rows<{ name: string; detail: string }>(
        `SELECT name, detail FROM audit WHERE name LIKE 'single-sign-on.%' ORDER BY seq`,
      )
      .map(({ name, detail }) => `${name} ${JSON.parse(detail).reason ?? ''}`.trim()),
  )

export const sessionCount = ({ firm }: WholeProduct) =>
  firm.inside(({ store }) => store.rows('SELECT id FROM sessions').length)
