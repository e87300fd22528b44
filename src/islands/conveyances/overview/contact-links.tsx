import { tel } from '#components/form/tel.ts'
import { formatPhone, parsePhone } from '#domain/contact'

type TextProps = { children: string | null | undefined }

/** A telephone number that calls; a dash when there is none. */
export const PhoneLink = ({ children: phone }: TextProps) =>
  phone ? (
    <a className="link num nowrap" href={tel(phone)}>
      {formatPhone(parsePhone(phone) ?? phone)}
    </a>
  ) : (
    '–'
  )

/** An email address to write to; a dash when there is none. */
export const EmailLink = ({ children: email }: TextProps) =>
  email ? (
    <a className="link" href={`mailto:${email}`}>
      {email}
    </a>
  ) : (
    '–'
  )
