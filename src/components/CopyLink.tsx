import { useEffect, useState } from 'react'
import { Icon } from './Icon.tsx'
import { useKeys } from './overlay/keys.ts'

const VISIBLE_MS = 2000

export const CopyLink = () => {
  const [isCopied, setCopied] = useState(false)
  const copy = () => void navigator.clipboard.writeText(location.href).then(() => setCopied(true))
  useKeys([{ press: 'l', does: 'Copy the link to this page', run: copy }])
  useEffect(() => {
    if (!isCopied) return
    const wait = setTimeout(() => setCopied(false), VISIBLE_MS)
    return () => clearTimeout(wait)
  }, [isCopied])
  return (
    <>
      <span className="copied" role="status">
        {isCopied && 'Link copied'}
      </span>
      <button
        type="button"
        className="icon-btn"
        aria-label="Copy link"
        title="Copy link (L)"
        onClick={copy}
      >
        <Icon name={isCopied ? 'check' : 'link'} />
      </button>
    </>
  )
}
