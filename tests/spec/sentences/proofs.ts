/** Proofs that many sentences share: tests that walk the table of pages, or a file's own beginning. */
const pages = 'spec/section-2-pages.test.ts › every page of the specification'
const served = 'worker/spec/section-2-pages.test.ts'

/** The page is a route, and no page is one that nobody named. */
export const isRoute = `${pages} › is a route, and every other route says that it is added`
/** Title, layout, guard and permissions of a page are those of its row. */
export const hasRow = `${pages} › $path has its title, its layout, its guard and its permissions`
/** The page as it is served says its title. */
export const saysTitle =
  'e2e/spec/pages.test.ts › page title and description come from route meta fields, prefixed with the product’s brand name › $path'
/** A visitor is sent to sign in. */
export const needsUser = `${served} › a guard named authenticated applies to most pages › $path sends a visitor to sign in`
/** A visitor is shown the page. */
export const isOpen = `${served} › a guard named authenticated applies to most pages › $path is for everybody`
/** Whoever lacks one of its permissions is sent home. */
export const needsPermissions = `${served} › each route declares required permissions › $path needs $permissions`
/** Every signed-in person of its area is shown the page. */
export const needsNothingElse = `${served} › each route declares required permissions › $path needs nothing but a user`

/** Addresses of every kind of wrong were asked for on every host. */
export const addresses = 'nightly/addresses.test.ts'

const walk = 'e2e/spec/walk.test.ts › every page, for every kind of person, on every host'

/** Every page was opened by everybody on every host of the running product. */
export const walked = `${walk} › answers as the specification has it`
export const walkPrinted = `${walk} › is printed as it was seen`
export const walkLeavesSessions = `${walk} › leaves everybody signed in who opened no sign-in page`

export const page = [hasRow, saysTitle] as const
export const userPage = [...page, needsUser] as const
export const permittedPage = [...userPage, needsPermissions] as const
export const freePage = [...userPage, needsNothingElse] as const
export const openPage = [...page, isOpen] as const

export const audiences = 'worker/spec/section-1-audiences.test.ts'
export const states = 'worker/spec/section-4-states.test.ts'
export const chrome = 'spec/section-2-chrome.test.ts'
export const calls = 'spec/section-7-calls.test.ts'
export const errors = 'spec/section-8-errors.test.ts'
export const constants = 'spec/section-9-constants.test.ts'
export const constant = `${constants} › the constants of the specification › %s: %j`
export const seenChrome = 'e2e/spec/chrome.test.ts'
export const seenStates = 'e2e/spec/states.test.ts'
