/** Shows the path that was not found; runs after every navigation. */
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
