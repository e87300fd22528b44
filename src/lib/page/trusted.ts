type Trust = (text: string) => string

declare global {
  // Its values are typed as the strings that the sinks of the DOM library take.
  var trustedTypes:
    | {
        createPolicy(
          name: string,
          rules: { createHTML: Trust; createScript: Trust; createScriptURL: Trust },
        ): { createHTML: Trust; createScript: Trust; createScriptURL: Trust }
      }
    | undefined
}

const isOfThisHost = (address: string) => new URL(address, location.href).origin === location.origin

const ownFile = (address: string) => {
  if (isOfThisHost(address) && new URL(address, location.href).pathname.startsWith('/_astro/'))
    return address
  throw new TypeError(`Not a file of the build: ${address}`)
}

// The one policy that the content security policy names; whatever it does not pass, the browser refuses.
const rules = {
  createHTML: (html: string) => html,
  createScript: (text: string) => text,
  createScriptURL: ownFile,
}
const policy = globalThis.trustedTypes?.createPolicy('deedbox', rules) ?? rules

/** Parses the HTML that an address of this host answered; throws for any other host. */
export const parsePage = (html: string, from: string) => {
  if (!isOfThisHost(from)) throw new TypeError(`Not a page of this host: ${from}`)
  return new DOMParser().parseFromString(policy.createHTML(html), 'text/html')
}

/** The address of a file of the build, as scripts and workers take it; throws for any other. */
export const scriptFile = (address: string) => policy.createScriptURL(address)

/** A copy of an inline script of a parsed page; it runs once it is in the document, if the policy knows its hash. */
export const runnableScript = (script: HTMLScriptElement) => {
  const copy = document.createElement('script')
  for (const { name, value } of script.attributes) copy.setAttribute(name, value)
  copy.dataset['astroExec'] = ''
  copy.text = policy.createScript(script.text)
  return copy
}
