import { $loading, $progress } from '#stores/chrome/loading'

export const showLoading = () => {
  $loading.subscribe((isLoading) => {
    element()?.toggleAttribute('data-page', isLoading)
    element()?.setAttribute('aria-hidden', String(!isLoading))
  })
  $progress.subscribe(({ percent, isVisible }) => {
    element()?.toggleAttribute('data-line', isVisible)
    element()?.style.setProperty('--p', String(percent / 100))
  })
}

const element = () => document.getElementById('loading')
