import { type Logo, logoFileOf } from '#domain/firm/logo'
import type { RequestContext } from '#tenant/runtime/context'
import { hashOf } from '#tenant/user/links'
import { changeFirm } from './details.ts'
import { logoSetting, type StoredLogo } from './settings.ts'

/** The firm’s logo; null without one. */
export const storedLogo = ({ settings }: Pick<RequestContext, 'settings'>): StoredLogo | null => {
  const logo = settings.get(logoSetting)
  return logo && { ...logoFileOf(logo.type, hashOf(logo.data)), data: logo.data }
}

/** Replaces the logo, or takes it away; throws 409 unless the stored version is `version`. */
export const changeLogo = (context: RequestContext, version: number, logo: Logo | null) =>
  changeFirm(context, version, { logo: logo && logoFileOf(logo.type, hashOf(logo.data)) }, () =>
    context.settings.put(logoSetting, logo),
  )
