import type { Found } from '#routes'
import { redirect } from '../answers.ts'
import { mainLogin } from '../sign-in/handover.ts'
import { isLoginPage, loginPage } from '../sign-in/login-page.ts'
import type { EdgeContext, Visit } from '../visit.ts'
import { verdictOn } from './guarding.ts'
import { missingPage, shellAnswer, shellFor } from './pages.ts'

export const page = async ({ var: { visit } }: EdgeContext) => {
  const verdict = await verdictOn(visit, visit.url.pathname)
  switch (verdict.kind) {
    case 'page':
      return pageResponse(visit, verdict.found)
    case 'missing':
      return missingPage(visit)
    case 'main-login':
      return mainLogin(visit)
    case 'moved':
      return redirect(verdict.location, verdict.status)
    default:
      return redirect(verdict.location)
  }
}

const pageResponse = async (visit: Visit, { name, route }: Found) => {
  if (isLoginPage(name)) return loginPage(visit, route)
  const shell = await shellFor(visit.env, visit.site, route.path)
  return shell ? shellAnswer(visit, shell, 'page', name === '403' ? 403 : 200) : missingPage(visit)
}
