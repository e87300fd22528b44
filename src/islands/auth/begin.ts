import { showToasts } from '#islands/chrome/show-toasts.ts'
import { readQuery } from '#stores/address-query'
import { enhanceClientForms } from './client-forms.ts'
import { enhancePasswordForm } from './password-form.ts'
import { showService } from './show-service.ts'

localStorage.removeItem('areas')
showToasts()
readQuery()
enhancePasswordForm()
enhanceClientForms()
void showService()
