// What the domain uses of what browsers, the worker and Node have alike; it may have nothing else of them.

interface URL {
  readonly protocol: string
  readonly username: string
  readonly password: string
  readonly hostname: string
  readonly port: string
  readonly hash: string
}

declare var URL: {
  new (address: string): URL
  canParse(address: string): boolean
}

interface URLSearchParams extends Iterable<[name: string, value: string]> {}

declare var URLSearchParams: {
  new (search: string): URLSearchParams
}
