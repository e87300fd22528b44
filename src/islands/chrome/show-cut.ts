export const showCut = () => {
  document.addEventListener('mouseover', ({ target }) => {
    const cut = target instanceof Element && target.closest<HTMLElement>('.cut, .list td')
    if (cut && cut.scrollWidth > cut.clientWidth && cut.title === '')
      cut.title = cut.textContent ?? ''
  })
}
