import { firmApi } from '#domain/firm/api'
import { Logo } from '#domain/firm/logo'
import { base64Of } from '#stores/picture/shrunk'
import { changeFirm } from './firm.ts'

/** Uploads a picture as the firm's logo. Throws Error with what to do for a file that is none. */
export const uploadLogo = async (file: File, version: number, key: string) => {
  const logo = Logo.safeParse({ type: file.type, data: await base64Of(file) })
  if (!logo.success) throw new Error(logo.error.issues[0]?.message ?? 'Choose another picture.')
  return changeFirm(firmApi.logo, { logo: logo.data }, { version, key })
}

export const removeLogo = (version: number, key: string) =>
  changeFirm(firmApi.logo, { logo: null }, { version, key })
