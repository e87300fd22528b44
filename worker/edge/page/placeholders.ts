import type { FirmConfig } from '#domain/firm'
import { phoneText } from '#domain/firm/details'
import { logoAddress } from '#domain/firm/logo'
import type { Audience } from '#routes'
import type { Site } from '#worker/directory/site'
import type { Env } from '#worker/env'
import { realtimeApp } from '../realtime-app.ts'

const PLACEHOLDER = /__([A-Z]+(?:_[A-Z]+)*)__/g

export const fillPlaceholders = (html: string, values: Readonly<Record<string, string>>) =>
  html.replaceAll(PLACEHOLDER, (match, name: string) => values[name] ?? match)

type FirmFacts = {
  /** Whether messages to people outside the product can be sent. */
  readonly sends?: boolean
  /** The name of the provider that the firm's people may sign in with. */
  readonly singleSignOn?: string | null
}

const singleSignOnLink = (name: string | null) =>
  name === null
    ? ''
    : `<a class="btn" href="/auth/single-sign-on/start" data-single-sign-on>Sign in with ${escapeHtml(name)}</a>`

/** The placeholder values of this host, each escaped for its context. */
export const valuesOf = (
  env: Env,
  site: Site,
  build: string,
  { sends = false, singleSignOn = null }: FirmFacts = {},
): Readonly<Record<string, string>> => {
  return {
    ...brandValues(site),
    UNLOCKS: escapeHtml(site.firm.unlocks),
    HOST: escapeHtml(site.host),
    MAIN: site.audience === null ? '' : site.origins.main,
    CLIENTS: prefixOf(site, 'clients'),
    AGENTS: prefixOf(site, 'agents'),
    QUOTES: prefixOf(site, 'quotes'),
    CLIENTS_HOME: prefixOf(site, 'clients') || '/',
    AGENTS_HOME: prefixOf(site, 'agents') || '/',
    QUOTES_HOME: prefixOf(site, 'quotes') || '/',
    CLIENTS_ORIGIN: site.origins.clients,
    AGENTS_ORIGIN: site.origins.agents,
    QUOTES_ORIGIN: site.origins.quotes,
    MAIN_ORIGIN: site.origins.main,
    FIRM: escapeScriptJson(firmConfig(env, site, build, sends)),
    TYPED: '',
    OUTCOME: '',
    WINDOW: '',
    NEXT: '/auth/login',
    NEXT_LABEL: 'Sign in',
    SINGLE_SIGN_ON: site.audience === null ? singleSignOnLink(singleSignOn) : '',
  }
}

const brandValues = ({ firm: { brand, phone, logo } }: Site) => ({
  BRAND: escapeHtml(brand.name),
  BRAND_H: String(brand.hue),
  BRAND_C: String(brand.chroma),
  STRAPLINE: escapeHtml(brand.strapline),
  LOGO: logo ? `<img class="logo" src="${logoAddress(logo)}" alt="">` : '',
  PHONE: escapeHtml(phoneText(phone)),
})

/** The URL prefix of an audience's pages; absolute on another audience's host, which does not have them. */
const prefixOf = ({ audience, origins }: Site, of: Audience) => {
  if (audience === of) return ''
  return audience === null ? `/${of}` : `${origins.main}/${of}`
}

/** The firm's configuration that every page embeds, readable before sign-in. */
export const firmConfig = (env: Env, site: Site, build: string, sends = false): FirmConfig => {
  const { tenant, brand, external, phone, email } = site.firm
  const { audience, environment, origin } = site
  const apiDomain = external?.apiDomain ?? origin
  const realtime = external
    ? external.realtime
    : { key: realtimeApp(env, site).key, ...endpointOf(origin) }
  const { key: app_key, host, port } = realtime
  return {
    ...{ tenantId: tenant, brand, audience, environment, apiDomain },
    realtime: { app_key, host, port },
    ...{ phone, email, build },
    sends_messages: external !== undefined || sends,
    ...(external?.sso === undefined ? {} : { sso: external.sso }),
  }
}

const endpointOf = (origin: string) => {
  const { hostname, port, protocol } = new URL(origin)
  return { host: hostname, port: Number(port) || (protocol === 'https:' ? 443 : 80) }
}

export const escapeHtml = (text: string) =>
  text.replaceAll(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`)

const escapeScriptJson = (value: unknown) =>
  JSON.stringify(value).replaceAll(
    /[<>&\u2028\u2029]/g,
    (it) => `\\u${it.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )
