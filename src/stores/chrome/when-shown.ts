/** Milliseconds after which the page counts as shown, whatever is still awaited. */
const LONGEST = 5000
const STEP = 25

let shown: Promise<void> | undefined

/** Resolves once no skeleton is left on the first page of the document, so that its rows come before all else. */
export const whenShown = () => {
  shown ??= Promise.race([firstPage(), pause(LONGEST)])
  return shown
}

const firstPage = async () => {
  while (document.readyState !== 'complete' || document.querySelector('astro-island[ssr], .skels'))
    await pause(STEP)
  await new Promise(requestAnimationFrame)
  await pause(0)
}

const pause = (milliseconds: number) =>
  new Promise<void>((resolve) => setTimeout(resolve, milliseconds))
