/** Says which path was not found; called by the page, and after every swap. */
export const showPath = () => {
  const place = document.querySelector('[data-path]')
  if (place) place.textContent = `: ${decoded(location.pathname)}`
}

const decoded = (path: string) => {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}
