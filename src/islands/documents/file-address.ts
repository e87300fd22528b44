/** Where a version's bytes are read; `isInline` where the browser shows them itself. */
export const fileHref = ({ file_id }: { readonly file_id: string }, isInline = false) =>
  `/files/${encodeURIComponent(file_id)}${isInline ? '?inline' : ''}`

export const isPicture = (mime: string) => mime === 'image/png' || mime === 'image/jpeg'

export const isShownByBrowser = (mime: string) => isPicture(mime) || mime === 'application/pdf'
