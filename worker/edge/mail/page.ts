import type { MailAttachment } from '#domain/mail/attachment'

const PICTURE = /^image\/(?:png|jpeg|gif|webp)$/

/** The mail's own pictures as data addresses, by Content-ID. */
export const ownPictures = (attachments: readonly MailAttachment[]): Map<string, string> =>
  new Map(
    attachments.flatMap(({ contentId, type, octets }) =>
      contentId !== null && PICTURE.test(type)
        ? [
            [
              contentId,
              `data:${type};base64,${Buffer.from(octets, 'latin1').toString('base64')}`,
            ] as const,
          ]
        : [],
    ),
  )

// Links may open a tab of their own; nothing in the mail runs, submits or reads anything of ours.
const policyOf = (isRemoteAllowed: boolean) =>
  [
    'sandbox allow-popups allow-popups-to-escape-sandbox',
    "default-src 'none'",
    "style-src 'unsafe-inline'",
    `img-src data:${isRemoteAllowed ? ' https:' : ''}`,
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'self'",
  ].join('; ')

const STYLE =
  'body{margin:16px;font:15px/1.5 system-ui,sans-serif;color:#1b1b1b;background:#fff;overflow-wrap:anywhere}' +
  'img{max-width:100%;height:auto}pre{white-space:pre-wrap}table{max-width:100%}' +
  'blockquote{margin:0 0 0 8px;padding-left:8px;border-left:2px solid #bbb}'

/** A page of its own for the safe HTML of a mail. */
export const emailPage = (html: string, isRemoteAllowed: boolean) =>
  new Response(
    `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Email</title><meta name="color-scheme" content="light"><meta name="viewport" content="width=device-width"><style>${STYLE}</style></head><body>${html}</body></html>`,
    {
      headers: {
        'Content-Type': 'text/html; charset=utf-8',
        'Content-Security-Policy': policyOf(isRemoteAllowed),
      },
    },
  )
