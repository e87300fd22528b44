/** Shows the path that was not found; runs after every navigation. */
export const showPath = () => {
  const element = document.querySelector('[data-path]')
  if (element) element.textContent = `: ${decoded(location.pathname)}`
}

const decoded = (path: string) => {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}
