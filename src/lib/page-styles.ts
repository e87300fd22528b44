/** Longest wait for a style sheet, in milliseconds; then the page is shown without it. */
const TIMEOUT_MS = 3000

export const loadStyles = async (page: Document) => {
  const links = [...page.querySelectorAll<HTMLLinkElement>('head link[rel="stylesheet"]')]
  const missing = links.map((it) => it.getAttribute('href') ?? '').filter((href) => !isHere(href))
  await Promise.all(missing.map(preload))
}

const isHere = (href: string) =>
  document.querySelector(`link[rel="stylesheet"][href="${CSS.escape(href)}"]`) !== null

const preload = (href: string) =>
  new Promise<void>((resolve) => {
    const link = document.createElement('link')
    Object.assign(link, { rel: 'preload', as: 'style', href })
    for (const name of ['load', 'error']) link.addEventListener(name, () => resolve())
    setTimeout(resolve, TIMEOUT_MS)
    document.head.insertAdjacentElement('beforeend', link)
  })
