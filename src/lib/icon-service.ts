import { cancelBody } from './cancel-body.ts'

/** Where single icons are served, in the form of the Iconify API. */
export const ICON_ENDPOINT = '/api/_nuxt_icon'
/** How long they are waited for, in milliseconds. */
export const ICON_TIMEOUT = 1500

/** The drawings of icons by name; without those that are not there, none when nobody answers in time. */
export const fetchIcons = async (
  collection: string,
  names: readonly string[],
): Promise<Readonly<Record<string, { readonly body: string }>>> => {
  const asked = new URLSearchParams({ icons: names.join(',') })
  try {
    const answer = await fetch(`${ICON_ENDPOINT}/${collection}.json?${asked}`, {
      signal: AbortSignal.timeout(ICON_TIMEOUT),
    })
    if (!answer.ok) return cancelBody(answer) ?? {}
    const { icons } = (await answer.json()) as { icons: Record<string, { body: string }> }
    return icons
  } catch {
    return {}
  }
}
