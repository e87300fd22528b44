import * as z from 'zod/mini'

export const MOST_LOGO_BYTES = 200 * 1024

/** The first bytes of each type of picture, in base64. */
const SIGNATURES = { 'image/png': 'iVBORw0KGgo', 'image/jpeg': '/9j/' } as const

const ENDINGS = { 'image/png': 'png', 'image/jpeg': 'jpg' } as const

const LogoType = z.enum(['image/png', 'image/jpeg'], 'Choose a PNG or JPEG picture.')

/** A picture as it is uploaded, its bytes in base64; only what every mail and PDF reader shows. */
export const Logo = z
  .strictObject({
    type: LogoType,
    data: z
      .string()
      .check(
        z.maxLength(Math.ceil(MOST_LOGO_BYTES / 3) * 4, 'Choose a picture of 200 KB or less.'),
        z.regex(/^[A-Za-z0-9+/]+={0,2}$/, 'Choose a PNG or JPEG picture.'),
      ),
  })
  .check(({ value, issues }) => {
    const message = 'This is not a picture of that type. Choose a PNG or JPEG picture.'
    if (!value.data.startsWith(SIGNATURES[value.type]))
      issues.push({ code: 'custom', path: ['data'], message, input: value })
  })
export type Logo = z.infer<typeof Logo>

/** Where a firm’s logo is stored: the name of its file says what it holds. */
export const LogoFile = z.object({ file: z.string(), type: LogoType })
export type LogoFile = z.infer<typeof LogoFile>

/** The file of a logo with this hash: '0a1b….png'. */
export const logoFileOf = (type: Logo['type'], hash: string): LogoFile => ({
  file: `${hash.slice(0, 32)}.${ENDINGS[type]}`,
  type,
})

export const logoKey = (tenant: string, { file }: LogoFile) => `${tenant}/brand/${file}`

/** The address of a logo on every host of its firm; it changes with the picture. */
export const logoAddress = ({ file }: LogoFile) => `/brand/logo?v=${file}`
