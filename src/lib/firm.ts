import type { FirmConfig } from '#domain/firm'

const unknown: FirmConfig = {
  tenantId: '',
  brand: { name: 'Deedbox', strapline: '', hue: 163, chroma: 0.082 },
  audience: null,
  environment: 'production',
  apiDomain: '',
  realtime: { app_key: '', host: '', port: 443 },
  phone: '',
  email: '',
  build: '',
  sends_messages: true,
}

const parseConfig = (): FirmConfig => {
  if (typeof document === 'undefined') return unknown
  const text = document.getElementById('firm')?.textContent ?? ''
  return text.startsWith('{') ? (JSON.parse(text) as FirmConfig) : unknown
}

export const firm = parseConfig()

/** The origin of the API: '' for the page's own host, else 'https://api.firm.example'. */
export const apiOrigin = (domain: string = firm.apiDomain) => {
  if (domain === '' || domain.startsWith('/')) return ''
  const address = domain.includes('://') ? domain : `https://${domain}`
  return new URL(address).href.replace(/\/$/, '')
}

/** Whether the firm has a back end of its own; ours answers at the origin of the page. */
export const isExternal = () => !['', location.origin].includes(apiOrigin())

/** What translates between us and a back end of the firm's own; null for ours. */
export const externalParts = async () =>
  isExternal() ? await import('./external/answer.ts') : null
