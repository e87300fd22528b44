/** Runs in the page: the name of the error that assigning HTML throws; 'none' where it is allowed. */
export const setHtml = () => {
  try {
    document.createElement('div').innerHTML = '<b>x</b>'
    return 'none'
  } catch (error) {
    return error instanceof Error ? error.name : 'none'
  }
}

/** What the browser says when it refuses that. */
export const REFUSED_HTML = /require-trusted-types-for|TrustedHTML/
