const names = ['__Host-auth_token', 'auth_token'] as const

export const authToken = () => {
  if (typeof document === 'undefined') return null
  const cookies = document.cookie.split('; ')
  for (const name of names) {
    const value = cookies.find((cookie) => cookie.startsWith(`${name}=`))?.slice(name.length + 1)
    if (value) return decodeURIComponent(value)
  }
  return null
}

/** Deletes the token cookie; the server ends the session itself. */
export const forgetToken = () => {
  if (typeof document === 'undefined') return
  for (const name of names) {
    const secure = name.startsWith('__Host-') ? '; Secure' : ''
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is asynchronous, and the page is leaving
    document.cookie = `${name}=; Path=/; Max-Age=0; SameSite=Strict${secure}`
  }
}
