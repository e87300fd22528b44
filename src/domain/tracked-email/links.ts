import { htmlTokens } from '#domain/mail/html/tokens'

const MOST_HOSTS = 20
const ADDRESS = /\bhttps?:\/\/([^\s/?#"'<>\\]+)/gi

/** The hosts that the links of an email's text or HTML lead to, each once, in its order. */
export const linkHosts = (content: string): string[] => {
  const hosts = [...content.matchAll(ADDRESS)].map(([, host = '']) =>
    host.slice(host.lastIndexOf('@') + 1).toLowerCase(),
  )
  return [...new Set(hosts)].filter(Boolean).slice(0, MOST_HOSTS)
}

/** Whether HTML asks for pictures of another server. */
export const showsRemotePictures = (html: string): boolean => {
  for (const token of htmlTokens(html)) {
    if (token.kind !== 'open' || token.name !== 'img') continue
    if (/^\s*https:\/\//i.test(token.attributes.get('src') ?? '')) return true
  }
  return false
}
