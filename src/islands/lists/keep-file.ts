/** Gives the person a file that was made here. */
export const keepFile = (name: string, text: string, type = 'application/json') => {
  const address = URL.createObjectURL(new Blob([text], { type }))
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  URL.revokeObjectURL(address)
}
