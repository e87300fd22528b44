import type { Audience } from './audience.ts'

/** A firm's colour; the product sets the lightness, so that text stays readable. */
export type Brand = {
  readonly name: string
  readonly strapline: string
  readonly hue: number
  readonly chroma: number
}

/** A back end of the firm's own: its API, its Reverb, and how people sign in there. */
export type ExternalBackend = {
  /** 'https://api.firm.example', perhaps with a path. */
  readonly apiDomain: string
  readonly realtime: { readonly key: string; readonly host: string; readonly port: number }
  /** The sign-in path: takes an email address and a password, returns a token. */
  readonly login?: string
  /** The sign-out path: revokes the token it is called with. */
  readonly logout?: string
  /** The page of the firm's identity provider, opened in a window. */
  readonly sso?: string
}

/** A firm's realtime settings where they differ from the defaults. */
export type FirmRealtime = {
  /** Number of Hubs that the sockets are spread over, at most 64; changes with a deploy. */
  readonly shards?: number
  /** Most sockets open at once. */
  readonly max_connections?: number
  /** Hosts whose pages may connect besides those of the firm's domains: 'intranet.example', '*.example.com'. */
  readonly allowed_origins?: readonly string[]
  /** Whose client events browsers receive; 'none' also hides who is editing what. */
  readonly client_events?: 'members' | 'all' | 'none'
  readonly subscription_counts?: boolean
}

/** A directory entry: what is known of a firm before anybody signs in. */
export type Firm = {
  readonly tenant: string
  readonly brand: Brand
  readonly domains: readonly string[]
  readonly labels: Readonly<Record<Audience, string>>
  /** The address of its registered office; absent while unknown. */
  readonly address?: string
  readonly phone: string
  readonly email: string
  readonly regulator: { readonly body: 'SRA' | 'CLC'; readonly number: string }
  /** Of its bills; absent while unknown. */
  readonly vat_number?: string
  /** Whom to contact when locked out. */
  readonly unlocks: string
  /** The picture that the firm uploaded. */
  readonly logo?: { readonly file: string; readonly type: 'image/png' | 'image/jpeg' }
  /** Sites of the firm's own that show its enquiry form in a frame: 'https://www.firm.example'. */
  readonly websites?: readonly string[]
  readonly realtime?: FirmRealtime
  /** A back end of the firm's own; the embedded one when absent. */
  readonly external?: ExternalBackend
}

/** The run-time configuration of a firm's pages, in `<script id="firm">`. */
export type FirmConfig = {
  readonly tenantId: string
  readonly brand: Brand
  readonly audience: Audience | null
  readonly environment: string
  readonly apiDomain: string
  readonly realtime: { readonly app_key: string; readonly host: string; readonly port: number }
  readonly phone: string
  readonly email: string
  readonly build: string
  /** Whether messages to people outside the product can be sent. */
  readonly sends_messages: boolean
  /** The address where single sign-on starts; absent for a firm without it. */
  readonly sso?: string
}
