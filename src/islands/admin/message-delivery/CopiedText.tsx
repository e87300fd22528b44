import { useState } from 'react'
import { Icon } from '#components/Icon.tsx'

/** A text with a button that copies it. */
export const CopiedText = ({ label, text }: { label: string; text: string }) => {
  const [isCopied, setCopied] = useState(false)
  const copy = () => void navigator.clipboard.writeText(text).then(() => setCopied(true))
  return (
    <span className="copied-text">
      <code>{text}</code>
      <button type="button" className="btn small" onClick={copy}>
        <Icon name={isCopied ? 'check' : 'copy'} /> {isCopied ? 'Copied' : label}
      </button>
    </span>
  )
}
