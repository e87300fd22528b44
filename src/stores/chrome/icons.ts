import { fetchIcons } from '#lib/icon-service'

export const findIcons = async (names: readonly string[]) => {
  const found = await fetchIcons('lucide', names)
  return Object.entries(found).map(([name, { body }]) => ({ name, src: toDataUrl(body) }))
}

const toDataUrl = (body: string) => `data:image/svg+xml,${encodeURIComponent(toSvg(body))}`

const toSvg = (body: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" color="#808080">${body}</svg>`
