import { isRecord } from '#domain/is-record'
import { cancelBody } from './cancel-body.ts'

/** Where single icons are served, in the form of the Iconify API. */
export const ICON_ENDPOINT = '/api/_nuxt_icon'
/** Request timeout in milliseconds. */
export const ICON_TIMEOUT = 1500

type Icons = Readonly<Record<string, { readonly body: string }>>

/** The SVG bodies of icons by name; unknown names are left out, and all of them after a timeout. */
export const fetchIcons = async (collection: string, names: readonly string[]): Promise<Icons> => {
  const query = new URLSearchParams({ icons: names.join(',') })
  try {
    const answer = await fetch(`${ICON_ENDPOINT}/${collection}.json?${query}`, {
      signal: AbortSignal.timeout(ICON_TIMEOUT),
    })
    if (!answer.ok) return cancelBody(answer) ?? {}
    return iconsIn(await answer.json())
  } catch {
    return {}
  }
}

const iconsIn = (answer: unknown): Icons =>
  isRecord(answer) && isIcons(answer['icons']) ? answer['icons'] : {}

const isIcons = (it: unknown): it is Icons =>
  isRecord(it) &&
  Object.values(it).every((icon) => isRecord(icon) && typeof icon['body'] === 'string')
