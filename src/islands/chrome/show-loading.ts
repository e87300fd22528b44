import { $loading, $progress } from '#stores/chrome/loading'

/** Shows the line at the top and, over the page, that the next one is loading. */
export const showLoading = () => {
  $loading.subscribe((isLoading) => {
    element()?.toggleAttribute('data-page', isLoading)
    element()?.setAttribute('aria-hidden', String(!isLoading))
  })
  $progress.subscribe(({ percent, isShown }) => {
    element()?.toggleAttribute('data-line', isShown)
    element()?.style.setProperty('--p', String(percent / 100))
  })
}

const element = () => document.getElementById('loading')
