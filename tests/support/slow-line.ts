import type { Page } from 'playwright'

const KB = 1024

/** The line of a telephone in a village: 400 ms there and back, 50 KB a second, until it is cut. */
export const slowLineOf = async (page: Page) => {
  const cdp = await page.context().newCDPSession(page)
  const set = (offline: boolean, upload = 50) =>
    cdp.send('Network.emulateNetworkConditions', {
      offline,
      latency: 400,
      downloadThroughput: 50 * KB,
      uploadThroughput: upload * KB,
    })
  await cdp.send('Network.enable')
  await set(false)
  return {
    cut: () => set(true),
    /** `upload` in KB a second. */
    mend: (upload?: number) => set(false, upload),
  }
}
