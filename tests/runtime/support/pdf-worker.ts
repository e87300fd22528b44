import type { TDocumentDefinitions } from 'pdfmake/interfaces'

const clock = () => ({
  setTimeout: globalThis.setTimeout,
  clearTimeout: globalThis.clearTimeout,
  queueMicrotask: globalThis.queueMicrotask,
  nextTick: process.nextTick,
})
const before = clock()

const pageOf = (words: string): TDocumentDefinitions => ({
  content: Array.from({ length: 40 }, (_, line) => `${words}, line ${line}`),
})

const PNG =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='

/** Makes PDFs as the product does, waits on a timer of its own, and says which global timers changed. */
const answers: Readonly<Record<string, () => Promise<Response>>> = {
  '/pdf': async () => {
    const { pdfOf } = await import('#worker/pdf/pdfmake')
    return new Response(await pdfOf(pageOf('A quote')))
  },
  '/logo': async () => {
    const { pdfOf } = await import('#worker/pdf/pdfmake')
    const image = `data:image/png;base64,${PNG}`
    return new Response(await pdfOf({ content: [{ image, fit: [200, 48] }, 'A quote'] }))
  },
  '/abandoned': async () => {
    const { pdfOf } = await import('#worker/pdf/pdfmake')
    // The request ends here, and with it every timer that it set.
    void pdfOf(pageOf('A quote that nobody waits for'))
    return new Response('abandoned')
  },
  '/wait': async () => {
    await new Promise((resolve) => setTimeout(resolve, 100))
    return new Response('waited')
  },
  '/changed': async () => {
    const now = clock()
    const names = ['setTimeout', 'clearTimeout', 'queueMicrotask', 'nextTick'] as const
    return Response.json(names.filter((name) => now[name] !== before[name]))
  },
}

export default {
  fetch: async (request: Request) => {
    const answer = answers[new URL(request.url).pathname]
    return (await answer?.()) ?? new Response(null, { status: 404 })
  },
}
