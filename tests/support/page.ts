import { vi } from 'vitest'
import type { FirmConfig } from '#domain/firm'

const harcourt: FirmConfig = {
  tenantId: 'harcourt',
  brand: { name: 'Harcourt & Vane', strapline: '', hue: 163, chroma: 0.082 },
  audience: null,
  environment: 'local',
  apiDomain: '',
  realtime: { app_key: 'local-key', host: 'localhost', port: 8787 },
  phone: '0117 496 0142',
  email: 'hello@harcourt.test',
  sends_messages: true,
  build: 'b1',
}

/**
 * As much of a page as code without a screen needs: its firm, its cookie and its address. Modules that read the
 * firm do so when they are loaded, so import them after this.
 */
export const openPage = ({
  firm = {},
  cookie = 'auth_token=tok',
  address = 'http://localhost:8787/',
}: {
  firm?: Partial<FirmConfig>
  cookie?: string
  address?: string
} = {}) => {
  const textContent = JSON.stringify({ ...harcourt, ...firm })
  const left: string[] = []
  const page = Object.assign(new EventTarget(), {
    cookie,
    getElementById: (id: string) => (id === 'firm' ? { textContent } : null),
  })
  vi.resetModules()
  vi.stubGlobal('document', page)
  vi.stubGlobal('location', {
    ...locationOf(address),
    assign: (to: string) => left.push(to),
  })
  return { page, left }
}

const locationOf = (address: string) => {
  const { href, origin, pathname, search, hash, protocol } = new URL(address)
  return { href, origin, pathname, search, hash, protocol }
}

/** What a fake server answers, one after another; the last again and again. It keeps what was asked. */
export const answerWith = (...answers: (Response | Error)[]) => {
  const asked: { address: string; init: RequestInit; headers: Headers }[] = []
  vi.stubGlobal('fetch', async (address: string, init: RequestInit = {}) => {
    asked.push({ address, init, headers: new Headers(init.headers) })
    const answer = answers[Math.min(asked.length, answers.length) - 1]
    if (answer instanceof Error) throw answer
    return answer?.clone() ?? new Response(null, { status: 204 })
  })
  return asked
}

/** An answer of the API. */
export const reply = (status: number, body: unknown, headers: Record<string, string> = {}) =>
  new Response(JSON.stringify(body), {
    status,
    headers: { 'Content-Type': 'application/json', ...headers },
  })
