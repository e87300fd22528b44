import type { Audience } from './audience.ts'

/** A firm's colour: lightness is the product's own, so that words stay readable in any. */
export type Brand = {
  readonly name: string
  readonly strapline: string
  readonly hue: number
  readonly chroma: number
}

/** A back end of the firm's own: its API, its Reverb, and how people sign in there. */
export type External = {
  /** 'https://api.firm.example', perhaps with a path. */
  readonly apiDomain: string
  readonly realtime: { readonly key: string; readonly host: string; readonly port: number }
  /** Its path that takes an email address and a password and gives a token. */
  readonly login?: string
  /** Its path that ends the token that it is called with. */
  readonly logout?: string
  /** The page of the firm's identity provider, which opens in a window. */
  readonly sso?: string
}

/** How a firm's own sockets are held, where it differs from what is usual. */
export type FirmRealtime = {
  /** Over how many Hubs they are spread, 64 at most: one holds a few thousand with ease. Changes with a deploy. */
  readonly shards?: number
  /** Sockets at once. */
  readonly max_connections?: number
  /** Hosts whose pages may connect besides those of the firm's domains: 'intranet.example', '*.example.com'. */
  readonly allowed_origins?: readonly string[]
  /** From whom browsers take events of other browsers: 'none' leaves out who is editing what. */
  readonly client_events?: 'members' | 'all' | 'none'
  readonly subscription_counts?: boolean
}

/** A directory entry: everything that is known of a firm before anybody signs in. */
export type Firm = {
  readonly tenant: string
  readonly brand: Brand
  /** The firm's own domains; an audience's label stands before one of them. */
  readonly domains: readonly string[]
  readonly labels: Readonly<Record<Audience, string>>
  readonly phone: string
  readonly email: string
  readonly regulator: { readonly body: 'SRA' | 'CLC'; readonly number: string }
  /** Whom to ask when locked out. */
  readonly unlocks: string
  /** Sites of the firm's own that show its enquiry form in a frame: 'https://www.firm.example'. */
  readonly websites?: readonly string[]
  readonly realtime?: FirmRealtime
  /** A back end of the firm's own; the embedded one when absent. */
  readonly external?: External
}

/** What a page of the firm is told at run time, in its `<script id="firm">`. */
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
  /** Where single sign-on begins, for a firm that has it. */
  readonly sso?: string
}
