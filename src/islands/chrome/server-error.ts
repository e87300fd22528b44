const traceOf = () => document.querySelector('[data-trace]')?.textContent?.trim() ?? ''

export const showServerError = () => {
  document.querySelector('.trace')?.toggleAttribute('hidden', traceOf() === '')
  document.querySelector('[data-reload]')?.addEventListener('click', () => location.reload())
  document.querySelector('[data-copy]')?.addEventListener('click', ({ currentTarget }) => {
    if (currentTarget instanceof HTMLElement) void copy(currentTarget)
  })
}

const copy = async (button: HTMLElement) => {
  const lines = [`Error ${traceOf()}`, location.href, new Date().toISOString(), navigator.userAgent]
  await navigator.clipboard.writeText(lines.join('\n'))
  button.textContent = 'Copied'
}
