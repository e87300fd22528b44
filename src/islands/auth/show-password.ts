/** Lets a person see the password that they type in a form. */
export const enableShowPassword = (form: HTMLFormElement) => {
  const input = form.querySelector<HTMLInputElement>('input[type="password"]')
  const button = form.querySelector<HTMLButtonElement>('[data-show]')
  if (!input || !button) return
  button.hidden = false
  button.addEventListener('click', () => {
    const isVisible = input.type === 'text'
    input.type = isVisible ? 'password' : 'text'
    button.setAttribute('aria-pressed', String(!isVisible))
    button.querySelector('use')?.setAttribute('href', `/icons.svg#${isVisible ? 'eye' : 'eye-off'}`)
  })
  // Password managers recognise the field only while its type is password.
  form.addEventListener('submit', () => {
    input.type = 'password'
  })
}
