// The only platform types that the domain may use: those that browsers, the worker and Node share.

interface URL {
  readonly protocol: string
  readonly username: string
  readonly password: string
  readonly hostname: string
  readonly port: string
  readonly pathname: string
  readonly search: string
  readonly hash: string
}

declare var URL: {
  new (address: string): URL
  canParse(address: string): boolean
}

interface URLSearchParams extends Iterable<[name: string, value: string]> {
  has(name: string): boolean
  get(name: string): string | null
}

declare var URLSearchParams: {
  new (search?: string): URLSearchParams
}

interface TextDecoder {
  decode(bytes: Uint8Array): string
}

declare var TextDecoder: {
  new (label?: string, options?: { fatal?: boolean; ignoreBOM?: boolean }): TextDecoder
}

interface TextEncoder {
  encode(text: string): Uint8Array
}

declare var TextEncoder: {
  new (): TextEncoder
}
