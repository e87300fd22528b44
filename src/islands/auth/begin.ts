import { showToasts } from '#islands/chrome/show-toasts.ts'
import { applyQuery } from '#stores/chrome/address-query'
import { clearPreviousUser, isReturningWindow } from '#stores/user/sign-in'
import { enhanceClientForms } from './client-forms.ts'
import { enhancePasswordForm } from './password-form.ts'
import { enhancePasswordLinkForms } from './password-link-forms.ts'
import { showService } from './show-service.ts'
import { enhanceSignInLink, reportSignIn } from './sign-in-window.ts'
import { offerSingleSignOn } from './single-sign-on.ts'

clearPreviousUser()
showToasts()
applyQuery()
if (!isReturningWindow()) offerSingleSignOn()
enhanceSignInLink()
reportSignIn()
enhancePasswordForm()
enhanceClientForms()
enhancePasswordLinkForms()
void showService()
if (document.querySelector('[data-enrolment]'))
  void import('./enrolment.ts').then(({ enhanceEnrolment }) => enhanceEnrolment())
