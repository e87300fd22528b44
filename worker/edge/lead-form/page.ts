import { createHash } from 'node:crypto'
import type { Site } from '#worker/directory/site'
import { as } from '../cache-rules.ts'
import { escapeHtml } from '../page/placeholders.ts'
import type { Fields } from './read.ts'

const styles = `:root{color-scheme:light dark}
*{box-sizing:border-box}
body{margin:0;padding:1.25rem;font:16px/1.5 system-ui,sans-serif;max-width:36rem}
h1{font-size:1.375rem;line-height:1.3;margin:0 0 .25rem}
p{margin:0 0 1rem}
.two{display:grid;grid-template-columns:repeat(auto-fit,minmax(13rem,1fr));gap:0 1rem}
label,legend{font-weight:600}
fieldset{border:0;margin:0 0 1rem;padding:0}
fieldset label,.tick label{display:flex;gap:.625rem;align-items:center;min-height:2.75rem;font-weight:400}
legend{padding:0}
input[type=checkbox],input[type=radio]{margin:0}
.field{margin:0 0 1rem}
input[type=text],input[type=tel],input[type=email],textarea{display:block;width:100%;min-height:2.75rem;padding:.5rem .75rem;font:inherit;color:inherit;background:transparent;border:1px solid light-dark(#767676,#9a9a9a);border-radius:.375rem}
input[type=checkbox],input[type=radio]{width:1.25rem;height:1.25rem;flex:none}
:focus-visible{outline:3px solid light-dark(#0b57d0,#8ab4f8);outline-offset:2px}
.fault{color:light-dark(#a50e0e,#f6aea9);font-weight:600}
button{min-height:2.75rem;padding:.625rem 1.25rem;font:inherit;font-weight:600;color:light-dark(#fff,#1f1f1f);background:light-dark(#1f3a5f,#a8c7fa);border:0;border-radius:.375rem}
.small{font-size:.875rem}
.else{position:absolute;left:-100vw;width:1px;height:1px;overflow:hidden}`

const stylesHash = createHash('sha256').update(styles).digest('base64')

// Only the firm's own websites may frame the form.
const policyOf = ({ firm }: Site) =>
  [
    "default-src 'none'",
    `style-src 'sha256-${stylesHash}'`,
    "base-uri 'none'",
    "form-action 'self'",
    `frame-ancestors ${["'self'", ...(firm.websites ?? [])].join(' ')}`,
  ].join('; ')

const page = (site: Site, title: string, body: string, status: number) => {
  const html = `<!doctype html>
<html lang="en-GB">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeHtml(title)} · ${escapeHtml(site.firm.brand.name)}</title>
<style>${styles}</style>
<body>
<main>
${body}
</main>
</html>`
  const headers = {
    'Content-Type': 'text/html; charset=utf-8',
    'Content-Security-Policy': policyOf(site),
  }
  return as('page', new Response(html, { status, headers }))
}

export type FormState = {
  readonly token: string
  readonly fields?: Fields
  readonly faults?: Readonly<Record<string, readonly string[]>>
  readonly refused?: string
}

export const formPage = (site: Site, state: FormState, status = 200) =>
  page(site, 'Ask for a quote', formOf(site, state), status)

/** The page after a quote request was received. */
export const thanksPage = (site: Site) =>
  page(
    site,
    'Thank you',
    `<h1>Thank you. We have your enquiry.</h1>
<p>Someone from ${escapeHtml(site.firm.brand.name)} will be in touch, usually within 15 minutes during office hours. You can also call ${escapeHtml(site.firm.phone)}.</p>`,
    200,
  )

const kinds = [
  ['intent_sale', 'Selling'],
  ['intent_purchase', 'Buying'],
  ['intent_remortgage', 'Remortgaging'],
  ['intent_transfer-of-equity', 'Adding or removing an owner'],
] as const

const formOf = ({ firm }: Site, { token, fields = {}, faults = {}, refused = '' }: FormState) => {
  const value = (name: string) => escapeHtml(fields[name] ?? '')
  const errorFor = (name: string) =>
    faults[name]
      ? `<p class="fault" id="${name}-fault">${escapeHtml(faults[name].join(' '))}</p>`
      : ''
  const textField = (name: string, label: string, type = 'text', autocomplete = 'off') =>
    `<div class="field"><label for="${name}">${label}</label>
<input type="${type}" id="${name}" name="${name}" value="${value(name)}" autocomplete="${autocomplete}" maxlength="200"${faults[name] ? ` aria-invalid="true" aria-describedby="${name}-fault"` : ''}>${errorFor(name)}</div>`
  const checkbox = (name: string, label: string) =>
    `<label><input type="checkbox" name="${name}"${fields[name] === undefined ? '' : ' checked'}> ${label}</label>`
  const radio = (of: string, label: string) =>
    `<label><input type="radio" name="sale_stage" value="${of}"${(fields['sale_stage'] ?? 'presold') === of ? ' checked' : ''}> ${label}</label>`
  return `<h1>Ask for a quote</h1>
<p>${escapeHtml(firm.brand.name)} usually replies within 15 minutes during office hours.</p>
${refused ? `<p class="fault" role="alert">${escapeHtml(refused)}</p>` : ''}
<form method="post" action="/lead-form">
<input type="hidden" name="token" value="${escapeHtml(token)}">
<input type="hidden" name="page" value="${value('page')}">
<input type="hidden" name="language" value="${value('language')}">
<div class="else" aria-hidden="true"><label for="website">Leave this empty</label><input type="text" id="website" name="website" tabindex="-1" autocomplete="off"></div>
<div class="two">${textField('first_name', 'First name', 'text', 'given-name')}${textField('last_name', 'Last name', 'text', 'family-name')}</div>
<div class="two">${textField('phone', 'Telephone', 'tel', 'tel')}${textField('email', 'Email', 'email', 'email')}</div>
<fieldset><legend>What do you need help with?</legend>${kinds.map(([name, label]) => checkbox(name, label)).join('')}</fieldset>
<fieldset><legend>Has an offer been accepted?</legend>${radio('sold', 'Yes')}${radio('presold', 'Not yet')}</fieldset>
<div class="two">${textField('postcode', 'Postcode of the property', 'text', 'postal-code')}${textField('price', 'Approximate price')}</div>
<div class="field"><label for="message">Anything else</label><textarea id="message" name="message" rows="3" maxlength="4000">${value('message')}</textarea></div>
<div class="tick">${checkbox('consent', 'You may call or write to me about this enquiry.')}</div>${errorFor('consent')}
<div class="tick">${checkbox('marketing', 'Send me occasional news (optional).')}</div>
<p class="small">We only use these details to reply to your enquiry, unless you ask for news.</p>
<button type="submit">Ask for a quote</button>
</form>`
}
