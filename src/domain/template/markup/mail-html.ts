import type { Block } from './block.ts'
import { escapeHtml } from './escaping.ts'
import { htmlFrom } from './html.ts'

export type Mail = {
  readonly language: 'en' | 'cy'
  readonly subject: string
  /** What an inbox shows beside the subject; '' for none. */
  readonly preheader: string
  readonly header: readonly Block[]
  readonly body: readonly Block[]
  readonly footer: readonly Block[]
}

const hidden = 'display:none;max-height:0;overflow:hidden'
const font = "font:16px/1.5 -apple-system,'Segoe UI',Roboto,Arial,sans-serif;color:#1b1f24"
const quiet = 'padding:16px 32px;font-size:13px;color:#57606a;border-top:1px solid #d9dde3'

/** A mail as a whole page of tables, as mail programs read it best. */
export const mailHtml = ({ language, subject, preheader, header, body, footer }: Mail) =>
  `<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark"><title>${escapeHtml(subject)}</title></head>
<body style="margin:0;${font}">
<div style="${hidden}">${escapeHtml(preheader)}</div>
<table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr><td align="center">
<table role="presentation" width="600" cellpadding="0" cellspacing="0" style="max-width:100%">
<tr><td style="padding:24px 32px 0">${htmlFrom(header)}</td></tr>
<tr><td style="padding:16px 32px">${htmlFrom(body)}</td></tr>
<tr><td style="${quiet}">${htmlFrom(footer)}</td></tr>
</table></td></tr></table></body></html>`
