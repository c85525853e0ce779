// Runs right after the served sign-in, before it is painted: whoever is signed in does not see it, and it takes the theme
// that was chosen or that the device prefers (app/theme-choice.ts). The app itself loads meanwhile.
const root = document.getElementById('root')
const read = (name, key) => {
  try {
    return window[name].getItem(key)
  } catch {
    return null
  }
}
if (/"accessToken":"/.test(read('sessionStorage', 'contapro-auth') ?? '')) root.replaceChildren()
const choice = read('localStorage', 'contapro-tema')
const isDark = choice ? choice === 'oscuro' : window.matchMedia('(prefers-color-scheme: dark)').matches
if (isDark) root.querySelector('[data-cp-theme="contapro"]')?.setAttribute('data-cp-theme', 'contapro-dark')
