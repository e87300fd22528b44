import type { CDPSession, Page } from 'playwright'

/** 10 Mbit/s in bytes a second, and milliseconds of latency. */
const NETWORK = {
  offline: false,
  latency: 40,
  downloadThroughput: 1_250_000,
  uploadThroughput: 1_250_000,
}

/** A session of a page whose network and processor are slowed until it is detached. */
export const slowed = async (page: Page) => {
  const cdp = await page.context().newCDPSession(page)
  await cdp.send('Network.enable')
  await cdp.send('Network.emulateNetworkConditions', NETWORK)
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  return cdp
}

/**
 * Counts requests, and the compressed bytes of script, without headers, that had come by a time in milliseconds after
 * the first request.
 */
export const recorded = (cdp: CDPSession) => {
  const scripts = new Set<string>()
  const received: { readonly at: number; readonly bytes: number }[] = []
  let start = 0
  let count = 0
  cdp.on('Network.webSocketCreated', () => {
    count += 1
  })
  cdp.on('Network.requestWillBeSent', ({ requestId, type, timestamp }) => {
    start ||= timestamp
    count += 1
    if (type === 'Script') scripts.add(requestId)
  })
  cdp.on('Network.dataReceived', ({ requestId, timestamp, encodedDataLength }) => {
    if (scripts.has(requestId)) received.push({ at: timestamp, bytes: encodedDataLength })
  })
  return {
    count: () => count,
    scriptBefore: (row: number) =>
      received
        .filter(({ at }) => (at - start) * 1000 <= row)
        .reduce((sum, { bytes }) => sum + bytes, 0),
  }
}
