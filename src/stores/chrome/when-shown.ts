/** Milliseconds after which the page counts as shown, whatever is still awaited. */
const LONGEST = 5000

let shown: Promise<void> | undefined

/** Resolves once no skeleton is left on the page, so that its rows come before all else. */
export const whenShown = () => {
  if (shown === undefined) document.addEventListener('astro:after-swap', forget, { once: true })
  shown ??= Promise.race([page(), pause(LONGEST)])
  return shown
}

const forget = () => {
  shown = undefined
}

const page = async () => {
  await loaded()
  await withoutSkeletons()
  await new Promise(requestAnimationFrame)
  await pause(0)
}

const loaded = () =>
  new Promise<void>((resolve) => {
    if (document.readyState === 'complete') resolve()
    else addEventListener('load', () => resolve(), { once: true })
  })

const withoutSkeletons = () =>
  new Promise<void>((resolve) => {
    if (!hasSkeletons()) return resolve()
    const observer = new MutationObserver(() => {
      if (hasSkeletons()) return
      observer.disconnect()
      resolve()
    })
    observer.observe(document, { childList: true, subtree: true, attributeFilter: ['ssr'] })
  })

const hasSkeletons = () => document.querySelector('astro-island[ssr], .skels') !== null

const pause = (milliseconds: number) =>
  new Promise<void>((resolve) => setTimeout(resolve, milliseconds))
